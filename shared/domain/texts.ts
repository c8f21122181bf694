/** What PostgreSQL takes as text: no NUL, and no half of a surrogate pair. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && !/\p{Cs}/u.test(text);
}

const strayInLine = /[\p{Cc}\p{Cs}\u2028-\u202e\u2066-\u2069]/u;
const straysInLine = new RegExp(strayInLine, 'gu');

/**
 * Storable, and one line that reads as it is written: no control characters, no line or paragraph
 * separators, none of Unicode's bidirectional embeddings, overrides and isolates.
 */
export function isLine(text: string): boolean {
  return !strayInLine.test(text);
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
