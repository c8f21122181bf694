import { subDays } from 'date-fns/subDays';
import { eq } from 'drizzle-orm';
import type { Database, Queryable } from '../db/database.ts';
import { type MarketFigures, marketFigures } from '../db/schema/figures.ts';
import { shownPeriods } from './figure-periods.ts';
import { countAges, listArtistSpreads, sumDays } from './market-figures.ts';

type Deps = { readonly db: Database; readonly now: () => Date };
type StoredFigures = { readonly madeAt: Date; readonly figures: MarketFigures };

const listedArtists = 50;
const spreadDays = 90;
/** Milliseconds after which the stored figures are made anew. */
const freshMs = 55 * 60_000;

/** Reads every order, listing and bid of two years: the time that it takes grows with them. */
export async function makeFigures(db: Queryable, now: Date): Promise<MarketFigures> {
  const since = new Date(
    Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 2 * shownPeriods.month),
  );
  return {
    days: await sumDays(db, since),
    book: {
      ages: await countAges(db, now),
      artists: await listArtistSpreads(db, {
        since: subDays(now, spreadDays),
        limit: listedArtists,
      }),
    },
  };
}

/** Makes the figures anew and stores them for every reader, unless the stored ones are fresh. */
export async function refreshFigures({ db, now }: Deps): Promise<void> {
  const madeAt = now();
  const [stored] = await db.select({ madeAt: marketFigures.madeAt }).from(marketFigures);
  if (stored && madeAt.getTime() - stored.madeAt.getTime() < freshMs) return;
  const values = { madeAt, figures: await makeFigures(db, madeAt) };
  await db
    .insert(marketFigures)
    .values({ id: 1, ...values })
    .onConflictDoUpdate({ target: marketFigures.id, set: values });
}

/** The stored figures; made for each reader until a job has stored some. */
export async function readFigures({ db, now }: Deps): Promise<StoredFigures> {
  const [stored] = await db.select().from(marketFigures).where(eq(marketFigures.id, 1));
  if (stored) return stored;
  const madeAt = now();
  return { madeAt, figures: await makeFigures(db, madeAt) };
}
