import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { ownHeaders } from '../../support/own-headers.ts';
import type { Person } from './people.ts';
import { send } from './send.ts';
import type { Deckle } from './test.ts';

export type Work = { readonly id: number; readonly href: string; readonly name: string };

type Best = {
  readonly price: { readonly amount: number; readonly currency: string };
  readonly priceGbp: number;
} | null;
type Shown = {
  readonly name: string;
  readonly lowestAsk: Best;
  readonly highestBid: Best;
};

/** Minor units by which a listing becomes the lowest ask. */
const undercut = 20_00;

const bath = {
  name: 'Ada Okafor',
  address: '12 Paper Mill Lane',
  address_2: '',
  city: 'Bath',
  postalCode: 'BA1 1AA',
  state: '',
  country: 'GB',
  phone: '+447700900123',
};

/** A signed-in user with an address. */
export async function enter(
  request: APIRequestContext,
  deckle: Deckle,
  firstName: string,
): Promise<Person> {
  const person = await deckle.join(request, firstName);
  await saveAddress(request);
  return person;
}

export function saveAddress(request: APIRequestContext): Promise<unknown> {
  const addresses = { shippingAddress: bath, billingAddress: null };
  return send(request, 'PUT', '/api/profile/addresses', addresses);
}

/** Saves a test card of the sandbox processor. */
export async function addCard(request: APIRequestContext): Promise<void> {
  const { clientSecret } = await send(request, 'POST', '/api/account/card-setup');
  const card = { number: '4242424242424242', expiryMonth: 12, expiryYear: 2040 };
  await send(request, 'POST', '/api/sandbox/cards', { clientSecret, ...card, returnPath: '/' });
  await expect
    .poll(async () => (await (await request.get('/api/account/payment')).json()).card, {
      intervals: [100],
    })
    .not.toBeNull();
}

/** An artwork that no other test trades in. Its Main edition has an ask well above its highest bid. */
export async function workToBuy(request: APIRequestContext): Promise<Work> {
  return takeWork(request, (shown) => spreadOf(shown) > 2 * undercut && !isInPounds(shown));
}

/** The same with both best prices in pounds, in pence. */
export async function workInPounds(
  request: APIRequestContext,
): Promise<Work & { readonly ask: number; readonly bid: number }> {
  const fits = (shown: Shown) => isInPounds(shown) && spreadOf(shown) >= 60_00;
  const { shown, ...work } = await takeWork(request, fits);
  return { ...work, ask: pence(shown.lowestAsk), bid: pence(shown.highestBid) };
}

const pence = (best: Best) => best?.priceGbp ?? 0;
const spreadOf = ({ lowestAsk, highestBid }: Shown) => pence(lowestAsk) - pence(highestBid);
/** Few works are: `workToBuy` leaves them to the tests that need them. */
const isInPounds = ({ lowestAsk, highestBid }: Shown) =>
  [lowestAsk, highestBid].every((best) => best?.price.currency === 'GBP');

async function takeWork(
  request: APIRequestContext,
  fits: (shown: Shown) => boolean,
): Promise<Work & { readonly shown: Shown }> {
  for (let page = 1; page <= 8; page += 1) {
    const answer = await request.get(`/api/artworks?page=${page}`);
    const { items }: { items: readonly (Work & { shown: Shown })[] } = await answer.json();
    for (const item of items) {
      const { id, shown } = item;
      if (shown.name === 'Main' && shown.lowestAsk !== null && fits(shown) && take(id)) return item;
    }
  }
  throw new Error('every artwork to buy is taken');
}

/** Creating a folder succeeds once, in whichever worker. */
function take(id: number): boolean {
  const taken = join(process.env.DECKLE_DATA_DIR ?? tmpdir(), 'taken-by-tests');
  mkdirSync(taken, { recursive: true });
  try {
    mkdirSync(join(taken, String(id)));
    return true;
  } catch {
    return false;
  }
}

