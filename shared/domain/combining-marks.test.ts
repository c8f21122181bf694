import { expect, test } from 'vitest';
import { line, prose } from '../contracts/wire/text.ts';
import { withoutMarkFloods } from './combining-marks.ts';
import { fileNameLine } from './texts.ts';

const flood = (marks: number) => `a${'\u0301\u0489'.repeat(marks / 2)}b`;

test.each([flood(8), 'בְּרֵאשִׁ֖ית', 'ཧཱུྃ', 'ทู่ที่', 'ệ'.normalize('NFD'), '👩🏽‍🎨 1️⃣'])(
  'leaves the marks of any script: %j',
  (text) => {
    expect(withoutMarkFloods(text)).toBe(text);
    expect(line.safeParse(text).success && prose.safeParse(text).success).toBe(true);
  },
);

test.each([10, 90])(
  'refuses a row of %i marks where text is kept, and cuts a file’s name',
  (marks) => {
    expect(line.safeParse(flood(marks)).success).toBe(false);
    expect(prose.safeParse(flood(marks)).success).toBe(false);
    expect(fileNameLine(flood(marks))).toBe(flood(8));
  },
);
