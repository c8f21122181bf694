/**
 * An Idempotency-Key that nobody has used. Not `randomUUID`: browsers keep that from pages that came
 * over plain HTTP.
 */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
