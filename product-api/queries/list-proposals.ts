import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { proposals } from '../db/schema/desk.ts';
import { nameOfActor } from './list-audit.ts';

const atMost = 200;

/** Proposals that wait, or all of one order; the newest first. */
export async function listProposals(
  db: Queryable,
  wanted: { readonly orderId: number } | { readonly waitingAt: Date },
) {
  const rows = await db
    .select({
      row: proposals,
      proposedBy: nameOfActor(proposals.proposedBy),
      decidedBy: nameOfActor(proposals.decidedBy),
    })
    .from(proposals)
    .where(
      'orderId' in wanted
        ? eq(proposals.orderId, wanted.orderId)
        : and(isNull(proposals.outcome), gt(proposals.expiresAt, wanted.waitingAt)),
    )
    .orderBy(desc(proposals.id))
    .limit(atMost);
  return rows.map(({ row, ...names }) => ({ ...row, proposer: row.proposedBy, ...names }));
}
