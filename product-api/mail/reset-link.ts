/** The address of the page that sets a password with this token. */
export function resetLink(publicUrl: string, token: string): string {
  const link = new URL('/reset-password', publicUrl);
  link.searchParams.set('code', token);
  return link.href;
}
