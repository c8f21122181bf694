import { addDays } from 'date-fns/addDays';
import { asc, count, eq, sql } from 'drizzle-orm';
import { raffleDaysToBuy } from '../../shared/domain/releases.ts';
import type { Transaction } from '../db/database.ts';
import { raffleDraws, raffleEntries, raffleSeeds } from '../db/schema/raffles.ts';
import { badRequest, conflict } from '../errors.ts';
import type { CommandContext } from '../market/command-context.ts';
import { recordAudit } from '../market/record-audit.ts';
import { lockRelease } from './write-release.ts';

type Drawn = {
  readonly entryId: number;
  readonly rank: number;
  readonly digest: string;
  readonly won: boolean;
};

/**
 * Draws a closed raffle, once, by the seed whose SHA-256 was public while it was open. Entries are
 * ranked by the hexadecimal SHA-256 of the seed, a colon and the entry's number, which any entrant
 * can verify; the first `winners` may buy. Throws a 400
 * for a release that is not a raffle or is still open, 'trade.wrong-status' for one that has been
 * drawn or taken down.
 */
export async function runRaffle(
  context: CommandContext,
  input: {
    readonly releaseId: number;
    readonly winners: number;
    readonly actor: string;
  },
): Promise<{ readonly seed: string; readonly entries: readonly Drawn[] }> {
  const { tx } = context;
  const { releaseId, winners, actor } = input;
  const release = await lockRelease(tx, releaseId);
  const now = context.now();
  if (release.kind !== 'raffle') throw badRequest('This release is not a raffle.');
  if (!release.endsAt || release.endsAt > now) throw badRequest('This raffle is still open.');
  if (release.takenDownAt) throw conflict('trade.wrong-status');
  const seed = await seedOf(tx, releaseId);
  const [entered] = await tx
    .select({ entries: count() })
    .from(raffleEntries)
    .where(eq(raffleEntries.releaseId, releaseId));
  const entries = entered?.entries ?? 0;
  const draw = { releaseId, seed, winners, entries, drawnAt: now };
  const [first] = await tx.insert(raffleDraws).values(draw).onConflictDoNothing().returning();
  if (!first) throw conflict('trade.wrong-status');
  const buyBy = addDays(now, raffleDaysToBuy).toISOString();
  await tx.execute(sql`
    update ${raffleEntries} set rank = drawn.place,
      buy_by = case when drawn.place <= ${winners} then ${buyBy}::timestamptz end
    from (
      select id, row_number() over (order by ${digestOf(seed)}, id) as place
      from ${raffleEntries} where release_id = ${releaseId}
    ) as drawn
    where ${raffleEntries}.id = drawn.id`);
  await recordAudit(tx, {
    actor,
    action: 'raffle.run',
    subject: `release:${releaseId}`,
    details: { seed, winners, entries },
    at: now,
  });
  const rows = await tx
    .select({ entryId: raffleEntries.id, rank: raffleEntries.rank, digest: digestOf(seed) })
    .from(raffleEntries)
    .where(eq(raffleEntries.releaseId, releaseId))
    .orderBy(asc(raffleEntries.rank));
  const ranked = rows.flatMap(({ entryId, rank, digest }) =>
    rank === null ? [] : [{ entryId, rank, digest, won: rank <= winners }],
  );
  return { seed, entries: ranked };
}

async function seedOf(tx: Transaction, releaseId: number): Promise<string> {
  const [made] = await tx.select().from(raffleSeeds).where(eq(raffleSeeds.releaseId, releaseId));
  // One that was drawn before seeds were made has none.
  if (!made) throw conflict('trade.wrong-status');
  return made.seed;
}

function digestOf(seed: string) {
  return sql<string>`encode(sha256(convert_to(${`${seed}:`}::text || id, 'UTF8')), 'hex')`;
}
