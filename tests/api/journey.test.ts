import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import t from 'tap';
import {
  buyingView,
  orderView,
  ownOrdersView,
  placedAsk,
  placedBid,
  sellingView,
} from '../../shared/contracts/account.ts';
import { artworkList, artworkView, type EditionView } from '../../shared/contracts/catalogue.ts';
import { sessionView } from '../../shared/contracts/session.ts';
import { defaultFees } from '../../shared/domain/default-fees.ts';
import { buyerLines, sellerLines } from '../../shared/domain/fees.ts';
import { type Money, money } from '../../shared/domain/money.ts';
import { fallbackRates } from '../../shared/domain/rates.ts';
import { runOperator } from '../support/operator.ts';
import { ecbXml, startRateFeed } from '../support/rate-feed-double.ts';
import { startDeckle } from '../support/start-deckle.ts';
import { until } from '../support/until.ts';
import { confirmationLink, openBrowser, signUp } from './support/person.ts';

const { eurToGbp: GBP, eurToUsd: USD } = fallbackRates;
const today = new Date().toISOString().slice(0, 10);
const feed = await startRateFeed(t);
feed.answers(ecbXml(today, { GBP, USD }));
const deckle = await startDeckle({ RATES_FEED_URL: feed.url });
t.teardown(() => deckle.stop());
const operator = (...args: string[]) => runOperator(deckle.dataDir, args);

const terms = { currency: 'GBP', rates: fallbackRates, fees: defaultFees } as const;
const totalOfBid = (price: Money, sellerRegion: 'UK' | null) =>
  buyerLines({ ...terms, price, buyerRegion: 'UK', sellerRegion }).total;

