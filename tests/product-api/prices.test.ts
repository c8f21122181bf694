import { eq, like } from 'drizzle-orm';
import t from 'tap';
import { draftAsk } from '../../product-api/commands/draft-ask.ts';
import { draftBid } from '../../product-api/commands/draft-bid.ts';
import { editAsk } from '../../product-api/commands/edit-ask.ts';
import { editBid } from '../../product-api/commands/edit-bid.ts';
import { placeAsk } from '../../product-api/commands/place-ask.ts';
import { placeBid } from '../../product-api/commands/place-bid.ts';
import { artworks } from '../../product-api/db/schema/catalogue.ts';
import { orders } from '../../product-api/db/schema/orders.ts';
import { emails, profiles } from '../../product-api/db/schema/people.ts';
import { exchangeRates } from '../../product-api/db/schema/rates.ts';
import {
  addPerson,
  addressIn,
  bid,
  draftPurchase,
  draftSale,
  inMarket,
  list,
  listApproved,
  type Market,
  readAsk,
  readBid,
  readEdition,
  run,
} from './support/market.ts';
import { isRefused } from './support/refusal.ts';

async function subjects(market: Market, pattern: string): Promise<string[]> {
  const rows = await market.db.select().from(emails).where(like(emails.dedupeKey, pattern));
  return rows.map(({ subject }) => subject);
}

t.test('a price leads by the band’s difference or does not lead', (t) =>
  inMarket(t, async (market) => {
    const [a, b] = [await addPerson(market), await addPerson(market)];
    const tooClose = (amount: number) => ({
      status: 400,
      code: 'trade.price-refused',
      next: { amount, currency: 'GBP' },
    });
    await bid(market, a, { price: 200_00 });
    await isRefused(t, bid(market, b, { price: 204_99 }), tooClose(205_00));
    t.equal((await bid(market, b, { price: 200_00 })).status, 'Approved');
    t.equal((await bid(market, b, { price: 205_00 })).status, 'Approved');

    await listApproved(market, a, { price: 2000_00 });
    await isRefused(t, list(market, b, { price: 1990_01 }), tooClose(1990_00));
    t.ok(await list(market, b, { price: 1990_00 }));
  }),
);

t.test('a draft too close to a new best price is refused when placed', (t) =>
  inMarket(t, async (market) => {
    const [a, b] = [await addPerson(market), await addPerson(market)];
    const editionId = market.editionIds[0];
    const slowBid = await run(market, (work) =>
      draftBid(work, a, {
        type: 'bid',
        price: 202_00,
        editionId,
        expiresInDays: 0,
        status: 'Draft',
      }),
    );
    const slowAsk = await run(market, (work) =>
      draftAsk(work, a, {
        type: 'ask',
        price: 398_00,
        editionId,
        expiresInDays: 0,
        dhlInsurance: false,
        isBulk: false,
        status: 'Draft',
      }),
    );
    await bid(market, b, { price: 200_00 });
    await listApproved(market, b, { price: 400_00 });
    await isRefused(
      t,
      run(market, (work) => placeBid(work, { userId: a, bidId: slowBid.id })),
      { code: 'trade.price-refused', next: { amount: 205_00 } },
    );
    await isRefused(
      t,
      run(market, (work) => placeAsk(work, { userId: a, askId: slowAsk.id, bidId: 0 })),
      { code: 'trade.price-refused', next: { amount: 395_00 } },
    );
  }),
);

t.test('the lead rule does not apply to a bid that trades at once', (t) =>
  inMarket(t, async (market) => {
    await bid(market, await addPerson(market), { price: 200_00 });
    await listApproved(market, await addPerson(market), { price: 202_00 });
    t.equal((await bid(market, await addPerson(market), { price: 202_00 })).status, 'Done');
  }),
);

t.test('a price outside the bounds is refused with the nearest allowed price', (t) =>
  inMarket(t, async (market) => {
    const one = await addPerson(market);
    const refusal = (amount: number) => ({
      status: 400,
      code: 'trade.price-refused',
      next: { amount },
    });
    await isRefused(t, bid(market, one, { price: 19_99 }), refusal(20_00));
    await isRefused(t, list(market, one, { price: 19_99 }), refusal(20_00));
    await isRefused(t, bid(market, one, { price: 999_999_01 }), refusal(999_999_00));
    t.equal((await bid(market, one, { price: 20_00 })).status, 'Approved');
    t.ok(await list(market, one, { price: 999_999_00 }));
  }),
);

