/** Characters that a terminal obeys or hides, and lone surrogates; newlines stay. */
const unprintable = /(?!\n|\r\n)\p{C}|[\u2028\u2029]/gu;

/**
 * A text for a terminal, with escapes in place of what is not seen: '\u001b'. Within the strings of
 * JSON the escapes mean the same characters.
 */
export function printable(text: string): string {
  return text.replace(unprintable, (character) =>
    character
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  );
}
