import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { artists } from '../db/schema/catalogue.ts';
import { proposals } from '../db/schema/desk.ts';
import { nameOfActor } from './list-audit.ts';

const atMost = 200;

type Wanted =
  | { readonly orderId: number }
  | { readonly artistId: number }
  | { readonly waitingAt: Date };

function conditionOf(wanted: Wanted) {
  if ('orderId' in wanted) return eq(proposals.orderId, wanted.orderId);
  if ('artistId' in wanted) return eq(proposals.artistId, wanted.artistId);
  return and(isNull(proposals.outcome), gt(proposals.expiresAt, wanted.waitingAt));
}

/** Proposals that wait, or all of one order or artist; the newest first. */
export async function listProposals(db: Queryable, wanted: Wanted) {
  const rows = await db
    .select({
      row: proposals,
      artist: artists.name,
      proposedBy: nameOfActor(proposals.proposedBy),
      decidedBy: nameOfActor(proposals.decidedBy),
    })
    .from(proposals)
    .leftJoin(artists, eq(artists.id, proposals.artistId))
    .where(conditionOf(wanted))
    .orderBy(desc(proposals.id))
    .limit(atMost);
  return rows.map(({ row, ...names }) => ({ ...row, proposer: row.proposedBy, ...names }));
}
