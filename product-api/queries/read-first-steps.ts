import { and, eq, exists, inArray, isNull } from 'drizzle-orm';
import { isLoopbackHost } from '../../shared/config/fields.ts';
import type { SetUp } from '../../shared/desk/set-up.ts';
import type { Queryable } from '../db/database.ts';
import { artworkPictures, artworks, editions } from '../db/schema/catalogue.ts';
import { asks } from '../db/schema/market.ts';
import { readSetUp } from '../db/site-settings.ts';

/** The steps to the first sale, as far as they are done. */
export async function readFirstSteps(db: Queryable): Promise<SetUp[]> {
  const { publicUrl = '', payments = '', mailHost = '' } = await readSetUp(db);
  const host = publicUrl === '' ? '' : new URL(publicUrl).hostname;
  return [
    { step: 'address', state: stateOf(host, isLoopbackHost(host)), value: publicUrl },
    { step: 'payments', state: stateOf(payments, payments === 'sandbox'), value: payments },
    { step: 'mail', state: stateOf(mailHost, isLoopbackHost(mailHost)), value: mailHost },
    { step: 'work', state: (await hasWork(db)) ? 'done' : 'open', value: '' },
    { step: 'listing', state: (await hasListing(db)) ? 'done' : 'open', value: '' },
  ];
}

const stateOf = (value: string, isTrial: boolean) =>
  value === '' ? 'open' : isTrial ? 'trial' : 'done';

/** Whether visitors see an artwork that has an edition and a picture. */
async function hasWork(db: Queryable): Promise<boolean> {
  const [found] = await db
    .select({ id: artworks.id })
    .from(artworks)
    .where(
      and(
        isNull(artworks.hiddenAt),
        exists(
          db.select({ id: editions.id }).from(editions).where(eq(editions.artworkId, artworks.id)),
        ),
        exists(
          db
            .select({ id: artworkPictures.pictureId })
            .from(artworkPictures)
            .where(eq(artworkPictures.artworkId, artworks.id)),
        ),
      ),
    )
    .limit(1);
  return found !== undefined;
}

/** Whether a listing was ever approved. */
async function hasListing(db: Queryable): Promise<boolean> {
  const [found] = await db
    .select({ id: asks.id })
    .from(asks)
    .where(inArray(asks.status, ['Approved', 'Paused', 'Done']))
    .limit(1);
  return found !== undefined;
}