t.test('only the owner of the former best price is notified', (t) =>
  inMarket(t, async (market) => {
    const [a, b] = [await addPerson(market), await addPerson(market)];
    await bid(market, a, { price: 100_00 });
    await bid(market, b, { price: 90_00 });
    t.same(await subjects(market, 'outbid:%'), []);
    await bid(market, b, { price: 110_00 });
    t.match(await subjects(market, 'outbid:%'), [/You were outbid on Night Ferry/]);
    await bid(market, b, { price: 120_00 });
    t.equal((await subjects(market, 'outbid:%')).length, 1, 'no bidder outbids themself');

    await listApproved(market, a, { price: 300_00 });
    await listApproved(market, b, { price: 290_00 });
    t.match(await subjects(market, 'undercut:%'), [/Your ask for Night Ferry was undercut/]);
  }),
);

t.test('an edited price loses its place in the queue, follows the lead rule and may trade', (t) =>
  inMarket(t, async (market) => {
    const [main] = market.editionIds;
    const [a, b, c] = [await addPerson(market), await addPerson(market), await addPerson(market)];
    const first = await bid(market, a, { price: 100_00 });
    const second = await bid(market, b, { price: 100_00 });
    const edit = (userId: number, bidId: number, body: { price?: number; expiresInDays?: 30 }) =>
      run(market, (work) => editBid(work, { userId, bidId, body }));
    await edit(a, first.id, { expiresInDays: 30 });
    t.equal((await readEdition(market, main)).highestBidId, first.id, 'time alone keeps the turn');
    t.ok((await readBid(market, first.id)).expiresAt);
    await edit(a, first.id, { price: 90_00 });
    await edit(a, first.id, { price: 100_00 });
    t.equal((await readEdition(market, main)).highestBidId, second.id, 'a price is a new turn');
    await isRefused(t, edit(a, first.id, { price: 101_00 }), {
      code: 'trade.price-refused',
      next: { amount: 105_00 },
    });
    await edit(b, second.id, { price: 90_00 });
    await edit(a, first.id, { price: 101_00 });

    const ask = await listApproved(market, c, { price: 150_00 });
    await run(market, (work) =>
      editAsk(work, { userId: c, askId: ask.id, body: { price: 101_00 } }),
    );
    t.equal((await readAsk(market, ask.id)).status, 'Done');
    t.equal((await readBid(market, first.id)).status, 'Done');
    await isRefused(t, edit(a, first.id, { price: 30_00 }), {
      status: 409,
      code: 'trade.wrong-status',
    });
    const standing = await listApproved(market, c, { price: 150_00 });
    await edit(b, second.id, { price: 160_00 });
    const order = await readBid(market, second.id);
    t.equal(order.status, 'Done');
    t.equal((await readAsk(market, standing.id)).status, 'Done');
  }),
);

t.test('an edit recalculates the quote with insurance and royalty', (t) =>
  inMarket(t, async (market) => {
    const seller = await addPerson(market);
    const ask = await listApproved(market, seller, { price: 100_00 });
    t.equal((await readAsk(market, ask.id)).quotedPayout, 91_00);
    await market.db.update(artworks).set({ royalty: 10 });
    await run(market, (work) =>
      editAsk(work, { userId: seller, askId: ask.id, body: { dhlInsurance: true } }),
    );
    t.match(await readAsk(market, ask.id), { quotedPayout: 72_00, royaltyPercent: 10 });
  }),
);

t.test('a trade on worse terms than quoted is refused and changes nothing', (t) =>
  inMarket(t, async (market) => {
    const [main] = market.editionIds;
    const [seller, buyer] = [
      await addPerson(market),
      await addPerson(market, { currency: 'USD', country: 'US' }),
    ];
    const ask = await listApproved(market, seller, { price: 100_00 });
    const purchase = await draftPurchase(market, buyer, ask.id);
    await market.db.insert(exchangeRates).values({ name: 'gbpToUsd', value: 1.4 });
    await isRefused(
      t,
      run(market, (work) => placeBid(work, { userId: buyer, bidId: purchase.id })),
      {
        status: 409,
        code: 'trade.price-changed',
        next: { amount: 140_00, currency: 'USD' },
      },
    );
    t.equal((await readAsk(market, ask.id)).status, 'Approved');
    t.equal((await readBid(market, purchase.id)).status, 'Draft');

    const standing = await bid(market, await addPerson(market), { price: 80_00 });
    const sale = await draftSale(market, seller, main);
    const owner = (await readBid(market, standing.id)).userId;
    await run(market, (work) =>
      editBid(work, { userId: owner, bidId: standing.id, body: { price: 70_00 } }),
    );
    await isRefused(
      t,
      run(market, (work) => placeAsk(work, { userId: seller, askId: sale.id, bidId: standing.id })),
      { code: 'trade.price-changed', next: { amount: 70_00, currency: 'GBP' } },
    );
    t.equal((await readBid(market, standing.id)).status, 'Approved');
    await run(market, (work) =>
      editBid(work, { userId: owner, bidId: standing.id, body: { price: 85_00 } }),
    );
    const sold = await run(market, (work) =>
      placeAsk(work, { userId: seller, askId: sale.id, bidId: standing.id }),
    );
    t.equal(sold.status, 'Done', 'better than quoted is no reason to refuse');
  }),
);

