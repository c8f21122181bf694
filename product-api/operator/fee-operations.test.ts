import { eq } from 'drizzle-orm';
import t from 'tap';
import { defaultFees } from '../../shared/domain/default-fees.ts';
import {
  addPerson,
  bid,
  day,
  draftPurchase,
  inMarket,
  listApproved,
  type Market,
  readAsk,
  readBid,
  readOrder,
  run,
} from '../../tests/product-api/support/market.ts';
import { isRefused } from '../../tests/product-api/support/refusal.ts';
import { terminalOf } from '../../tests/product-api/support/terminal.ts';
import { pagesOf } from '../../tests/support/test-content.ts';
import { draftAsk } from '../commands/draft-ask.ts';
import { editAsk } from '../commands/edit-ask.ts';
import { placeBid } from '../commands/place-bid.ts';
import { addFees, takeFeesBack } from '../commands/set-fees.ts';
import { auditEntries } from '../db/schema/audit.ts';
import { artworks } from '../db/schema/catalogue.ts';
import { feeSchedules } from '../db/schema/fees.ts';
import { orders } from '../db/schema/orders.ts';
import { scheduleInForce } from '../market/fee-schedules.ts';
import { loadAsks } from '../queries/load-asks.ts';

const inDays = (market: Market, days: number) => new Date(market.now().getTime() + days * day);

/** Adds fees that hold from tomorrow; returns their id. */
function setForTomorrow(market: Market, given: Partial<typeof defaultFees>): Promise<number> {
  const startsAt = inDays(market, 1);
  return run(market, (context) => addFees(context, { startsAt, given, actor: 'operator:test' }));
}

t.test('fees are set for a later time, listed, and taken back before it', async (t) => {
  await inMarket(t, async (market) => {
    const operator = terminalOf(market);
    const listed = async () => JSON.parse((await operator('fees', 'list', '--json')).out);
    t.match(await listed(), [{ id: null, state: 'in-force', fees: defaultFees }]);

    const from = inDays(market, 1).toISOString();
    const added = await operator('fees', 'add', from, '--processFee', '4.5', '--upliftUS', '0');
    t.match(added, { code: 0, out: /hold from/ });
    const later = inDays(market, 3).toISOString();
    await operator('fees', 'add', later, '--royalitiesFee', '2');
    const both = await listed();
    t.match(both, [{ state: 'later', from: later }, { state: 'later', from }, { id: null }]);
    t.same(both[0].fees, { ...defaultFees, processFee: 4.5, upliftUS: 0, royalitiesFee: 2 });
    t.match((await operator('fees', 'list')).out, /processFee +4\.5% +4\.5% +4%/);

    const again = await operator('fees', 'add', from);
    t.match(again, { code: 1, err: /Other fees begin at this time/ });
    t.equal((await operator('fees', 'take-back', String(both[0].id))).code, 0);
    t.equal((await operator('fees', 'take-back', String(both[0].id))).code, 1, 'once');
    market.passTime(2 * day);
    t.match(await listed(), [
      { state: 'in-force', from },
      { id: null, state: 'ended' },
    ]);
    t.match(await operator('fees', 'take-back', String(both[1].id)), {
      code: 1,
      err: /so they stay/,
    });
    t.match(await operator('fees', 'add', from), { code: 1, err: /a later time than now/ });

    const entries = await market.db.select().from(auditEntries);
    t.match(
      entries.map(({ action }) => action),
      ['fees.add', 'fees.add', 'fees.take-back'],
    );
    t.match(entries[0]?.details, { changes: { processFee: { from: 4, to: 4.5 } } });
  });
});

