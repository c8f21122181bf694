import { describe, expect, it } from 'vitest';
import { noBulkValues } from '../../../../../shared/domain/bulk-row.ts';
import { fileBytesAtMost, readFile } from './read-file.ts';
import { readSheet } from './read-sheet.ts';

const row = (more: object) => ({ ...noBulkValues, ...more });

describe('readSheet', () => {
  it('matches columns by name, in any order, and names those it does not use', async () => {
    const text =
      'Stock no;Price (GBP);Title;ARTIST\r\n7;1.250,00;Low Tide;"Valadares; Inês"\r\n\r\n';
    expect(await readSheet(text)).toEqual({
      ok: true,
      ignored: ['Stock no'],
      rows: [row({ artist: 'Valadares; Inês', artwork: 'Low Tide', price: '1.250,00' })],
    });
  });

  it('takes cells without headings in the order of the template', async () => {
    const sheet = await readSheet('Inês\tLow Tide\tAP\t300\t60\tyes\nBo\tHigh "Tide"');
    expect(sheet).toMatchObject({
      rows: [
        { artist: 'Inês', artwork: 'Low Tide', edition: 'AP', price: '300', expiry: '60' },
        { artist: 'Bo', artwork: 'High "Tide"', price: '', expiry: '30', insurance: 'no' },
      ],
    });
  });

  it('loses no row, whatever stands in it', async () => {
    const lines = [
      'Artist,Artwork,Price',
      '=HYPERLINK("http://x"),@cmd,+1',
      '"two\nlines",<img src=x>,-5',
      `${'x'.repeat(5000)},\u0007bell,1,extra,cells`,
      'short',
      '"never closed,b,c',
    ];
    const sheet = await readSheet(lines.join('\n'));
    expect(sheet.ok && sheet.rows.map(({ artist }) => artist.slice(0, 20))).toEqual([
      '=HYPERLINK("http://x',
      'two lines',
      'x'.repeat(20),
      'short',
      'never closed,b,c',
    ]);
    expect(sheet.ok && sheet.rows[2]?.artist).toHaveLength(200);
  });

  it('reads 5,000 rows, so that their number can be told', async () => {
    const sheet = await readSheet(`Artist,Artwork\n${'A,B\n'.repeat(5000)}`);
    expect(sheet.ok && sheet.rows).toHaveLength(5000);
  });

  it('says what is missing', async () => {
    expect(await readSheet('')).toEqual({ ok: false, reason: 'empty' });
    expect(await readSheet('Artist,Artwork\n')).toEqual({ ok: false, reason: 'empty' });
    expect(await readSheet('Artist,Price\nA,1')).toMatchObject({ reason: 'columns-missing' });
  });
});

describe('readFile', () => {
  const textOf = async (bytes: readonly number[]) => {
    const read = await readFile(new Blob([new Uint8Array(bytes)]));
    return read.ok ? read.text : read.reason;
  };

  it('reads UTF-8, UTF-16 and Windows-1252', async () => {
    expect(await textOf([0xc3, 0xa9])).toBe('é');
    expect(await textOf([0xe9, 0x80])).toBe('é€');
    expect(await textOf([0xff, 0xfe, 0xe9, 0x00])).toBe('é');
    expect(await textOf([0xfe, 0xff, 0x00, 0xe9])).toBe('é');
  });

  it('refuses workbooks, other files and large ones', async () => {
    expect(await textOf([0x50, 0x4b, 3, 4, 0])).toBe('workbook');
    expect(await textOf([0xd0, 0xcf, 0x11, 0xe0])).toBe('workbook');
    expect(await textOf([0x89, 0x50, 0x00, 0x47])).toBe('not-text');
    const large = new Blob([new Uint8Array(fileBytesAtMost + 1)]);
    expect(await readFile(large)).toEqual({ ok: false, reason: 'too-large' });
  });
});
