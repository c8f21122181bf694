import t from 'tap';
import { formatCsv } from './format-csv.ts';

t.test('quotes what needs it, and gives a spreadsheet nothing to run', async (t) => {
  const at = new Date('2026-11-01T09:00:00Z');
  t.equal(
    formatCsv([
      { id: 1, name: 'Tide, "II"', at, note: null },
      { id: -2, name: '=SUM(A1)', at, note: '-1' },
    ]),
    [
      'id,name,at,note',
      '1,"Tide, ""II""",2026-11-01T09:00:00.000Z,',
      "-2,'=SUM(A1),2026-11-01T09:00:00.000Z,'-1",
    ].join('\r\n'),
  );
  t.equal(formatCsv([]), '');
});
