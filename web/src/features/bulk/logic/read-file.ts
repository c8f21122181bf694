import { decodeText } from '../../../../../shared/domain/decode-text.ts';

/** Bytes of a file with as many rows as are allowed, many times over. */
export const fileBytesAtMost = 1024 * 1024;

export type ReadFile =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly reason: 'too-large' | 'workbook' | 'not-text' };

/** The text of a CSV file in UTF-8, UTF-16 or, as older spreadsheets write it, Windows-1252. */
export async function readFile(file: Blob): Promise<ReadFile> {
  if (file.size > fileBytesAtMost) return { ok: false, reason: 'too-large' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
  const isOldWorkbook = bytes[0] === 0xd0 && bytes[1] === 0xcf && bytes[2] === 0x11;
  if (isZip || isOldWorkbook) return { ok: false, reason: 'workbook' };
  const text = decodeText(bytes);
  return text.includes('\0') ? { ok: false, reason: 'not-text' } : { ok: true, text };
}
