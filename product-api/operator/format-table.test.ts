import t from 'tap';
import { formatTable } from './format-table.ts';
import { printable } from './printable.ts';

const hostile = [
  '\u001b[2J\u001b[H',
  '\u001b]0;title\u0007',
  '\u009b31m',
  '\u202eevil\u2066',
  'a\r\nFORGED  row',
  'a\u2028FORGED',
  'a\tb',
  '\u0008\u0008\u007f',
];

t.test('a cell stays in its row and its column', async (t) => {
  for (const cell of hostile) {
    const table = formatTable(['ID', 'NAME'], [['1', cell]], '');
    t.equal(table.split('\n').length, 2);
    t.notOk(/[\t\r\u2028]/.test(table));
  }
});

t.test('no character of a record reaches the terminal as a command', async (t) => {
  for (const text of hostile) {
    const shown = printable(text).replaceAll('\r\n', '\n');
    t.notOk(/[^\P{C}\n]/u.test(shown));
    const json = printable(JSON.stringify({ text }));
    t.notOk(/[^\P{C}\n]/u.test(json));
    t.ok(JSON.parse(json).text === text, 'and JSON says the same as before');
  }
  t.equal(printable('Größe\n12 × 9 😀 שלום'), 'Größe\n12 × 9 😀 שלום');
});
