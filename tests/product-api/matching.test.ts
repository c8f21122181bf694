import { eq } from 'drizzle-orm';
import t from 'tap';
import { approveAsk } from '../../product-api/commands/approve-ask.ts';
import { draftAsk } from '../../product-api/commands/draft-ask.ts';
import { draftBid } from '../../product-api/commands/draft-bid.ts';
import { editAsk } from '../../product-api/commands/edit-ask.ts';
import { editBid } from '../../product-api/commands/edit-bid.ts';
import { placeAsk } from '../../product-api/commands/place-ask.ts';
import { placeBid } from '../../product-api/commands/place-bid.ts';
import { artworks } from '../../product-api/db/schema/catalogue.ts';
import { asks, bids } from '../../product-api/db/schema/market.ts';
import { orderEvents } from '../../product-api/db/schema/orders.ts';
import { emails, profiles } from '../../product-api/db/schema/people.ts';
import type { EditBidBody } from '../../shared/contracts/wire/trade-bodies.ts';
import {
  addPerson,
  addressIn,
  bid,
  draftPurchase,
  draftSale,
  inMarket,
  list,
  listApproved,
  readAsk,
  readBid,
  readEdition,
  readOrder,
  run,
} from './support/market.ts';
import { isRefused } from './support/refusal.ts';

t.test('a purchase pays the ask’s price, and each side’s lines add up in its own currency', (t) =>
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
      /for \$147\.14: \$131, shipping and import \$10\.48, processing fee \$5\.66/,
    );
    const [toSeller] = await market.db
      .select()
      .from(emails)
      .where(eq(emails.dedupeKey, `sold:${order.id}`));
    t.match(toSeller?.text, /sold for £100\. Your payout is £91/);
  }),
);

t.test('a purchase pays shipping from the region of its ask', (t) =>
  inMarket(t, async (market) => {
    const buyer = await addPerson(market, { country: 'GB' });
    const abroad = await addPerson(market, { country: 'US' });
    const near = await addPerson(market, { country: 'GB' });
    await listApproved(market, abroad, { price: 120_00 });
    const cheap = await listApproved(market, near, { price: 100_00 });
    const draft = await draftPurchase(market, buyer, cheap.id);
    t.equal(draft.quotedTotal, 104_00, 'nothing from the same region');
    const bought = await run(market, (work) => placeBid(work, { userId: buyer, bidId: draft.id }));
    t.match(await readOrder(market, bought.orderId!), {
      ...{ sellerId: near, buyerShipping: 0, buyerProcessFee: 4_00, buyerTotal: 104_00 },
    });
    const [next] = await market.db.select().from(asks).where(eq(asks.userId, abroad));
    const second = await draftPurchase(market, buyer, next!.id);
    const other = await run(market, (work) => placeBid(work, { userId: buyer, bidId: second.id }));
    const order = await readOrder(market, other.orderId!);
    t.equal(order.sellerId, abroad);
    t.ok(order.buyerShipping > 0, 'and import from another one');
    t.equal(order.buyerTotal, second.quotedTotal);
  }),
);

t.test('at equal prices the ask placed first sells first', (t) =>
  inMarket(t, async (market) => {
    const asksPlaced: number[] = [];
    for (let index = 0; index < 4; index += 1) {
      const listed = await listApproved(market, await addPerson(market), { price: 100_00 });
      asksPlaced.push(listed.id);
    }
    // The first is edited away and back: it queues behind the others.
    const [first = 0] = asksPlaced;
    const { userId } = await readAsk(market, first);
    for (const price of [110_00, 100_00]) {
      await run(market, (work) => editAsk(work, { userId, askId: first, body: { price } }));
    }
    const sold: number[] = [];
    for (let index = 0; index < 4; index += 1) {
      const met = await bid(market, await addPerson(market), { price: 100_00 });
      sold.push((await readOrder(market, met.orderId!)).askId);
    }
    t.same(sold, [...asksPlaced.slice(1), first]);
  }),
);

t.test('of orders placed at the same instant the lowest id trades first', (t) =>
  inMarket(t, async (market) => {
    const listed = [];
    for (const price of [100_00, 100_00, 100_00]) {
      listed.push((await listApproved(market, await addPerson(market), { price })).id);
    }
    const standing = [];
    for (const price of [80_00, 80_00, 80_00]) {
      standing.push((await bid(market, await addPerson(market), { price })).id);
    }
    // The highest id first, so that the rows do not lie in the order of their ids.
    const placedAt = market.now();
    for (const id of listed.toReversed()) {
      await market.db.update(asks).set({ placedAt }).where(eq(asks.id, id));
    }
    for (const id of standing.toReversed()) {
      await market.db.update(bids).set({ placedAt }).where(eq(bids.id, id));
    }
    for (const askId of listed) {
      const met = await bid(market, await addPerson(market), { price: 100_00 });
      t.equal((await readOrder(market, met.orderId!)).askId, askId);
    }
    for (const bidId of standing) {
      const met = await listApproved(market, await addPerson(market), { price: 80_00 });
      t.equal((await readOrder(market, met.orderId!)).bidId, bidId);
    }
  }),
);

