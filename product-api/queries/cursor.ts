import { z } from 'zod';
import { text } from '../../shared/contracts/wire/text.ts';

/** Where a page ended: its sort, and the key and id of its last record. */
export type Cursor = {
  readonly sort: string;
  /** null: the record has none, or the sort is by id alone. */
  readonly key: number | string | null;
  readonly id: number;
};

const cursor = z.tuple([
  text.max(100),
  z.union([z.number(), text.max(1000), z.null()]),
  z.int().positive().max(2_147_483_647),
]);

/** Encodes a cursor as an opaque text. */
export function writeCursor({ sort, key, id }: Cursor): string {
  return Buffer.from(JSON.stringify([sort, key, id])).toString('base64url');
}

/** null for an invalid cursor. */
export function readCursor(text: string): Cursor | null {
  try {
    const read = cursor.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    if (!read.success) return null;
    const [sort, key, id] = read.data;
    return { sort, key, id };
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
