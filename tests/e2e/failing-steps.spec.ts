import type { Page } from '@playwright/test';
import { statusMessages } from '../../shared/contracts/status-messages.ts';
import { tradePath } from '../../shared/domain/paths.ts';
import { type Call, holdNext, loseNext, refuseNext } from './support/failing.ts';
import { home } from './support/people.ts';
import { expect, test } from './support/test.ts';
import {
  addCard,
  describeCopy,
  enter,
  paidOrder,
  workInPounds,
  workToBuy,
} from './support/trades.ts';

test.use({ losesConnections: true });

type Step = {
  readonly call: Call;
  readonly button: RegExp | string;
  /** What was typed or chosen is still there. */
  readonly kept: () => Promise<unknown>;
  /** Said after the call was refused, and after its answer was lost. */
  readonly told: readonly [refused: RegExp, lost: RegExp | null];
  /** How the site itself finds out what became of it, so that there is nothing to press. */
  readonly resolvedBy?: Call;
  /** The step is done: what comes next is shown. */
  readonly done: () => Promise<unknown>;
};

/**
 * The step's call is refused; then it is done, but its answer is late and lost, although the button
 * is pressed twice; then it is pressed again where that is needed.
 */
async function failThenDo(page: Page, step: Step): Promise<void> {
  const button = page.getByRole('button', { name: step.button });
  const told = (words: RegExp) => expect(page.getByText(words).first()).toBeVisible();
  await refuseNext(page, step.call);
  await button.click();
  await told(step.told[0]);
  await step.kept();
  const answer = await loseNext(page, step.call);
  const resolvedBy = step.resolvedBy && (await holdNext(page, step.resolvedBy));
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await button.click({ force: true });
  answer.lose();
  if (step.told[1]) await told(step.told[1]);
  if (resolvedBy) expect(await resolvedBy.arrive()).toBe(200);
  else {
    await step.kept();
    await button.click();
  }
  await step.done();
}

const unavailable = new RegExp(statusMessages['upstream.unavailable']);
const noAnswer = /We do not know whether this went through/;

async function read(page: Page, path: string) {
  const answer = await page.request.get(path);
  expect(answer.status(), path).toBe(200);
  return answer.json();
}
const mailsTo = async (page: Page, address: string, says: RegExp) =>
  (await read(page, `/sandbox/outbox/to/${address}`)).filter(({ text }: { text: string }) =>
    says.test(text),
  );

async function reviewOf(page: Page, action: string) {
  const work = await workToBuy(page.request);
  const { artists, name, id } = await read(page, `/api/artworks/${work.id}`);
  const path = tradePath('bid-or-buy', { artists, name, id }, 'Main', 'review-bid');
  return { work, path: `${path}?${action}` };
}

test('a purchase is refused, then its answer is lost, and it is made once', async ({
  page,
  deckle,
}) => {
  await enter(page.request, deckle, 'Bea');
  await addCard(page.request);
  const { work, path } = await reviewOf(page, 'action=buy');
  await page.goto(path);
  await failThenDo(page, {
    call: 'POST /api/purchases',
    button: /^Buy now · £/,
    kept: () => expect(page.getByText(/Visa ending in 4242/)).toBeVisible(),
    told: [/Nothing has been placed yet/, /We do not know yet whether this went through/],
    resolvedBy: 'POST /api/trades/outcome',
    done: () => page.waitForURL(/\/thanks\/purchase\/\d+$/),
  });
  await page.goBack();
  await expect(page).not.toHaveURL(path);
  const { orders } = await read(page, '/api/account/buying');
  expect(orders).toHaveLength(1);
  expect(orders[0].edition.artworkId).toBe(work.id);
});

test('a purchase that has not arrived at a reload is not made, and can be made again', async ({
  page,
  deckle,
}) => {
  await enter(page.request, deckle, 'Lars');
  await addCard(page.request);
  await page.goto((await reviewOf(page, 'action=buy')).path);
  const button = page.getByRole('button', { name: /^Buy now · £/ });
  const held = await holdNext(page, 'POST /api/purchases');
  await button.click();
  await page.reload();
  await expect(page.getByText('This did not go through', { exact: true })).toBeVisible();
  expect(await held.arrive(), 'what arrives later is refused').toBe(409);
  expect((await read(page, '/api/account/buying')).orders).toEqual([]);
  await button.click();
  await page.waitForURL(/\/thanks\/purchase\/\d+$/);
  expect((await read(page, '/api/account/buying')).orders).toHaveLength(1);
});