t.test('a fee that cannot be is refused with its bounds', async (t) => {
  await inMarket(t, async (market) => {
    const operator = terminalOf(market);
    const from = inDays(market, 1).toISOString();
    for (const [option, value, error] of [
      ['--processFee', '101', /Must be from 0 to 100/],
      ['--processFee', '-1', /./],
      ['--upliftROW', 'much', /Must be from 0 to 100/],
      ['--insuranceFlatFee', '1000000', /Must be from 0 to 999999/],
    ] as const) {
      t.match(await operator('fees', 'add', from, option, value), { code: 2, err: error }, value);
    }
    t.match(await operator('fees', 'add', 'tomorrow'), { code: 2, err: /2027-01-01T00:00:00Z/ });
    for (const given of [
      { applicationFee: 97 },
      { insuranceFlatFee: 19 },
      { dhlInsuranceFee: 95 },
    ]) {
      await isRefused(t, setForTomorrow(market, given), { code: 'fees.no-payout' });
    }
    await isRefused(
      t,
      run(market, (context) => takeFeesBack(context, { id: 9, actor: 'x' })),
      {
        status: 404,
      },
    );
  });
});

t.test('offers keep the fees that they were quoted, new ones use those in force', async (t) => {
  await inMarket(t, async (market) => {
    const [seller, later, buyer, bidder] = [
      await addPerson(market),
      await addPerson(market),
      await addPerson(market, { country: 'US', currency: 'USD' }),
      await addPerson(market),
    ];
    const [first, second] = market.editionIds;
    const early = await listApproved(market, seller, { editionId: first, price: 1000_00 });
    const stood = await bid(market, bidder, { editionId: second, price: 500_00 });
    const changed = { applicationFee: 10, processFee: 5, processFeeNonGb: 5, upliftUS: 20 };
    const feesId = await setForTomorrow(market, changed);
    const before = await draftPurchase(market, buyer, early.id);
    t.equal(before.feesId, null);
    market.passTime(2 * day);

    const [loaded] = await loadAsks(market.db, [await readAsk(market, early.id)]);
    t.equal(loaded?.terms.feesOf(loaded.ask).applicationFee, 6);
    const purchase = await draftPurchase(market, buyer, early.id);
    t.equal(purchase.feesId, feesId);
    const { orderId } = await run(market, (context) =>
      placeBid(context, { userId: buyer, bidId: purchase.id }),
    );
    const sold = await readOrder(market, orderId ?? 0);
    t.equal(sold.sellerApplicationFee, 60_00, 'the seller’s quote');
    t.equal(sold.buyerShipping, Math.round(sold.buyerPrice * 0.2), 'the buyer’s');
    t.equal(sold.buyerProcessFee, Math.round((sold.buyerPrice + sold.buyerShipping) * 0.05));

    const met = await listApproved(market, later, { editionId: second, price: 400_00 });
    const trade = await readOrder(market, met.orderId ?? 0);
    t.equal(trade.buyerProcessFee, 20_00, 'a bid in the book keeps its fee');
    t.equal(trade.sellerApplicationFee, 50_00);
    t.equal((await readBid(market, stood.id)).feesId, null);
  });
});

t.test('an edit quotes by the fees in force, and says so where they were not seen', async (t) => {
  await inMarket(t, async (market) => {
    const seller = await addPerson(market);
    const { id } = await listApproved(market, seller, { price: 1000_00 });
    const feesId = await setForTomorrow(market, { applicationFee: 10 });
    market.passTime(2 * day);
    const expectedPayout = { amount: 1001_00, currency: 'GBP' } as const;
    const edit = (amount: number) =>
      run(market, (context) =>
        editAsk(context, {
          userId: seller,
          askId: id,
          body: { price: 1100_00, expectedPayout: { ...expectedPayout, amount } },
        }),
      );
    await isRefused(t, edit(1001_00), { code: 'trade.price-changed', next: { amount: 957_00 } });
    t.equal((await readAsk(market, id)).feesId, null);
    await edit(957_00);
    t.match(await readAsk(market, id), { feesId, quotedPayout: 957_00 });
  });
});

t.test('the texts say the fees in force', async (t) => {
  await inMarket(t, async (market) => {
    const page = await pagesOf(market);
    const told = async () => (await page('how-it-works', 'fees'))?.text;
    t.notMatch(await told(), '7.25%');
    await setForTomorrow(market, { applicationFee: 7.25 });
    t.notMatch(await told(), '7.25%', 'before they hold');
    market.passTime(2 * day);
    t.match(await told(), '7.25%');
  });
});