t.test(
  'two users register, confirm, list, approve, bid and buy over HTTP on a real database',
  async (t) => {
    const back = '/artworks/a/1/b/2?edition=Main';
    const buyer = await signUp(deckle.url, { firstName: 'Ada', redirectTo: back });
    t.equal(buyer.cameBackTo, back, 'the link in the mail leads back to what was wanted');
    const seller = await signUp(deckle.url, { firstName: 'Bo' });

    const list = artworkList.parse(await buyer.get('/api/artworks?sort=lowest-ask&page=2'));
    const artworkId = list.items[0]!.id;
    const readEdition = async (): Promise<EditionView> => {
      const artwork = artworkView.parse(await buyer.get(`/api/artworks/${artworkId}`));
      return artwork.editions.find(({ id }) => id === artwork.shownEditionId)!;
    };
    const before = await readEdition();
    const { royalty } = artworkView.parse(await buyer.get(`/api/artworks/${artworkId}`));
    t.ok(before.lowestAsk && before.highestBid, 'a seeded book has depth on both sides');

    const withoutAddress = await seller.trade('/api/asks', {
      editionId: before.id,
      price: 100_00,
      expiresInDays: 30,
      dhlInsurance: false,
      expectedPayout: money(1, 'GBP'),
    });
    t.equal(withoutAddress.status, 400);
    t.match(withoutAddress.body, { error: { code: 'trade.address-missing' } });
    await buyer.saveAddress();
    await seller.saveAddress();

    const lowest = before.lowestAsk!.priceGbp;
    const highest = before.highestBid?.priceGbp ?? 0;
    const price = money(Math.max(20_00, lowest - 20_00, highest + 1_00), 'GBP');
    const payout = sellerLines({ ...terms, price, royaltyPercent: royalty, insured: false }).payout;
    const askForm = {
      editionId: before.id,
      price: price.amount,
      expiresInDays: 30,
      dhlInsurance: false,
    };
    const surprised = await seller.trade('/api/asks', {
      ...askForm,
      expectedPayout: money(payout.amount + 1, 'GBP'),
    });
    t.match(surprised, { status: 409, body: { error: { code: 'trade.price-changed' } } });
    const next = (surprised.body as { error: { next: { price: Money } } }).error.next;
    t.strictSame(next.price, payout, 'and told what it really comes to');

    const listed = await seller.trade('/api/asks', { ...askForm, expectedPayout: payout });
    const ask = placedAsk.parse(listed.body);
    t.strictSame(
      { status: ask.status, orderId: ask.orderId },
      {
        status: 'PendingAuthentication',
        orderId: null,
      },
    );
    t.not((await readEdition()).lowestAsk?.id, ask.askId, 'not in the book before it is approved');
    const pending: { id: number; version: string }[] = JSON.parse(
      await operator('asks', 'pending', '--json'),
    );
    const { version = '' } = pending.find(({ id }) => id === ask.askId) ?? {};
    await operator('asks', 'approve', String(ask.askId), '--version', version);
    await t.resolves(
      seenBy(() => readEdition().then(({ asks }) => asks.some(({ id }) => id === ask.askId))),
    );

    const bidPrice = money(Math.max(20_00, highest - 1_00), 'GBP');
    const bidForm = {
      editionId: before.id,
      price: bidPrice.amount,
      expiresInDays: 60,
      expectedTotal: totalOfBid(bidPrice, null),
    };
    t.match(await buyer.trade('/api/bids', bidForm), {
      status: 400,
      body: { error: { code: 'trade.card-missing' } },
    });
    await buyer.addCard();
    const key = `journey-${Date.now()}`;
    const bid = placedBid.parse((await buyer.trade('/api/bids', bidForm, key)).body);
    t.equal(bid.orderId, null);
    t.ok(
      (await readEdition()).bids.some(({ id }) => id === bid.bidId),
      'seen in the next read',
    );
    const again = placedBid.parse((await buyer.trade('/api/bids', bidForm, key)).body);
    t.strictSame(again, bid, 'the same key gives the first answer again');
    t.equal(buyingView.parse(await buyer.get('/api/account/buying')).bids.length, 1);

    const ownOrdersOf = async (person: typeof buyer, id = artworkId) =>
      ownOrdersView.parse(await person.get(`/api/artworks/${id}/own-orders`));
    const inBook = { editionId: before.id };
    const [buyers, sellers] = [await ownOrdersOf(buyer), await ownOrdersOf(seller)];
    t.match(buyers.bids, [{ id: bid.bidId, ...inBook, price: bidPrice }]);
    t.match(sellers.asks, [{ id: ask.askId, ...inBook, price, isLive: true, insured: false }]);
    t.same([buyers.asks, sellers.bids], [[], []]);
    const another = list.items[1]!.id;
    t.strictSame(await ownOrdersOf(buyer, another), { asks: [], bids: [] }, 'of this work alone');

    const buyForm = {
      editionId: before.id,
      askId: ask.askId,
      expectedTotal: totalOfBid(price, 'UK'),
    };
    const own = await seller.trade('/api/purchases', buyForm);
    t.ok(own.status === 400 || own.status === 409, 'no user buys from themself');
    const bought = await buyer.trade('/api/purchases', buyForm);
    const { orderId } = placedBid.parse(bought.body);
    t.ok(orderId);
    t.notOk(
      (await readEdition()).asks.some(({ id }) => id === ask.askId),
      'and gone from the book',
    );
    const late = await buyer.trade('/api/purchases', buyForm);
    t.match(late, { status: 409, body: { error: { code: 'trade.ask-sold' } } });

    const order = orderView.parse(await buyer.get(`/api/account/orders/${orderId}`));
    t.strictSame(
      order.order.lines,
      buyerLines({ ...terms, price, buyerRegion: 'UK', sellerRegion: 'UK' }),
    );
    const sale = orderView.parse(await seller.get(`/api/account/orders/${orderId}`));
    t.equal(sale.side, 'seller');
    t.strictSame(
      sale.order.lines,
      sellerLines({ ...terms, price, royaltyPercent: royalty, insured: false }),
      'the figures of the review, to the penny',
    );
    t.equal(sellingView.parse(await seller.get('/api/account/selling')).orders[0]?.id, orderId);

    t.equal((await buyer.send('DELETE', `/api/bids/${bid.bidId}`)).status, 200);
    t.notOk((await readEdition()).bids.some(({ id }) => id === bid.bidId));
    const stranger = await seller.send('DELETE', `/api/bids/${bid.bidId}`);
    t.equal(stranger.status, 404, 'another’s is not there');

    const cookie = buyer.cookie();
    await buyer.send('POST', '/api/auth/logout');
    const replayed = await fetch(`${deckle.url}/api/profile`, { headers: { cookie } });
    t.equal(
      replayed.status,
      401,
      'the JWT was revoked, a kept copy of the cookie is worth nothing',
    );
    t.match(replayed.headers.get('set-cookie'), /deckle-session=;/);

    const last = String(replayed.headers.get('x-request-id'));
    await seenBy(async () => readFileSync(deckle.logFile, 'utf8').includes(last));
    const log = readFileSync(deckle.logFile, 'utf8');
    for (const secret of [buyer.email, seller.email, buyer.password, cookie.split('=')[1]!]) {
      t.notOk(log.includes(secret), 'nothing secret in the log of either process');
    }
    t.match(log, `"event":"trade.placed","userId"`);
    t.match(log, '"code":"trade.ask-sold"');
  },
);