test('a bid is placed once and raised once', async ({ page, deckle }) => {
  await enter(page.request, deckle, 'Bo');
  await addCard(page.request);
  const { path } = await reviewOf(page, 'action=bid&price=25&currency=GBP');
  await page.goto(path);
  const told = [
    /Nothing has been placed yet/,
    /We do not know yet whether this went through/,
  ] as const;
  await failThenDo(page, {
    call: 'POST /api/bids',
    button: /^Place bid · at most £/,
    kept: () => expect(page.getByRole('row', { name: /£25$/ })).toBeVisible(),
    told,
    resolvedBy: 'POST /api/trades/outcome',
    done: () => page.waitForURL(/\/thanks\/bid\/\d+$/),
  });
  const open = async () => (await read(page, '/api/account/buying')).bids;
  const [bid] = await open();
  await page.goto('/my-account/buying');
  await page.getByRole('link', { name: /^Edit bid of/ }).click();
  const price = page.getByRole('textbox', { name: 'Your bid' });
  await price.fill('27');
  await failThenDo(page, {
    call: `PUT /api/bids/${bid.id}`,
    button: /^Raise bid · at most £/,
    kept: () => expect(price).toHaveValue('27'),
    told,
    resolvedBy: 'POST /api/trades/outcome',
    done: () => expect(page.getByText('Your bid is updated.')).toBeVisible(),
  });
  expect(await open()).toMatchObject([{ id: bid.id, price: { amount: 27_00 } }]);
});

test('a listing gets its address, its price and its documents once', async ({ page, deckle }) => {
  await deckle.join(page.request, 'Lia');
  const work = await workInPounds(page.request);
  await page.goto(work.href);
  await page.getByRole('link', { name: 'List artwork', exact: true }).click();
  await page.getByRole('textbox', { name: 'Your price' }).fill(String(work.ask / 100 - 20));
  await page.getByRole('button', { name: 'Continue' }).click();
  await describeCopy(page);
  for (const [label, value] of Object.entries(home)) {
    await page.getByLabel(label, { exact: true }).first().fill(value);
  }
  const city = page.getByLabel('City', { exact: true }).first();
  await failThenDo(page, {
    call: 'PUT /api/profile/addresses',
    button: 'Save and continue',
    kept: () => expect(city).toHaveValue(home.City),
    told: [unavailable, noAnswer],
    done: () => page.waitForURL(/\/ask-or-sell\/review-sale\//),
  });
  await page.reload();
  await failThenDo(page, {
    call: 'POST /api/asks',
    button: /^List artwork · payout £/,
    kept: () => expect(page.getByText('No. 12/50 · As new · Framed')).toBeVisible(),
    told: [/Nothing has been placed yet/, /We do not know yet whether this went through/],
    resolvedBy: 'POST /api/trades/outcome',
    done: () => page.waitForURL(/\/my-account\/selling\?/),
  });
  const { asks } = await read(page, '/api/account/selling');
  expect(asks).toHaveLength(1);

  await page.getByRole('link', { name: 'Upload documents' }).click();
  const section = page.getByRole('region', { name: 'The artwork' });
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 200, height: 200 } });
  const call = `POST /api/asks/${asks[0].id}/documents` as const;
  const again = section.getByRole('button', { name: 'Try again: front.png' });
  await refuseNext(page, call);
  await section.getByLabel(/Choose files/).setInputFiles({
    ...{ name: 'front.png', mimeType: 'image/png', buffer },
  });
  await expect(section.getByText(unavailable)).toBeVisible();
  (await loseNext(page, call)).lose();
  await again.click();
  // The documents are read again, which shows that it has arrived.
  await expect(section.getByRole('link', { name: 'front.png' })).toHaveCount(1);
  await expect(again).toBeHidden();
  const { documents } = await read(page, `/api/asks/${asks[0].id}/documents`);
  expect(documents).toHaveLength(1);
});

