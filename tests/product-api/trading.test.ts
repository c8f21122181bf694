import { eq, like } from 'drizzle-orm';
import t, { type Test } from 'tap';
import { approveAsk } from '../../product-api/commands/approve-ask.ts';
import { draftAsk } from '../../product-api/commands/draft-ask.ts';
import { draftBid } from '../../product-api/commands/draft-bid.ts';
import { editAsk } from '../../product-api/commands/edit-ask.ts';
import { editBid } from '../../product-api/commands/edit-bid.ts';
import { placeAsk } from '../../product-api/commands/place-ask.ts';
import { placeBid } from '../../product-api/commands/place-bid.ts';
import { sendBackAsk } from '../../product-api/commands/send-back-ask.ts';
import { voidAsk } from '../../product-api/commands/void-ask.ts';
import { voidBid } from '../../product-api/commands/void-bid.ts';
import { artworks, exchangeRates } from '../../product-api/db/schema/catalogue.ts';
import { asks, orderEvents } from '../../product-api/db/schema/market.ts';
import { emails, profiles } from '../../product-api/db/schema/people.ts';
import {
  addPerson,
  addressIn,
  bid,
  draftPurchase,
  draftSale,
  list,
  listApproved,
  type Market,
  openMarket,
  readAsk,
  readBid,
  readEdition,
  readOrder,
  run,
} from './support/market.ts';
import { isRefused } from './support/refusal.ts';

/** A market of the test's own, so that no book holds another test's orders. */
async function inMarket(t: Test, test: (market: Market) => Promise<void>): Promise<void> {
  const market = await openMarket();
  t.teardown(() => market.close());
  await test(market);
}

async function subjects(market: Market, pattern: string): Promise<string[]> {
  const rows = await market.db.select().from(emails).where(like(emails.dedupeKey, pattern));
  return rows.map(({ subject }) => subject);
}

t.test('a purchase pays the ask’s price; each side’s lines add up in its own currency', (t) =>
  inMarket(t, async (market) => {
    const [main] = market.editionIds;
    const seller = await addPerson(market, { currency: 'GBP', country: 'GB' });
    const buyer = await addPerson(market, { currency: 'USD', country: 'US' });
    const ask = await listApproved(market, seller, { price: 100_00 });
    t.equal((await readEdition(market, main)).lowestAskId, ask.id);
    const draft = await draftPurchase(market, buyer, ask.id);
    const bought = await run(market, (work) => placeBid(work, { userId: buyer, bidId: draft.id }));
    const order = await readOrder(market, bought.orderId!);
    t.match(order, {
      status: 'AwaitingPayment',
      buyerId: buyer,
      sellerId: seller,
      price: 100_00,
      currency: 'GBP',
      buyerCurrency: 'USD',
      buyerPrice: 131_00,
      buyerShipping: 10_48,
      buyerProcessFee: 5_66,
      buyerTotal: 147_14,
      sellerCurrency: 'GBP',
      sellerPrice: 100_00,
      sellerApplicationFee: 6_00,
      sellerRoyalty: 3_00,
      sellerInsurance: 0,
      sellerPayout: 91_00,
      shippingAddress: addressIn('US'),
    });
    t.equal((await readAsk(market, ask.id)).status, 'Done');
    t.equal((await readBid(market, draft.id)).status, 'Done');
    t.match(await readEdition(market, main), {
      lowestAskId: null,
      lastSalePrice: 100_00,
      lastSaleCurrency: 'GBP',
      lastSaleAt: order.createdAt,
    });
    const events = await market.db
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.orderId, order.id));
    t.match(events, [{ position: 0, status: 'AwaitingPayment' }]);
    const [toBuyer] = await market.db
      .select()
      .from(emails)
      .where(eq(emails.dedupeKey, `bought:${order.id}`));
    t.match(
      toBuyer?.text,
      /for \$147\.14: \$131, shipping and import \$10\.48, process fee \$5\.66/,
    );
    const [toSeller] = await market.db
      .select()
      .from(emails)
      .where(eq(emails.dedupeKey, `sold:${order.id}`));
    t.match(toSeller?.text, /sold for £100\. Your payout is £91/);
  }),
);

