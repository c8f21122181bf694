/** What PostgreSQL takes as text: no NUL, and no half of a surrogate pair. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && !/\p{Cs}/u.test(text);
}

/** Control characters, line and paragraph separators, bidirectional embeddings and overrides. */
const strayInProse = /[\u2028-\u202e\u2066-\u2069]|(?![\n\r\t])\p{Cc}/u;

/** Storable, and several lines that read as they are written. */
export function isProse(text: string): boolean {
  return isStorable(text) && !strayInProse.test(text);
}

/** A character that is seen: no space, no format character, no filler. */
const visible = /[^\p{C}\p{Z}\p{M}\u115f\u1160\u2800\u3164\uffa0]/u;
const strayInLine = /[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]/u;
const straysInLine = new RegExp(strayInLine, 'gu');

/**
 * Storable, and one line that reads as it is written: no control characters, no line or paragraph
 * separators, none of Unicode's bidirectional embeddings, overrides and isolates. One that is not
 * empty shows something.
 */
export function isLine(text: string): boolean {
  return !strayInLine.test(text) && (text.trim() === '' || visible.test(text));
}

/** Without what has no place in a line, and never half a character at its end. */
export function lineWithin(text: string, longest: number): string {
  const words = text.replace(/\s/g, ' ').replace(straysInLine, '').replace(/ +/g, ' ').trim();
  return words.slice(0, longest).replace(straysInLine, '').trim();
}

/** A file's name as a line of at most 200 characters: a device gives it, so that none is refused. */
export function fileNameLine(name: string): string {
  const characters = [...name].filter((character) => !strayInLine.test(character));
  return characters.slice(0, 200).join('').trim() || 'file';
}
