/** One @, no white space, and a top-level domain of two or more letters. */
export const emailPattern = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)*\.\p{L}{2,}$/u;

/** Addresses are compared without regard to case or surrounding space. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}
