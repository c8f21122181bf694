import { expect, test } from 'vitest';
import { fileNameLine, isLine, isProse, isStorable, lineWithin } from './texts.ts';

test.each(['', 'Ada', 'Größe\n12 × 9', '😀', '\u{1f469}\u200d\u{1f3a8}', 'שלום\u200f'])(
  'accepts %j as text',
  (text) => expect(isStorable(text)).toBe(true),
);

test.each(['a\0b', '\ud83d', '\ude00\ud83d', 'a\udc00'])('refuses %j as text', (text) => {
  expect(isStorable(text)).toBe(false);
  expect(isLine(text)).toBe(false);
});

test.each([
  ...['Ada Ó Okafor-O’Brien', 'שלום', '山田 花子', '\u{1f469}\u200d\u{1f3a8}', '7', '—', '+', '€'],
  ...['a\u{1d159}', '\u{1d159}b', 'हिन्दी', 'ﷺ', '𝄞 7'],
])('accepts %j as a line', (text) => expect(isLine(text)).toBe(true));

test.each(['', 'One.\n\nTwo:\ta table', 'Größe 12 × 9', 'שלום', '😀'])(
  'takes %j as prose',
  (text) => expect(isProse(text)).toBe(true),
);

const bidiMarks = ['\u061c', '\u200e', '\u200f', '\u202a', '\u202e', '\u2066', '\u2069'];

test.each(bidiMarks)('refuses the direction mark %j, wherever people’s text is kept', (mark) => {
  expect(isProse(`a${mark}b`)).toBe(false);
  expect(isLine(`a${mark}b`)).toBe(false);
  expect(fileNameLine(`a${mark}b.png`)).toBe('ab.png');
  expect(lineWithin(`a${mark}b`, 9)).toBe('ab');
});

test.each(['a\u001b[2Jb', 'a\u0007b', 'a\u0085b', 'a\u009bb', 'a\u202eb', 'a\u2066b', 'a\0b'])(
  'does not take %j as prose',
  (text) => expect(isProse(text)).toBe(false),
);

test.each([
  ...['\u200b', '\u200b \u200d', '\u00ad', '\u3164', '\u2800', '\u115f\ufe0f'],
  ...['\u{1d159}', '\u{1d159}\u200b \u{1d159}', '\ufffc', '\ufff9', '\u034f', '\u180e'],
  ...['\u2060', '\u2064', '\u206a', '\ufe0f', '\u{16fe4}', '\u{1bca0}', '\u{e0041}', '\u17b4'],
  ...['\u303f', '\uffa0', '\u{13441}', '\u{13442}', '\u0301', '\ue000', '\uffff'],
])('does not take %j as a line: nothing of it is seen', (text) => {
  expect(isLine(text)).toBe(false);
  expect(lineWithin(text, 20)).toBe('');
  expect(fileNameLine(text)).toBe('file');
});

test.each(['a\nb', 'a\rb', 'a\tb', 'a\u001bb', 'a\u0085b', 'a\u2028b', 'a\u202eb', 'a\u2066b'])(
  'refuses %j as a line',
  (text) => expect(isLine(text)).toBe(false),
);

test.each([
  ['Certificate Größe 1.pdf', 'Certificate Größe 1.pdf'],
  ['fdp.\u202egnp.exe', 'fdp.gnp.exe'],
  ['a\r\nb\0\u2066c\u2069.png', 'abc.png'],
  ['\ud83d.png', '.png'],
  ['\r\n', 'file'],
  ['😀'.repeat(201), '😀'.repeat(200)],
])('turns the file name %j into %j', (given, kept) => {
  expect(fileNameLine(given)).toBe(kept);
});