t.test('a sale takes exactly the highest bid of somebody else, at the bid’s price', (t) =>
  inMarket(t, async (market) => {
    const [main] = market.editionIds;
    const [seller, low, high] = [
      await addPerson(market),
      await addPerson(market),
      await addPerson(market, { currency: 'EUR', country: 'FR' }),
    ];
    const lower = await bid(market, low, { price: 50_00 });
    const higher = await bid(market, high, { price: 100_00 });
    t.equal((await readEdition(market, main)).highestBidId, higher.id);
    const sale = await draftSale(market, seller, main);
    t.match(sale, { type: 'sell', price: 87_72, currency: 'GBP', promisedPayout: 79_83 });

    await isRefused(
      t,
      run(market, (work) => placeAsk(work, { userId: seller, askId: sale.id, bidId: lower.id })),
      { status: 409, code: 'trade.bid-sold', next: { amount: 87_72 } },
      'a bid that is not the highest cannot be picked',
    );
    const sold = await run(market, (work) =>
      placeAsk(work, { userId: seller, askId: sale.id, bidId: higher.id }),
    );
    t.equal(sold.status, 'Done');
    t.match(await readOrder(market, sold.orderId!), {
      price: 100_00,
      currency: 'EUR',
      buyerId: high,
      buyerTotal: 113_36,
      sellerId: seller,
      sellerPayout: 79_83,
    });
    t.equal((await readEdition(market, main)).highestBidId, lower.id);
  }),
);

t.test('what is sold meanwhile is refused with the next best price, and nothing changes', (t) =>
  inMarket(t, async (market) => {
    const [main] = market.editionIds;
    const [seller, other, buyer, rival] = [
      await addPerson(market),
      await addPerson(market),
      await addPerson(market),
      await addPerson(market),
    ];
    const cheap = await listApproved(market, seller, { price: 100_00 });
    await listApproved(market, other, { price: 120_00 });
    const slow = await draftPurchase(market, buyer, cheap.id);
    const fast = await draftPurchase(market, rival, cheap.id);
    await run(market, (work) => placeBid(work, { userId: rival, bidId: fast.id }));
    await isRefused(
      t,
      run(market, (work) => placeBid(work, { userId: buyer, bidId: slow.id })),
      {
        status: 409,
        message: 'This ask has already been sold',
        code: 'trade.ask-sold',
        next: { amount: 120_00, currency: 'GBP' },
      },
    );
    t.equal((await readBid(market, slow.id)).status, 'Draft');

    const highest = await bid(market, buyer, { price: 40_00 });
    await bid(market, rival, { price: 30_00 });
    const slowSale = await draftSale(market, seller, main);
    const fastSale = await draftSale(market, other, main);
    await run(market, (work) =>
      placeAsk(work, { userId: other, askId: fastSale.id, bidId: highest.id }),
    );
    await isRefused(
      t,
      run(market, (work) =>
        placeAsk(work, { userId: seller, askId: slowSale.id, bidId: highest.id }),
      ),
      {
        status: 409,
        message: 'This bid has already been sold',
        code: 'trade.bid-sold',
        next: { amount: 30_00, currency: 'GBP' },
      },
    );
  }),
);

t.test('a bid at the lowest ask’s price buys, one penny below stands in the book', (t) =>
  inMarket(t, async (market) => {
    const [seller, buyer] = [await addPerson(market), await addPerson(market)];
    const ask = await listApproved(market, seller, { price: 100_00 });
    t.match(await bid(market, buyer, { price: 99_99 }), { status: 'Approved', orderId: null });
    const met = await bid(market, await addPerson(market), { price: 100_00 });
    t.equal(met.status, 'Done');
    t.equal((await readOrder(market, met.orderId!)).askId, ask.id);
  }),
);

t.test('a bid above the lowest ask buys it at the ask’s price', (t) =>
  inMarket(t, async (market) => {
    await listApproved(market, await addPerson(market), { price: 100_00 });
    const met = await bid(market, await addPerson(market), { price: 150_00 });
    t.match(await readOrder(market, met.orderId!), { price: 100_00, buyerPrice: 100_00 });
  }),
);