t.test('at equal prices the bid placed first is sold to first', (t) =>
  inMarket(t, async (market) => {
    const placed: number[] = [];
    for (let index = 0; index < 3; index += 1) {
      placed.push((await bid(market, await addPerson(market), { price: 100_00 })).id);
    }
    const sold: number[] = [];
    for (let index = 0; index < 3; index += 1) {
      const seller = await addPerson(market);
      const met = await listApproved(market, seller, { price: 100_00 });
      sold.push((await readOrder(market, met.orderId!)).bidId);
    }
    t.same(sold, placed);
  }),
);

t.test('a draft whose quote no longer holds is not placed', (t) =>
  inMarket(t, async (market) => {
    const [main] = market.editionIds;
    const [buyer, seller] = [await addPerson(market), await addPerson(market)];
    const body = { editionId: main, price: 100_00, expiresInDays: 0, status: 'Draft' } as const;
    const bidDraft = await run(market, (work) => draftBid(work, buyer, { ...body, type: 'bid' }));
    const quotedTotal = bidDraft.quotedTotal! - 1;
    await market.db.update(bids).set({ quotedTotal }).where(eq(bids.id, bidDraft.id));
    await isRefused(
      t,
      run(market, (work) => placeBid(work, { userId: buyer, bidId: bidDraft.id })),
      { status: 409, code: 'trade.price-changed' },
    );
    t.equal((await readBid(market, bidDraft.id)).status, 'Draft');
    const askDraft = await run(market, (work) =>
      draftAsk(work, seller, { ...body, type: 'ask', dhlInsurance: false, isBulk: false }),
    );
    const quotedPayout = askDraft.quotedPayout! + 1;
    await market.db.update(asks).set({ quotedPayout }).where(eq(asks.id, askDraft.id));
    await isRefused(
      t,
      run(market, (work) => placeAsk(work, { userId: seller, askId: askDraft.id, bidId: 0 })),
      { status: 409, code: 'trade.price-changed' },
    );
    t.equal((await readAsk(market, askDraft.id)).status, 'Draft');
  }),
);