t.test('a draft that is placed after the change keeps its quote', async (t) => {
  await inMarket(t, async (market) => {
    const seller = await addPerson(market);
    const draft = await run(market, (context) =>
      draftAsk(context, seller, {
        ...{ type: 'ask', editionId: market.editionIds[0], price: 100_00, expiresInDays: 0 },
        ...{ dhlInsurance: false, isBulk: false, status: 'Draft' },
      }),
    );
    await setForTomorrow(market, { applicationFee: 20 });
    market.passTime(1.5 * day);
    const [loaded] = await loadAsks(market.db, [await readAsk(market, draft.id)]);
    t.equal(loaded?.terms.feesOf(loaded.ask).applicationFee, 6);
  });
});

t.test('an offer keeps its fees where it is edited without an agreed amount', (t) =>
  inMarket(t, async (market) => {
    const userId = await addPerson(market);
    const { id } = await listApproved(market, userId, { price: 1000_00 });
    const raised = await setForTomorrow(market, { applicationFee: 30 });
    market.passTime(2 * day);
    const edit = (body: Parameters<typeof editAsk>[1]['body']) =>
      run(market, (context) => editAsk(context, { userId, askId: id, body }));
    await edit({ price: 1010_00 });
    t.match(await readAsk(market, id), { feesId: null, quotedPayout: 919_10 });
    await edit({ price: 1000_00, expectedPayout: { amount: 670_00, currency: 'GBP' } });
    t.match(await readAsk(market, id), { feesId: raised, quotedPayout: 670_00 });
  }),
);

t.test('an offer keeps fees that were taken back after it was quoted', (t) =>
  inMarket(t, async (market) => {
    const [sellerId, buyerId] = [await addPerson(market), await addPerson(market)];
    const raised = await setForTomorrow(market, { applicationFee: 30 });
    market.passTime(2 * day);
    const { id } = await listApproved(market, sellerId, { price: 1000_00 });
    await market.db
      .update(feeSchedules)
      .set({ takenBackAt: market.now() })
      .where(eq(feeSchedules.id, raised));
    await bid(market, buyerId, { price: 1000_00 });
    const [order] = await market.db.select().from(orders).where(eq(orders.askId, id));
    t.match(order, { sellerApplicationFee: 300_00, sellerPayout: 670_00 });
  }),
);

t.test('a listing that would pay its seller nothing is refused', (t) =>
  inMarket(t, async (market) => {
    const userId = await addPerson(market);
    await market.db.update(artworks).set({ royalty: 50 });
    const listing = { type: 'ask', editionId: market.editionIds[0], price: 20_00 } as const;
    const options = { expiresInDays: 0, isBulk: false, status: 'Draft' } as const;
    const draft = (dhlInsurance: boolean) =>
      run(market, (context) => draftAsk(context, userId, { ...listing, ...options, dhlInsurance }));
    await isRefused(t, draft(true), { code: 'trade.no-payout' });
    const { id } = await draft(false);
    const insured = { userId, askId: id, body: { dhlInsurance: true } };
    const edit = run(market, (context) => editAsk(context, insured));
    await isRefused(t, edit, { code: 'trade.no-payout' });
    t.match(await readAsk(market, id), { dhlInsurance: false });
  }),
);

t.test('fees are listed with the name of who set them', async (t) => {
  await inMarket(t, async (market) => {
    const userId = await addPerson(market);
    const byPerson = { startsAt: inDays(market, 1), given: {}, actor: `desk:${userId}` };
    await run(market, (context) => addFees(context, byPerson));
    const { out } = await terminalOf(market)('fees', 'list', '--json');
    t.match(JSON.parse(out), [{ by: 'Per Son' }, { by: null }]);
  });
});

t.test('fees hold from the very moment that they begin', async (t) => {
  const startsAt = new Date('2027-01-01T00:00:00Z');
  const schedule = { id: 1, startsAt, fees: defaultFees, takenBackAt: null };
  t.equal(scheduleInForce([schedule], startsAt), schedule);
  t.equal(scheduleInForce([schedule], new Date(startsAt.getTime() - 1)), null);
});