/** The step of a listing or a sale that asks about the copy: as new, framed, without certificate. */
export async function describeCopy(page: Page, number = '12/50'): Promise<void> {
  await page.getByLabel('Its number in the edition').fill(number);
  await page.getByRole('radio', { name: /^As new/ }).check();
  await page.getByRole('radio', { name: /^Framed/ }).check();
  await page.getByRole('radio', { name: /^No certificate/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Trades for the amount that the marketplace works out. */
export async function trade(
  request: APIRequestContext,
  path: string,
  form: object,
): Promise<{ askId: number; bidId: number; orderId: number | null }> {
  const agreed = /asks|sales/.test(path) ? 'expectedPayout' : 'expectedTotal';
  const post = (amount: object) =>
    request.post(path, {
      headers: { ...ownHeaders, 'idempotency-key': randomUUID() },
      data: { ...form, [agreed]: amount },
    });
  const asked = await post({ amount: 1, currency: 'GBP' });
  expect(asked.status(), await asked.text()).toBe(409);
  const { error } = await asked.json();
  const answer = await post(error.next.price);
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

type Pending = { readonly id: number; readonly seller: string; readonly version: string };

/** An operator approves the one listing of this kind that waits, as it is now. */
export async function approve(deckle: Deckle, isWanted: (ask: Pending) => boolean): Promise<void> {
  const queue: Pending[] = JSON.parse(await deckle.operator('asks', 'pending', '--json'));
  const wanted = queue.filter(isWanted);
  const [ask] = wanted;
  if (!ask || wanted.length > 1) throw new Error(`${wanted.length} such listings wait`);
  await deckle.operator('asks', 'approve', String(ask.id), '--version', ask.version);
}

/** A listing that waits for approval, lower than all asks of the artwork's Main edition. */
export async function submitListing(
  request: APIRequestContext,
  { id }: Work,
): Promise<{ editionId: number; askId: number }> {
  const { editions } = await (await request.get(`/api/artworks/${id}`)).json();
  const { id: editionId, lowestAsk } = editions.find(
    ({ name }: { name: string }) => name === 'Main',
  );
  const { askId } = await trade(request, '/api/asks', {
    ...{ editionId, expiresInDays: 30, dhlInsurance: false },
    price: lowestAsk.priceGbp - undercut,
  });
  return { editionId, askId };
}

/** A live listing that is the lowest ask of the artwork's Main edition. */
export async function list(
  request: APIRequestContext,
  deckle: Deckle,
  work: Work,
): Promise<{ editionId: number; askId: number }> {
  const listed = await submitListing(request, work);
  await approve(deckle, ({ id }) => id === listed.askId);
  return listed;
}

/** An order that its buyer has paid for. */
export async function paidOrder(
  deckle: Deckle,
  people: { readonly seller: APIRequestContext; readonly buyer: APIRequestContext },
): Promise<{ work: Work; orderId: number }> {
  const work = await workToBuy(people.buyer);
  const listed = await list(people.seller, deckle, work);
  await addCard(people.buyer);
  const { orderId } = await trade(people.buyer, '/api/purchases', listed);
  if (orderId === null) throw new Error('the purchase made no order');
  await expect
    .poll(
      async () => {
        const answer = await people.buyer.get(`/api/account/orders/${orderId}`);
        return (await answer.json()).order.status;
      },
      { message: 'paid', intervals: [100] },
    )
    .toBe('AwaitingShipment');
  return { work, orderId };
}

/** An artwork whose cheapest ask delivered in the United Kingdom is not the lowest in its book. */
export async function workWithOtherOffer(
  request: APIRequestContext,
): Promise<Work & { readonly offeredId: number; readonly lowestId: number }> {
  for (let page = 1; page <= 8; page += 1) {
    const { items } = await (await request.get(`/api/artworks?page=${page}`)).json();
    for (const { shown, ...work } of items as (Work & { shown: Shown })[]) {
      if (shown.name !== 'Main') continue;
      const { editions } = await (await request.get(`/api/artworks/${work.id}`)).json();
      const main = editions.find(({ name }: { name: string }) => name === 'Main');
      const [offeredId, lowestId] = [main?.offers?.UK?.[0], main?.lowestAsk?.id];
      const differs = offeredId !== undefined && lowestId !== undefined && offeredId !== lowestId;
      if (differs && take(work.id)) return { ...work, offeredId, lowestId };
    }
  }
  throw new Error('every artwork with another offer is taken');
}