t.test('registering someone else’s address gives no access to the account', async (t) => {
  const stranger = openBrowser(deckle.url);
  const owner = openBrowser(deckle.url);
  const email = `victim-${randomUUID()}@journey.example`;
  const theirs = { identifier: email, password: 'the-stranger-chose-1' };
  const own = { identifier: email, password: 'the-owner-chose-2' };
  const person = { firstName: 'Ada', lastName: 'Okafor', email, password: theirs.password };
  const registered = await stranger.call('POST', '/api/auth/register', person);
  t.equal(registered.status, 200);
  await owner.call('POST', '/api/auth/send-confirmation', { email });
  const link = new URL(await confirmationLink(deckle.url, email));
  const confirmation = link.searchParams.get('confirmation');
  const confirm = (more = {}) =>
    owner.call('POST', '/api/auth/confirm-email', { confirmation, ...more });

  const asked = await confirm();
  t.match(asked, { status: 400, body: { error: { code: 'auth.password-needed' } } });
  const early = await stranger.call('POST', '/api/auth/login', theirs);
  t.match(early.body, { error: { code: 'auth.not-confirmed' } }, 'nothing is confirmed yet');
  const passwordConfirmation = own.password;
  const mistyped = { password: own.password, passwordConfirmation: 'the-owner-chose-3' };
  t.match(await confirm(mistyped), { status: 400 });
  t.equal((await confirm({ password: own.password, passwordConfirmation })).status, 200);

  const late = await stranger.call('POST', '/api/auth/login', theirs);
  t.match(late.body, { error: { code: 'auth.invalid-credentials' } });
  t.equal((await openBrowser(deckle.url).call('POST', '/api/auth/login', own)).status, 200);
});

t.test('the session carries the exchange rates of the feed', async (t) => {
  const answer = await fetch(`${deckle.url}/api/session`);
  const { rates } = sessionView.parse(await answer.json());
  t.match(rates, { values: { eurToGbp: GBP, eurToUsd: USD }, asOf: today });
  t.match(await operator('rates', 'list'), new RegExp(`USD +${USD} +- +-\n\nAs of ${today}\\.`));
});

t.test('a flag set for one user applies to that user only', async (t) => {
  const named = await signUp(deckle.url, { firstName: 'Cy' });
  const other = await signUp(deckle.url, { firstName: 'Di' });
  const isClosedFor = async (cookie: string) =>
    (await fetch(`${deckle.url}/api/session`, { headers: { cookie } })).status === 403;
  const all = async () => [
    await isClosedFor(named.cookie()),
    await isClosedFor(other.cookie()),
    await isClosedFor(''),
  ];
  const set = (state: string, ...rest: string[]) =>
    operator('flags', 'set', 'access-modal', state, ...rest);
  const becomes = async (expected: readonly boolean[], what: string) => {
    await until(async () => String(await all()) === String(expected));
    t.strictSame(await all(), expected, what);
  };
  await becomes([false, false, false], 'open for all');
  t.match(
    await set('on', '--person', named.email.toUpperCase()),
    'Flag access-modal is on for CY-',
  );
  t.match(await operator('flags', 'list'), new RegExp(`access-modal +on +${named.email}`));
  await becomes([true, false, false], 'closed for one');
  await set('on');
  await set('off', '--person', named.email);
  await becomes([false, true, true], 'open for one');
  await set('off');
  await becomes([false, false, false], 'open for all again');
  t.notMatch(await operator('flags', 'list'), named.email, 'and no person is named');
});

/** Public data may be cached for a few seconds. */
async function seenBy(isSeen: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (await isSeen()) return;
    await sleep(150);
  }
  throw new Error('never seen');
}
