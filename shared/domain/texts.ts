import { withoutMarkFloods } from './combining-marks.ts';

/** What PostgreSQL accepts as text: no NUL, and no lone surrogates. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && !/\p{Cs}/u.test(text);
}

/** Control characters, line and paragraph separators, and characters that turn text around. */
const strayInProse = /[\u2028\u2029\p{Bidi_C}]|(?![\n\r\t])\p{Cc}/u;

/** Storable text of any number of lines that reads as written. */
export function isProse(text: string): boolean {
  return isStorable(text) && !strayInProse.test(text);
}

/**
 * A letter, figure, mark of punctuation or pictograph that is drawn. Other symbols do not count:
 * some are blank, such as U+1D159 and U+FFFC. U+13441 and U+13442 are letters and blank.
 */
const visible = /(?![\p{DI}\u{13441}\u{13442}])[\p{L}\p{N}\p{P}\p{Sc}\p{Sm}\p{ExtPict}]/u;
const strayInLine = /[\p{Cc}\p{Cs}\u2028\u2029\p{Bidi_C}]/u;
const straysInLine = new RegExp(strayInLine, 'gu');

/**
 * Storable, and a single line that reads as written: no control characters, line or paragraph
 * separators, or direction marks. Unless empty, it is visible.
 */
export function isLine(text: string): boolean {
  return !strayInLine.test(text) && (text.trim() === '' || visible.test(text));
}

/**
 * Removes what a line must not contain, and never cuts a character in half. Empty where nothing of
 * it is seen.
 */
export function lineWithin(text: string, longest: number): string {
  const words = text.replace(/\s/g, ' ').replace(straysInLine, '').replace(/ +/g, ' ').trim();
  const line = words.slice(0, longest).replace(straysInLine, '').trim();
  return isLine(line) ? line : '';
}

/**
 * Turns a file's name into a line of at most 200 characters; devices choose names, so none is
 * refused.
 */
export function fileNameLine(name: string): string {
  const characters = [...withoutMarkFloods(name)].filter(
    (character) => !strayInLine.test(character),
  );
  const line = characters.slice(0, 200).join('').trim();
  return (isLine(line) && line) || 'file';
}
