import { eq } from 'drizzle-orm';
import { artists, artworks } from '../../db/schema/catalogue.ts';
import { conflict } from '../../errors.ts';
import { lockFields, versionOf } from '../../market/catalogue-fields.ts';
import type { CommandContext } from '../../market/command-context.ts';
import { recordAudit } from '../../market/record-audit.ts';
import {
  publishedWorksOf,
  readArtistState,
  readArtworkState,
} from '../../queries/catalogue/read-state.ts';
import { countOpen, lockEditions } from '../../queries/catalogue/trades-of-editions.ts';

type Publishing = {
  readonly kind: 'artist' | 'artwork';
  readonly id: number;
  readonly actor: string;
};
type Published = { readonly id: number; readonly version: string };

/**
 * Shows a record to visitors. Throws 'catalogue.incomplete' where something is missing, and
 * 'catalogue.merged' for a duplicate.
 */
export async function publishRecord(
  context: CommandContext,
  publishing: Publishing,
): Promise<Published> {
  const { kind, id } = publishing;
  const fields = await lockFields(context.tx, kind, id);
  const { state, missing } = await stateOf(context, publishing);
  if (state === 'merged') throw conflict('catalogue.merged');
  if (missing.length > 0) throw conflict('catalogue.incomplete');
  if (state === 'draft') await show(context, publishing, null);
  return { id, version: versionOf(fields) };
}

/**
 * Hides a record from visitors. Throws 'catalogue.in-trade' while an ask, a bid or an order of an
 * artwork is open, and 'catalogue.has-artworks' for an artist with published works.
 */
export async function unpublishRecord(
  context: CommandContext,
  publishing: Publishing,
): Promise<Published> {
  const { tx } = context;
  const { kind, id } = publishing;
  const books = kind === 'artwork' ? await lockEditions(tx, id) : [];
  const fields = await lockFields(tx, kind, id);
  const { state } = await stateOf(context, publishing);
  if (state === 'merged') throw conflict('catalogue.merged');
  const editionIds = books.map((edition) => edition.id);
  if ((await countOpen(tx, editionIds)) > 0) throw conflict('catalogue.in-trade');
  if (kind === 'artist' && (await publishedWorksOf(tx, id)).length > 0) {
    throw conflict('catalogue.has-artworks');
  }
  if (state === 'published') await show(context, publishing, context.now());
  return { id, version: versionOf(fields) };
}

function stateOf({ tx }: CommandContext, { kind, id }: Publishing) {
  return kind === 'artist' ? readArtistState(tx, id) : readArtworkState(tx, id);
}

async function show(
  { tx, now }: CommandContext,
  { kind, id, actor }: Publishing,
  hiddenAt: Date | null,
): Promise<void> {
  if (kind === 'artist') {
    await tx.update(artists).set({ deletedAt: hiddenAt }).where(eq(artists.id, id));
  } else {
    await tx.update(artworks).set({ hiddenAt }).where(eq(artworks.id, id));
  }
  const action = `${kind}s.${hiddenAt === null ? 'publish' : 'unpublish'}` as const;
  await recordAudit(tx, { actor, action, subject: `${kind}:${id}`, details: {}, at: now() });
}