t.test(
  'an ask at or below the highest bid sells at the bid’s price, when placed or approved',
  (t) =>
    inMarket(t, async (market) => {
      const [seller, buyer] = [await addPerson(market), await addPerson(market)];
      const standing = await bid(market, buyer, { price: 100_00 });
      const placed = await list(market, seller, { price: 100_00 });
      t.equal(placed.status, 'Done');
      t.match(await readOrder(market, placed.orderId!), { price: 100_00, bidId: standing.id });

      const waiting = await list(market, seller, { price: 90_00 });
      t.equal(waiting.status, 'PendingAuthentication');
      await bid(market, buyer, { price: 95_00 });
      const approved = await run(market, (work) =>
        approveAsk(work, { askId: waiting.id, actor: 'operator:test' }),
      );
      t.equal(approved.status, 'Done');
      t.match(await readOrder(market, approved.orderId!), { price: 95_00, sellerPrice: 95_00 });
    }),
);

t.test('a listing waits for an operator; the next one of the same edition does not', (t) =>
  inMarket(t, async (market) => {
    const [main, proof] = market.editionIds;
    const seller = await addPerson(market);
    const first = await list(market, seller, { price: 100_00 });
    t.equal(first.status, 'PendingAuthentication');
    t.equal((await readEdition(market, main)).lowestAskId, null, 'a waiting ask is in no book');
    t.equal((await list(market, seller, { price: 90_00 })).status, 'PendingAuthentication');
    await run(market, (work) => approveAsk(work, { askId: first.id, actor: 'operator:test' }));
    t.match(await subjects(market, 'ask-approved:%'), [/Night Ferry is approved/]);
    t.equal((await list(market, seller, { price: 80_00 })).status, 'Approved');
    const elsewhere = await list(market, seller, { price: 80_00, editionId: proof });
    t.equal(elsewhere.status, 'PendingAuthentication', 'documents are those of one edition');
    const somebody = await list(market, await addPerson(market), { price: 60_00 });
    t.equal(somebody.status, 'PendingAuthentication', 'and of one seller');
  }),
);

t.test('a sale without documents does not let a later listing skip the queue', (t) =>
  inMarket(t, async (market) => {
    const seller = await addPerson(market);
    await bid(market, await addPerson(market), { price: 100_00 });
    t.equal((await list(market, seller, { price: 100_00 })).status, 'Done');
    const waiting = await list(market, seller, { price: 100_00 });
    t.equal(waiting.status, 'PendingAuthentication');
    await run(market, (work) => approveAsk(work, { askId: waiting.id, actor: 'operator:test' }));
    t.equal((await list(market, seller, { price: 100_00 })).status, 'Approved');
  }),
);

t.test('a listing sent back with a reason can be changed and handed in again', (t) =>
  inMarket(t, async (market) => {
    const seller = await addPerson(market);
    const { id } = await list(market, seller, { price: 100_00 });
    const sendBack = (to: 'MoreInfoRequired' | 'Rejected', reason: string) =>
      run(market, (work) => sendBackAsk(work, { askId: id, to, reason, actor: 'operator:test' }));
    await sendBack('MoreInfoRequired', 'The certificate cannot be read.');
    t.match(await readAsk(market, id), {
      status: 'MoreInfoRequired',
      reason: 'The certificate cannot be read.',
    });
    await isRefused(t, sendBack('Rejected', 'Twice'), { code: 'trade.wrong-status' });
    await run(market, (work) =>
      editAsk(work, { userId: seller, askId: id, body: { price: 110_00 } }),
    );
    const again = () => run(market, (w) => placeAsk(w, { userId: seller, askId: id, bidId: 0 }));
    t.equal((await again()).status, 'PendingAuthentication');
    t.match(await readAsk(market, id), { reason: null, price: 110_00 });
    await sendBack('Rejected', 'It is a reproduction.');
    t.equal((await again()).status, 'PendingAuthentication');
    t.equal((await subjects(market, 'ask-sent-back:%')).length, 2);
    await isRefused(t, again(), { status: 409, code: 'trade.wrong-status' });
  }),
);

