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
      '3,"abc;=1+1",2026-11-01T09:00:00.000Z,',
    ].join('\r\n'),
  );
  expect(formatCsv([])).toBe('');
});

test.each(['=1+1', "'=1+1", '-2', '@you', "'quoted'", '\tx', 'plain', ''])(
  'gives %j back as it was',
  (text) => {
    const cell = formatCsv([{ text }]).split('\r\n')[1] ?? '';
    expect(textOfCell(cell)).toBe(text);
    expect(cell).not.toMatch(/^[=+\-@\t\r]/);
  },
);