t.test('a sale takes the highest bid of another user, at the bid’s price', (t) =>
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
    t.match(sale, { type: 'sell', price: 87_72, currency: 'GBP', quotedPayout: 79_83 });

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

t.test('an order sold meanwhile is refused with the next best price', (t) =>
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

t.test('a purchase takes the ask that is cheapest delivered, or the first in the book', (t) =>
  inMarket(t, async (market) => {
    const abroad = await addPerson(market, { currency: 'USD', country: 'US' });
    const [near, other] = [await addPerson(market), await addPerson(market)];
    const first = await listApproved(market, abroad, { price: 131_00 });
    const offered = await listApproved(market, near, { price: 105_99 });
    const dearer = await listApproved(market, other, { price: 110_00 });
    const buyer = await addPerson(market);
    t.match(await readAsk(market, first.id), { priceGbp: 100_01 });

    const draft = await draftPurchase(market, buyer, offered.id);
    t.match(draft, { lowestAskId: offered.id, price: 105_99 });
    await isRefused(t, draftPurchase(market, buyer, dearer.id), {
      status: 409,
      code: 'trade.ask-sold',
      next: { amount: 105_99, currency: 'GBP' },
    });
    const american = await addPerson(market, { currency: 'USD', country: 'US' });
    await isRefused(t, draftPurchase(market, american, offered.id), { code: 'trade.ask-sold' });

    const bought = await run(market, (work) => placeBid(work, { userId: buyer, bidId: draft.id }));
    t.match(await readOrder(market, bought.orderId!), { askId: offered.id, buyerShipping: 0 });
    const again = await draftPurchase(market, await addPerson(market), first.id);
    t.match(again, { lowestAskId: first.id });
    const bidder = await bid(market, await addPerson(market), { price: 120_00 });
    t.match(await readOrder(market, bidder.orderId!), { askId: first.id }, 'a bid takes the first');
  }),
);

t.test('a bid at the lowest ask’s price buys, a penny less enters the book', (t) =>
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

t.test('at one price the order that entered the book first trades first', (t) =>
  inMarket(t, async (market) => {
    const [main] = market.editionIds;
    const price = 100_00;
    const second = await list(market, await addPerson(market), { price });
    const first = await list(market, await addPerson(market), { price });
    for (const { id } of [first, second]) {
      await run(market, (work) => approveAsk(work, { askId: id, actor: 'operator:test' }));
    }
    t.equal((await readEdition(market, main)).lowestAskId, first.id, 'approved first');
    await bid(market, await addPerson(market), { price });
    t.equal((await readAsk(market, first.id)).status, 'Done');
    t.equal((await readEdition(market, main)).lowestAskId, second.id);

    const lower = { price: 50_00 };
    const earlier = await bid(market, await addPerson(market), lower);
    const later = await bid(market, await addPerson(market), lower);
    t.equal((await readEdition(market, main)).highestBidId, earlier.id);
    const seller = await addPerson(market);
    const sale = await draftSale(market, seller, main);
    const placing = { userId: seller, askId: sale.id, bidId: earlier.id };
    await run(market, (work) => placeAsk(work, placing));
    t.equal((await readEdition(market, main)).highestBidId, later.id);
  }),
);

t.test('a user’s own orders do not trade with each other or cross', (t) =>
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

t.test('an ask that meets its owner’s bid alone is refused, also beside lower bids', (t) =>
  inMarket(t, async (market) => {
    const [one, other] = [await addPerson(market), await addPerson(market)];
    const lower = await bid(market, other, { price: 50_00 });
    await bid(market, one, { price: 60_00 });
    await isRefused(t, list(market, one, { price: 60_00 }), { code: 'trade.own-order' });
    t.equal((await readBid(market, lower.id)).status, 'Approved');
    const sold = await list(market, one, { price: 50_00 });
    t.equal((await readOrder(market, sold.orderId!)).bidId, lower.id, 'what it meets it sells to');
  }),
);

t.test(
  'an order goes to the buyer’s present address in the region that shipping was paid to',
  (t) =>
    inMarket(t, async (market) => {
      const [main] = market.editionIds;
      const seller = await addPerson(market);
      const moved = { ...addressIn('GB'), city: 'Bath' };
      for (const [now, goesTo] of [
        [moved, moved],
        [addressIn('FR'), addressIn('GB')],
      ] as const) {
        const buyer = await addPerson(market);
        const standing = await bid(market, buyer, { price: 50_00 });
        await market.db
          .update(profiles)
          .set({ shippingAddress: now })
          .where(eq(profiles.userId, buyer));
        const sale = await draftSale(market, seller, main);
        const placing = { userId: seller, askId: sale.id, bidId: standing.id };
        const sold = await run(market, (work) => placeAsk(work, placing));
        t.same((await readOrder(market, sold.orderId!)).shippingAddress, goesTo);
      }
    }),
);

t.test('a bid keeps its place where only its end is changed', (t) =>
  inMarket(t, async (market) => {
    const buyer = await addPerson(market);
    const { id } = await bid(market, buyer, { price: 50_00 });
    const { placedAt } = await readBid(market, id);
    const edit = (body: EditBidBody) =>
      run(market, (work) => editBid(work, { userId: buyer, bidId: id, body }));
    await edit({ expiresInDays: 60 });
    t.same((await readBid(market, id)).placedAt, placedAt);
    await edit({ price: 51_00 });
    t.ok((await readBid(market, id)).placedAt > placedAt, 'a new price queues behind others');
  }),
);

t.test('no bid or purchase is placed on a work that was unpublished', (t) =>
  inMarket(t, async (market) => {
    const [main] = market.editionIds;
    const buyer = await addPerson(market);
    const { id: askId } = await listApproved(market, await addPerson(market), { price: 100_00 });
    const drafts = [
      await draftPurchase(market, buyer, askId),
      await run(market, (work) =>
        draftBid(work, buyer, {
          type: 'bid',
          editionId: main,
          price: 50_00,
          expiresInDays: 0,
          status: 'Draft',
        }),
      ),
    ];
    await market.db.update(artworks).set({ hiddenAt: market.now() });
    for (const { id } of drafts) {
      const placing = run(market, (work) => placeBid(work, { userId: buyer, bidId: id }));
      await isRefused(t, placing, { status: 409, code: 'trade.wrong-status' });
    }
  }),
);

t.test('a user cannot bid at or above their own ask that awaits approval', (t) =>
  inMarket(t, async (market) => {
    const one = await addPerson(market);
    await list(market, one, { price: 100_00 });
    await isRefused(t, bid(market, one, { price: 100_00 }), {
      code: 'trade.own-order',
    });
    t.equal((await bid(market, one, { price: 99_00 })).status, 'Approved');
  }),
);
