/** What PostgreSQL accepts as text: no NUL, and no lone surrogates. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && !/\p{Cs}/u.test(text);
}

/** Control characters, line and paragraph separators, bidirectional embeddings and overrides. */
const strayInProse = /[\u2028-\u202e\u2066-\u2069]|(?![\n\r\t])\p{Cc}/u;

/** Storable text of any number of lines that reads as written. */
export function isProse(text: string): boolean {
  return isStorable(text) && !strayInProse.test(text);
}

/** A visible character, rather than a space, a format character or a filler. */
const visible = /[^\p{C}\p{Z}\p{M}\u115f\u1160\u2800\u3164\uffa0]/u;
const strayInLine = /[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]/u;
const straysInLine = new RegExp(strayInLine, 'gu');

/**
 * Storable, and a single line that reads as written: no control characters, line or paragraph
 * separators, bidirectional embeddings, overrides or isolates. Unless empty, it is visible.
 */
export function isLine(text: string): boolean {
  return !strayInLine.test(text) && (text.trim() === '' || visible.test(text));
}

/** Removes what a line must not contain, and never cuts a character in half. */
export function lineWithin(text: string, longest: number): string {
  const words = text.replace(/\s/g, ' ').replace(straysInLine, '').replace(/ +/g, ' ').trim();
  return words.slice(0, longest).replace(straysInLine, '').trim();
}

/**
 * Turns a file's name into a line of at most 200 characters; devices choose names, so none is
 * refused.
 */
export function fileNameLine(name: string): string {
  const characters = [...name].filter((character) => !strayInLine.test(character));
  return characters.slice(0, 200).join('').trim() || 'file';
}
