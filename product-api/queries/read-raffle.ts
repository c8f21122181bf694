import { asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { raffleDraws, raffleEntries, raffleSeeds } from '../db/schema/raffles.ts';
import { isAnyOf } from '../db/sql.ts';

/** The SHA-256 of raffles' seeds, in hexadecimal, which tells nothing of a seed itself. */
export function readSeedHashes(db: Queryable, releaseIds: readonly number[]) {
  return db
    .select({
      releaseId: raffleSeeds.releaseId,
      hash: sql<string>`encode(sha256(convert_to(${raffleSeeds.seed}, 'UTF8')), 'hex')`,
    })
    .from(raffleSeeds)
    .where(isAnyOf(raffleSeeds.releaseId, releaseIds));
}

/** All from which a draw can be repeated; null: it is not drawn. */
export async function readDraw(db: Queryable, releaseId: number) {
  const [draw] = await db.select().from(raffleDraws).where(eq(raffleDraws.releaseId, releaseId));
  if (!draw) return null;
  const [made] = await readSeedHashes(db, [releaseId]);
  const rows = await db
    .select({ id: raffleEntries.id })
    .from(raffleEntries)
    .where(eq(raffleEntries.releaseId, releaseId))
    .orderBy(asc(raffleEntries.id));
  const { seed, winners } = draw;
  return { seed, seedHash: made?.hash ?? null, winners, entries: rows.map(({ id }) => id) };
}
