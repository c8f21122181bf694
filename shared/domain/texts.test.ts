import { expect, test } from 'vitest';
import { fileNameLine, isLine, isProse, isStorable } from './texts.ts';

test.each(['', 'Ada', 'Größe\n12 × 9', '😀', '\u{1f469}\u200d\u{1f3a8}', 'שלום\u200f'])(
  'accepts %j as text',
  (text) => expect(isStorable(text)).toBe(true),
);

test.each(['a\0b', '\ud83d', '\ude00\ud83d', 'a\udc00'])('refuses %j as text', (text) => {
  expect(isStorable(text)).toBe(false);
  expect(isLine(text)).toBe(false);
});

test.each(['Ada Ó Okafor-O’Brien', 'שלום', '山田 花子', '\u{1f469}\u200d\u{1f3a8}'])(
  'accepts %j as a line',
  (text) => expect(isLine(text)).toBe(true),
);

test.each(['', 'One.\n\nTwo:\ta table', 'Größe 12 × 9', 'שלום\u200f'])(
  'takes %j as prose',
  (text) => expect(isProse(text)).toBe(true),
);

test.each(['a\u001b[2Jb', 'a\u0007b', 'a\u0085b', 'a\u009bb', 'a\u202eb', 'a\u2066b', 'a\0b'])(
  'does not take %j as prose',
  (text) => expect(isProse(text)).toBe(false),
);

test.each(['\u200b', '\u200b \u200d', '\u00ad', '\u3164', '\u2800', '\u115f\ufe0f'])(
  'does not take %j as a line: nothing of it is seen',
  (text) => expect(isLine(text)).toBe(false),
);

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