test('the rows of a bulk upload are saved and placed once', async ({ page, deckle }) => {
  await enter(page.request, deckle, 'Dea');
  const { items } = await read(page, '/api/artworks?page=3');
  const lines = (items as { name: string; artists: { name: string }[] }[])
    .slice(0, 2)
    .map(({ name, artists }) => `"${artists[0]?.name}","${name}",Main,9600`);
  await page.goto('/bulk-upload/add-listings');
  await refuseNext(page, 'PUT /api/account/bulk-rows');
  await page.getByLabel('CSV file').setInputFiles({
    ...{ name: 'stock.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) },
  });
  await expect(page.getByText('2 rows are not saved yet')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Ready 2')).toBeVisible();
  (await loseNext(page, 'PUT /api/account/bulk-rows')).lose();
  const price = page.getByLabel(/^Price of/).first();
  await price.fill('9700');
  await expect(page.getByText('1 row is not saved yet')).toBeVisible();
  await page.getByRole('button', { name: 'Save now' }).click();
  await expect(page.getByText('All saved')).toBeVisible();
  await expect(price).toHaveValue('9700');
  await page.getByRole('link', { name: 'Review 2 listings' }).click();
  await failThenDo(page, {
    call: 'POST /api/account/bulk-rows/place',
    button: /^Place 2 listings/,
    kept: () => expect(page.getByText('£9,700')).toBeVisible(),
    told: [/0 listings were placed, 2 were not/, null],
    resolvedBy: 'GET /api/account/bulk-rows',
    done: () => expect(page.getByRole('dialog')).toContainText('2 listings are waiting'),
  });
  const { asks } = await read(page, '/api/account/selling');
  expect(asks).toHaveLength(2);
});

test('a sold artwork is shipped once', async ({ page, browser, deckle }) => {
  const elsewhere = await browser.newContext({ baseURL: process.env.DECKLE_URL ?? '' });
  await enter(page.request, deckle, 'Sol');
  const buyer = await enter(elsewhere.request, deckle, 'Bram');
  const people = { seller: page.request, buyer: elsewhere.request };
  const { work, orderId } = await paidOrder(deckle, people);
  await page.goto(`/my-account/selling/sale/${work.id}/${orderId}`);
  await page.getByLabel('Carrier').selectOption('UPS');
  const number = page.getByLabel('Tracking number');
  await number.fill('1Z999AA10123456784');
  await failThenDo(page, {
    call: `PUT /api/account/orders/${orderId}/shipment`,
    button: 'Mark as shipped',
    kept: () => expect(number).toHaveValue('1Z999AA10123456784'),
    told: [unavailable, /The connection failed/],
    done: () =>
      expect(page.getByRole('region', { name: 'Status' })).toContainText('On its way to us'),
  });
  await deckle.mailTo(buyer.email, /1Z999AA10123456784/);
  expect(await mailsTo(page, buyer.email, /1Z999AA10123456784/)).toHaveLength(1);
  await elsewhere.close();
});

test('a release is submitted once', async ({ page, deckle }) => {
  await deckle.join(page.request, 'Ria');
  await page.goto('/submit-release');
  await page.getByLabel('Title').fill('Late Tide');
  await page.getByLabel('Artists', { exact: true }).fill('Ines Valadares');
  await page.getByLabel('How it is sold').selectOption({ index: 1 });
  await failThenDo(page, {
    call: 'POST /api/submissions/releases',
    button: 'Submit',
    kept: () => expect(page.getByLabel('Title')).toHaveValue('Late Tide'),
    told: [unavailable, noAnswer],
    done: () => page.waitForURL(/\/thanks\/submission\/\d+$/),
  });
  const exported = await read(page, '/api/account/export?format=json');
  expect(JSON.stringify(exported).match(/Late Tide/g)).toHaveLength(1);
});

test('settings are saved, and shown as they are', async ({ page, deckle }) => {
  await deckle.join(page.request, 'Sia');
  await page.goto('/my-account/settings');
  await page.getByLabel('First name').fill('Siân');
  await failThenDo(page, {
    call: 'PUT /api/account/name',
    button: 'Save name',
    kept: () => expect(page.getByLabel('First name')).toHaveValue('Siân'),
    told: [unavailable, noAnswer],
    done: () => expect(page.getByRole('button', { name: 'Siân account menu' })).toBeVisible(),
  });
  const choice = page.getByRole('region', { name: 'E-mails' }).getByRole('checkbox').first();
  const before = await choice.isChecked();
  await refuseNext(page, 'PUT /api/account/preferences');
  await choice.click();
  await expect(page.getByText(unavailable)).toBeVisible();
  await expect(choice).toBeChecked({ checked: before });
  (await loseNext(page, 'PUT /api/account/preferences')).lose();
  await choice.click();
  await expect(page.getByText(/The connection failed/)).toBeVisible();
  await expect(choice, 'what was saved').toBeChecked({ checked: !before });
});
