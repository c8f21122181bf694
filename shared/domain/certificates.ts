/** Crockford's alphabet has no letter that is taken for a figure; four groups are 100 bits. */
export const certificateCode = /^[0-9A-HJKMNP-TV-Z]{5}(?:-[0-9A-HJKMNP-TV-Z]{5}){3}$/;

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Twenty characters in four groups, of as many random bytes. */
export function certificateCodeOf(random: Uint8Array): string {
  const characters = Array.from(random.subarray(0, 20), (byte) => alphabet[byte % 32] ?? '');
  return [0, 5, 10, 15].map((from) => characters.slice(from, from + 5).join('')).join('-');
}

/** The page that verifies a certificate. */
export const certificatePath = (code: string): string => `/certificates/${code}`;
