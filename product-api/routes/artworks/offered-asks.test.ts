import { eq } from 'drizzle-orm';
import t from 'tap';
import { cheapestDelivered } from '../../../shared/domain/cheapest-delivered.ts';
import { defaultFees } from '../../../shared/domain/default-fees.ts';
import { currencies } from '../../../shared/domain/money.ts';
import { fallbackRates } from '../../../shared/domain/rates.ts';
import { type Region, regions } from '../../../shared/domain/regions.ts';
import { insertAsk } from '../../../tests/support/orders.ts';
import { createUser, startTestProductApi } from '../../../tests/support/product-api.ts';
import { asks } from '../../db/schema/market.ts';

const terms = { rates: fallbackRates, fees: defaultFees };

/** Deterministic, so that a failure can be repeated. */
let seed = 14;
function random(below: number): number {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((seed / 2_147_483_648) * below);
}
const pick = <Item>(items: readonly Item[]): Item => items[random(items.length)]!;

const suffixes: Record<Region, string> = {
  ...{ UK: 'Uk', US: 'Us', EU_1: 'Eu1', EU_2: 'Eu2', CAN_MEX: 'CanMex' },
  ...{ A_PAC: 'Apac', M_EAST: 'Meast', ROW: 'Row' },
};

t.test('asks offered in each region', async (t) => {
  const now = new Date('2026-05-01T12:00:00Z');
  const { app, db, catalogue } = await startTestProductApi(t, { now: () => now });
  const [artworkId] = catalogue.artworkIds as [number];
  const [editionId] = catalogue.editionIds as [number];
  const sellers: number[] = [];
  for (let index = 0; index < 4; index += 1) sellers.push((await createUser(db)).id);
  const edition = async () => {
    const url = `/api/artworks/${artworkId}?populate[editions][populate]=asks,bids`;
    return (await app.inject(url)).json().data.attributes.editions.data[0].attributes;
  };

  t.test('are none in an empty book', async (t) => {
    t.match(await edition(), { lowestAskUk: null, highestBidRow: null });
    t.same((await edition()).offeredAsks.UK, []);
  });

  t.test('are the cheapest delivered of all, and of another seller, in any book', async (t) => {
    for (let book = 0; book < 12; book += 1) {
      await db.delete(asks).where(eq(asks.editionId, editionId));
      const size = 1 + random(90);
      for (let index = 0; index < size; index += 1) {
        const price = 100_00 + random(book % 2 === 0 ? 30 : 100_00);
        await insertAsk(db, {
          editionId,
          userId: random(3) === 0 ? pick(sellers) : sellers[0]!,
          price,
          // The rates have moved since it was placed.
          priceGbp: price + random(20_00),
          currency: pick(currencies),
          sellerRegion: random(2) === 0 ? 'EU_1' : pick(regions),
          placedAt: new Date(now.getTime() - random(5)),
          ...(random(5) === 0 && { expiresAt: now }),
          ...(random(8) === 0 && { status: 'Paused' as const }),
        });
      }
      const rows = await db.select().from(asks).where(eq(asks.editionId, editionId));
      const live = rows.filter((row) => row.status === 'Approved' && row.expiresAt === null);
      const answer = await edition();
      const listed = new Set(answer.asks.data.map(({ id }: { id: number }) => id));
      for (const region of regions) {
        const first = cheapestDelivered(live, region, terms);
        const others = live.filter(({ userId }) => userId !== first?.userId);
        const next = cheapestDelivered(others, region, terms);
        const ids = [first, next].flatMap((ask) => ask?.id ?? []);
        t.same(answer.offeredAsks[region], ids, `book ${book}, ${region}`);
        t.equal(answer[`lowestAsk${suffixes[region]}`]?.id, first?.id);
        t.ok(ids.every((id) => listed.has(id)));
      }
    }
  });

  t.test('carry what they cost with shipping and import', async (t) => {
    await db.delete(asks).where(eq(asks.editionId, editionId));
    const ask = { editionId, userId: sellers[0]! };
    const abroad = await insertAsk(db, { ...ask, price: 100_00, sellerRegion: 'US' });
    const near = await insertAsk(db, { ...ask, price: 105_00, sellerRegion: 'UK' });
    t.match(await edition(), {
      lowestAskUk: { id: near, price: 105_00, currency: 'GBP' },
      lowestAskUs: { id: abroad, price: 131_00, currency: 'USD' },
      lowestAskEu1: { id: abroad, price: 124_26, currency: 'EUR' },
    });
  });
});
