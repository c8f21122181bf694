import { expect, test } from 'vitest';
import { formatCsv, textOfCell } from './format-csv.ts';

test('quotes what needs it, and gives a spreadsheet nothing to run', () => {
  const at = new Date('2026-11-01T09:00:00Z');
  const csv = formatCsv([
    { id: 1, name: 'Tide, "II"', at, note: null },
    { id: -2, name: '=SUM(A1)', at, note: '-1' },
    { id: 3, name: 'abc;=1+1', at, note: null },
  ]);
  expect(csv).toBe(
    [
      'id,name,at,note',
      '1,"Tide, ""II""",2026-11-01T09:00:00.000Z,',
      "-2,'=SUM(A1),2026-11-01T09:00:00.000Z,'-1",
      `3,"abc;'=1+1",2026-11-01T09:00:00.000Z,`,
    ].join('\r\n'),
  );
  expect(formatCsv([])).toBe('');
});

const texts = ['=1+1', "'=1+1", '-2', '@you', "'quoted'", '\tx', 'plain', '', '"=1'];
const inside = [
  'a;=1+1;b',
  "a;'=1",
  'a;"=1+1;b',
  'a\r\n=1+1',
  'one\n- two\n- three',
  ';;+',
  '\r\r',
];

test.each([...texts, ...inside])('gives %j back as it was', (text) => {
  const line = formatCsv([{ text }]).slice('text\r\n'.length);
  const cell = line.startsWith('"') ? line.slice(1, -1).replaceAll('""', '"') : line;
  expect(textOfCell(cell)).toBe(text);
});

test.each([...texts, ...inside])(
  'gives a spreadsheet that splits at semicolons nothing of %j',
  (text) => {
    const line = formatCsv([{ id: 1, text }]).slice('id,text\r\n'.length);
    for (const part of line.split(/[;\r\n]/)) expect(part).not.toMatch(/^(?:"")*[=+\-@\t\r]/);
  },
);
