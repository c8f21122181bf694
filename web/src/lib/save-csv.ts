import { formatCsv } from '../../../shared/domain/format-csv.ts';

type Rows = Parameters<typeof formatCsv>[0];

/** Spreadsheets read a file as UTF-8 by this mark. */
const byteOrderMark = '\uFEFF';

/** Rows as a spreadsheet reads them, headed by their keys. */
export function csvFile(rows: Rows): string {
  return `${byteOrderMark}${formatCsv(rows)}\r\n`;
}

/** Lets the browser save rows as a file. */
export function saveCsv(name: string, rows: Rows): void {
  saveFile(name, csvFile(rows), 'text/csv;charset=utf-8');
}

export function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