t.test('nobody trades with themself, and nobody’s own orders cross', (t) =>
  inMarket(t, async (market) => {
    const [main] = market.editionIds;
    const [one, other] = [await addPerson(market), await addPerson(market)];
    const own = await listApproved(market, one, { price: 100_00 });
    const refusal = { status: 400, code: 'trade.own-order' };
    await isRefused(t, draftPurchase(market, one, own.id), refusal);
    await isRefused(t, bid(market, one, { price: 100_00 }), refusal);

    const others = await listApproved(market, other, { price: 105_00 });
    const bought = await bid(market, one, { price: 105_00 });
    t.equal(
      (await readOrder(market, bought.orderId!)).askId,
      others.id,
      'one’s own cheaper ask is passed over',
    );

    await bid(market, one, { price: 60_00 });
    await isRefused(t, draftSale(market, one, main), refusal);
    await isRefused(t, list(market, one, { price: 60_00 }), refusal);
    await isRefused(
      t,
      run(market, (work) => editAsk(work, { userId: one, askId: own.id, body: { price: 60_00 } })),
      refusal,
    );
    t.equal((await readAsk(market, own.id)).price, 100_00);
  }),
);

t.test('a waiting ask keeps its owner from a bid that its approval would cross', (t) =>
  inMarket(t, async (market) => {
    const one = await addPerson(market);
    await list(market, one, { price: 100_00 });
    await isRefused(t, bid(market, one, { price: 100_00 }), {
      code: 'trade.own-order',
    });
    t.equal((await bid(market, one, { price: 99_00 })).status, 'Approved');
  }),
);

