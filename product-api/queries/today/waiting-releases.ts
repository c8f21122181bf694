import { and, asc, between, eq, exists, isNull, lt } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { releases } from '../../db/schema/catalogue.ts';
import { raffleDraws, raffleEntries } from '../../db/schema/raffles.ts';
import { type Waiting, waitingAtMost } from './waiting.ts';

const day = 24 * 60 * 60 * 1000;

/** Releases that open within a day. */
export async function releasesThatOpen(db: Queryable, now: Date): Promise<Waiting[]> {
  const rows = await db
    .select({
      id: releases.id,
      title: releases.name,
      soldAt: releases.soldAt,
      startsAt: releases.startsAt,
    })
    .from(releases)
    .where(
      and(
        between(releases.startsAt, now, new Date(now.getTime() + day)),
        isNull(releases.takenDownAt),
      ),
    )
    .orderBy(asc(releases.startsAt))
    .limit(waitingAtMost);
  return rows.flatMap(({ id, title, soldAt, startsAt }) =>
    startsAt === null
      ? []
      : [
          {
            kind: 'release',
            id,
            title,
            task:
              soldAt === null
                ? 'Opens within a day, without an address where it is sold'
                : 'Opens within a day: check its time and its address',
            role: 'curator',
            since: new Date(startsAt.getTime() - day),
            due: startsAt,
            dueBy: 'us',
          } as const,
        ],
  );
}

export async function rafflesToDraw(db: Queryable, now: Date): Promise<Waiting[]> {
  const rows = await db
    .select({ id: releases.id, title: releases.name, since: releases.endsAt })
    .from(releases)
    .leftJoin(raffleDraws, eq(raffleDraws.releaseId, releases.id))
    .where(
      and(
        eq(releases.kind, 'raffle'),
        lt(releases.endsAt, now),
        isNull(releases.takenDownAt),
        isNull(raffleDraws.releaseId),
        exists(
          db
            .select({ id: raffleEntries.id })
            .from(raffleEntries)
            .where(eq(raffleEntries.releaseId, releases.id)),
        ),
      ),
    )
    .orderBy(asc(releases.endsAt))
    .limit(waitingAtMost);
  return rows.flatMap(({ id, title, since }) =>
    since === null
      ? []
      : [
          {
            kind: 'raffle',
            id,
            title,
            task: 'Draw',
            role: 'curator',
            since,
            due: null,
            dueBy: null,
          } as const,
        ],
  );
}
