/**
 * Unquoted addresses of RFC 5321: a dot-atom of at most 64 characters, one @, labels of letters,
 * digits and inner hyphens, and a top-level domain of two or more letters.
 */
export const emailPattern =
  /^(?=[^@]{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}$/i;

/** Addresses are compared without regard to case or surrounding space. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}