t.test('a price leads by the band’s difference, or stays behind', (t) =>
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

t.test('a draft whose price has come too close to a new leader is refused when placed', (t) =>
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

t.test('a bid that buys at once leads nobody, so that the lead rule leaves it alone', (t) =>
  inMarket(t, async (market) => {
    await bid(market, await addPerson(market), { price: 200_00 });
    await listApproved(market, await addPerson(market), { price: 202_00 });
    t.equal((await bid(market, await addPerson(market), { price: 202_00 })).status, 'Done');
  }),
);

t.test('prices outside the bounds are refused with the nearest one', (t) =>
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

t.test('the former leader is told, nobody else', (t) =>
  inMarket(t, async (market) => {
    const [a, b] = [await addPerson(market), await addPerson(market)];
    await bid(market, a, { price: 100_00 });
    await bid(market, b, { price: 90_00 });
    t.same(await subjects(market, 'outbid:%'), []);
    await bid(market, b, { price: 110_00 });
    t.match(await subjects(market, 'outbid:%'), [/You were outbid on Night Ferry/]);
    await bid(market, b, { price: 120_00 });
    t.equal((await subjects(market, 'outbid:%')).length, 1, 'nobody outbids themself');

    await listApproved(market, a, { price: 300_00 });
    await listApproved(market, b, { price: 290_00 });
    t.match(await subjects(market, 'undercut:%'), [/Your ask for Night Ferry was undercut/]);
  }),
);

t.test('an edited price takes a new turn, leads by its own book’s others, and may trade', (t) =>
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

t.test('an edit promises anew: insurance, royalty, another price', (t) =>
  inMarket(t, async (market) => {
    const seller = await addPerson(market);
    const ask = await listApproved(market, seller, { price: 100_00 });
    t.equal((await readAsk(market, ask.id)).promisedPayout, 91_00);
    await market.db.update(artworks).set({ royalty: 10 });
    await run(market, (work) =>
      editAsk(work, { userId: seller, askId: ask.id, body: { dhlInsurance: true } }),
    );
    t.match(await readAsk(market, ask.id), { promisedPayout: 72_00, royaltyPercent: 10 });
  }),
);

t.test('a trade that would come off worse than promised is refused and changes nothing', (t) =>
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
    t.equal(sold.status, 'Done', 'better than promised is no reason to refuse');
  }),
);

t.test('moving to a dearer region between draft and placing is refused, not overcharged', (t) =>
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

t.test('who has no address may draft a bid, but neither place it nor offer anything', (t) =>
  inMarket(t, async (market) => {
    const nomad = await addPerson(market, { country: null });
    const missing = { status: 400, code: 'trade.address-missing' };
    await isRefused(t, list(market, nomad, { price: 100_00 }), missing);
    await isRefused(t, bid(market, nomad, { price: 100_00 }), missing);
  }),
);

t.test('voiding takes an order out of its book; what ended cannot be voided', (t) =>
  inMarket(t, async (market) => {
    const [main] = market.editionIds;
    const [a, b] = [await addPerson(market), await addPerson(market)];
    const first = await bid(market, a, { price: 100_00 });
    const second = await bid(market, b, { price: 90_00 });
    const take = () => run(market, (work) => voidBid(work, { userId: a, bidId: first.id }));
    await isRefused(
      t,
      run(market, (work) => voidBid(work, { userId: b, bidId: first.id })),
      { status: 404 },
    );
    await take();
    t.equal((await readEdition(market, main)).highestBidId, second.id);
    await isRefused(t, take(), { status: 409, code: 'trade.wrong-status' });
    const ask = await listApproved(market, a, { price: 200_00 });
    await run(market, (work) => voidAsk(work, { userId: a, askId: ask.id }));
    t.equal((await readEdition(market, main)).lowestAskId, null);
    const sold = await list(market, a, { price: 90_00 });
    await isRefused(
      t,
      run(market, (work) => voidAsk(work, { userId: a, askId: sold.id })),
      { code: 'trade.wrong-status' },
    );
  }),
);

t.test('the artwork carries the best prices over all its editions', (t) =>
  inMarket(t, async (market) => {
    const [main, proof] = market.editionIds;
    const [a, b] = [await addPerson(market), await addPerson(market)];
    await listApproved(market, a, { price: 300_00, editionId: main });
    const cheap = await listApproved(market, a, { price: 200_00, editionId: proof });
    await bid(market, b, { price: 50_00, editionId: main });
    await bid(market, b, { price: 40_00, editionId: proof });
    const read = async () => (await market.db.select().from(artworks))[0];
    t.match(await read(), { lowestAskGbp: 200_00, highestBidGbp: 50_00 });
    t.ok((await read())?.lastAskAt);
    t.ok((await read())?.lastBidAt);
    await run(market, (work) => voidAsk(work, { userId: a, askId: cheap.id }));
    t.match(await read(), { lowestAskGbp: 300_00 });
  }),
);

t.test('an order whose time is over trades no more, even before it is swept away', (t) =>
  inMarket(t, async (market) => {
    const [seller, buyer] = [await addPerson(market), await addPerson(market)];
    const ask = await listApproved(market, seller, { price: 100_00, expiresInDays: 30 });
    const purchase = await draftPurchase(market, buyer, ask.id);
    market.passTime(30 * 86_400_000);
    await isRefused(
      t,
      run(market, (work) => placeBid(work, { userId: buyer, bidId: purchase.id })),
      { code: 'trade.ask-sold', next: null },
    );
    await isRefused(
      t,
      run(market, (work) =>
        editAsk(work, { userId: seller, askId: ask.id, body: { expiresInDays: 60 } }),
      ),
      { code: 'trade.wrong-status' },
    );
    t.equal((await bid(market, buyer, { price: 100_00 })).status, 'Approved');
  }),
);

t.test('an ask’s time runs from when it enters the book', (t) =>
  inMarket(t, async (market) => {
    const ask = await list(market, await addPerson(market), { price: 100_00, expiresInDays: 30 });
    market.passTime(10 * 86_400_000);
    await run(market, (work) => approveAsk(work, { askId: ask.id, actor: 'operator:test' }));
    const [row] = await market.db.select().from(asks).where(eq(asks.id, ask.id));
    t.equal(row!.expiresAt!.getTime() - row!.placedAt.getTime(), 30 * 86_400_000);
    t.ok(row!.placedAt > row!.createdAt);
  }),
);