t.test('moving to a more expensive region after drafting is refused when placing', (t) =>
  inMarket(t, async (market) => {
    const [seller, buyer] = [await addPerson(market), await addPerson(market)];
    const ask = await listApproved(market, seller, { price: 100_00 });
    const purchase = await draftPurchase(market, buyer, ask.id);
    await market.db
      .update(profiles)
      .set({ shippingAddress: addressIn('JP') })
      .where(eq(profiles.userId, buyer));
    await isRefused(
      t,
      run(market, (work) => placeBid(work, { userId: buyer, bidId: purchase.id })),
      { code: 'trade.price-changed' },
    );
  }),
);

t.test('an edit is refused unless its total or payout is the agreed one', (t) =>
  inMarket(t, async (market) => {
    const [a, b] = [await addPerson(market), await addPerson(market)];
    const ask = await listApproved(market, a, { price: 500_00 });
    const standing = await bid(market, b, { price: 200_00 });
    const gbp = (amount: number) => ({ amount, currency: 'GBP' }) as const;
    const refusal = (amount: number) => ({
      status: 409,
      code: 'trade.price-changed',
      next: gbp(amount),
    });
    // Payout: 400 less 6 % and 3 %. Total: 250 plus 6 % shipping, plus 4 % of both.
    const asked = (expectedPayout: object) =>
      run(market, (work) =>
        editAsk(work, {
          userId: a,
          askId: ask.id,
          body: { price: 400_00, expectedPayout: expectedPayout as never },
        }),
      );
    await isRefused(t, asked(gbp(363_99)), refusal(364_00));
    await isRefused(t, asked({ amount: 364_00, currency: 'USD' }), refusal(364_00));
    t.equal((await readAsk(market, ask.id)).price, 500_00);
    await asked(gbp(364_00));
    t.match(await readAsk(market, ask.id), { price: 400_00, quotedPayout: 364_00 });

    const offered = (expectedTotal: object) =>
      run(market, (work) =>
        editBid(work, {
          userId: b,
          bidId: standing.id,
          body: { price: 250_00, expectedTotal: expectedTotal as never },
        }),
      );
    await isRefused(t, offered(gbp(275_59)), refusal(275_60));
    t.equal((await readBid(market, standing.id)).price, 200_00);
    await offered(gbp(275_60));
    t.match(await readBid(market, standing.id), { price: 250_00, quotedTotal: 275_60 });
  }),
);

t.test('an edit that trades at once must agree to the trade’s amounts', (t) =>
  inMarket(t, async (market) => {
    const [a, b, c] = [await addPerson(market), await addPerson(market), await addPerson(market)];
    const gbp = (amount: number) => ({ amount, currency: 'GBP' }) as const;
    const ask = await listApproved(market, a, { price: 500_00 });
    await bid(market, b, { price: 300_00 });
    const lower = (amount: number) =>
      run(market, (work) =>
        editAsk(work, {
          userId: a,
          askId: ask.id,
          body: { price: 280_00, expectedPayout: gbp(amount) },
        }),
      );
    // At 280 it would be 254.80; it is sold at the bid's 300.
    await isRefused(t, lower(254_80), {
      status: 409,
      code: 'trade.price-changed',
      next: gbp(273_00),
    });
    t.match(await readAsk(market, ask.id), { status: 'Approved', price: 500_00 });
    t.equal((await market.db.select().from(orders)).length, 0);
    await lower(273_00);
    t.match(await readAsk(market, ask.id), { status: 'Done' });

    await listApproved(market, a, { price: 400_00 });
    const standing = await bid(market, c, { price: 200_00 });
    const raise = (amount: number) =>
      run(market, (work) =>
        editBid(work, {
          userId: c,
          bidId: standing.id,
          body: { price: 450_00, expectedTotal: gbp(amount) },
        }),
      );
    const [first] = await market.db.select().from(orders);
    await isRefused(t, raise(496_08), {
      status: 409,
      code: 'trade.price-changed',
      next: gbp(416_00),
    });
    t.equal((await market.db.select().from(orders)).length, 1);
    await raise(416_00);
    const bought = (await market.db.select().from(orders)).find(({ id }) => id !== first?.id);
    t.match(bought, { buyerId: c, price: 400_00, buyerTotal: 416_00 });
  }),
);
