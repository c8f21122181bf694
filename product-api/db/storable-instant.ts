/** Whether PostgreSQL reads an instant as it is written here: none before the year 1, or beyond 9999. */
export function isStorableInstant(at: Date): boolean {
  const year = at.getUTCFullYear();
  return year >= 1 && year <= 9999;
}
