export const passwordHint = 'must include 8+ characters & 1 number';
export const passwordMinLength = 8;
/** Longer ones are refused, because hashing a huge password would cost too much. */
export const passwordMaxLength = 200;

/** At least 8 characters with at least 1 number. */
export function isPasswordStrong(password: string): boolean {
  return (
    password.length >= passwordMinLength &&
    password.length <= passwordMaxLength &&
    /\p{Nd}/u.test(password)
  );
}
