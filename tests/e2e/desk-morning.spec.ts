import type { APIRequestContext, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { ownHeaders } from '../support/own-headers.ts';
import { isFull } from '../support/sample.ts';
import { joinStaff } from './support/desk.ts';
import { send } from './support/send.ts';
import { type Deckle, expect } from './support/test.ts';
import { addCard, approve, enter, submitListing, trade, workToBuy } from './support/trades.ts';
import { test } from './support/with-own-site.ts';

/** A whole morning with TEST_SIZE=full, a part of each kind of work otherwise. */
const listings = isFull ? 30 : 4;
/** One listing of so many is not approved. */
const reasonEvery = isFull ? 5 : 2;
const orders = isFull ? 20 : 2;
const submissions = isFull ? 5 : 2;
const rows = isFull ? 1_000 : 100;
/** Of every hundred rows, four have mistakes, and one of these has two. */
const refused = rows / 25;

const listOf = async (deckle: Deckle, ...command: string[]): Promise<unknown[]> =>
  JSON.parse(await deckle.operator(...command, '--json'));

/** Beside nineteen orders of the demo, whose payouts wait. */
const shipped = isFull ? 3 : 1;

/** Orders on their way to us. */
async function shipOrders(deckle: Deckle, seller: APIRequestContext, buyer: APIRequestContext) {
  await addCard(buyer);
  const made: number[] = [];
  for (let one = 0; one < shipped; one += 1) {
    const listed = await submitListing(seller, await workToBuy(buyer));
    await approve(deckle, ({ id }) => id === listed.askId);
    const { orderId } = await trade(buyer, '/api/purchases', listed);
    made.push(orderId ?? 0);
  }
  for (const id of made) {
    await expect
      .poll(async () => (await (await buyer.get(`/api/account/orders/${id}`)).json()).order.status)
      .toBe('AwaitingShipment');
    await deckle.operator('orders', 'advance', String(id), '--from', 'AwaitingShipment');
  }
}

async function proposeWorks(request: APIRequestContext): Promise<void> {
  const create = { width: 300, height: 400, channels: 3, background: 'teal' } as const;
  const images = {
    name: 'a.png',
    mimeType: 'image/png',
    buffer: await sharp({ create }).png().toBuffer(),
  };
  for (let one = 1; one <= submissions; one += 1) {
    const fields = { name: `Kiln Door ${one}`, artistName: 'Ines Valadares', medium: 'Etching' };
    const answer = await request.post('/api/submissions/works', {
      headers: ownHeaders,
      multipart: { ...fields, size: '40 × 30 cm', images },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
}

async function closeRaffle(deckle: Deckle, people: readonly APIRequestContext[]): Promise<void> {
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const added = await deckle.operator(
    ...['releases', 'add', '--name', 'Two Nights', '--kind', 'raffle'],
    ...['--starts', at(-1), '--ends', at(1), '--artists', '1'],
  );
  const id = /\b(\d+)\b/.exec(added)?.[1] ?? '';
  for (const person of people) {
    await send(person, 'POST', `/api/releases/${id}/entry`);
  }
  await deckle.operator('releases', 'move', id, '--starts', at(-2), '--ends', at(-1));
}

/** A list of works, some of which have mistakes. */
function works(): string {
  const mistakes = ['Hologram,2024', 'Etching,31/05/2024', 'Hologram,May', 'Etching,13.2024'];
  const lines = Array.from({ length: rows }, (_, row) => {
    const more = row % 25 === 7 ? mistakes[row % 4] : 'Etching,2024';
    return `MO-${row},Morning ${row},MO-A,${more}`;
  });
  return ['reference,name,artists,medium,releaseDate', ...lines].join('\n');
}

async function upload(page: Page, kind: string, text: string): Promise<void> {
  await page.goto('/desk/imports');
  await page.getByRole('radio', { name: kind }).check({ force: true });
  const buffer = Buffer.from(text);
  const file = { name: 'works.csv', mimeType: 'text/csv', buffer };
  await page.getByLabel('CSV or JSON file').setInputFiles(file);
}

/** Presses a key that moves the focus until it is here. */
async function pressUntilFocused(page: Page, key: string, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let presses = 0; presses < 1_000; presses += 1) {
    await page.keyboard.press(key);
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`a thousand presses of ${key} did not lead to ${wanted}`);
}

/** Opens a row of this part of Today as a person at the keyboard does. */
async function openRow(page: Page, part: string, title: RegExp): Promise<void> {
  await page.goto('/desk');
  const rows = page.getByRole('region', { name: part }).getByRole('link', { name: title });
  await pressUntilFocused(page, 'j', rows.first());
  await page.keyboard.press('Enter');
}

/** The record that is shown, once it is. */
async function nextTitle(page: Page, like: RegExp): Promise<string> {
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(like);
  return (await title.textContent()) ?? '';
}

test('/desk: a morning’s work is done by keyboard', async ({ page, browser, deckle, baseURL }) => {
  test.setTimeout(900_000);
  const newContext = () => browser.newContext({ baseURL: baseURL ?? '' });
  const [sellers, buyers] = [await newContext(), await newContext()];
  const [seller, buyer] = [sellers.request, buyers.request];
  await enter(seller, deckle, 'Sela');
  await enter(buyer, deckle, 'Bram');
  await shipOrders(deckle, seller, buyer);
  for (let one = (await listOf(deckle, 'asks', 'pending')).length; one < listings; one += 1) {
    await submitListing(seller, await workToBuy(seller));
  }
  await proposeWorks(seller);
  await closeRaffle(deckle, [seller, buyer]);
  await joinStaff(page, deckle, 'owner');

  const began = performance.now();
  const clock = (done: string) => {
    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    test.info().annotations.push({ type: 'morning', description: `${done} after ${seconds} s` });
  };

  await test.step('listings are decided', async () => {
    await page.goto('/desk/listings');
    const queue = page.getByRole('navigation', { name: 'Listings that wait' });
    for (let one = 0; one < listings; one += 1) {
      const current = queue.locator('[aria-current]');
      const address = (await current.getAttribute('href')) ?? '';
      await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeEnabled();
      await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
      if (one % reasonEvery === reasonEvery - 1) {
        await page.keyboard.press(Math.floor(one / reasonEvery) % 2 === 0 ? 'm' : 'r');
        await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Control+Enter');
        // Until it is closed, keys are for the dialog.
        await expect(page.getByRole('dialog')).toHaveCount(0);
      } else {
        for (const key of ['1', '2', '3', '4']) await page.keyboard.press(key);
        await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(4);
        await page.keyboard.press('a');
      }
      await expect(queue.locator(`[aria-current][href="${address}"]`)).toHaveCount(0);
    }
    clock(`${listings} listings`);
  });

  await test.step('orders are moved on', async () => {
    await openRow(page, 'Orders', /./);
    for (let one = 0; one < orders; one += 1) {
      const title = await nextTitle(page, /^Order \d+$/);
      await expect(page.locator('kbd', { hasText: /^s$/ })).toBeVisible();
      await page.keyboard.press('s');
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toBeHidden();
      await page.keyboard.press('j');
      await expect(page.getByRole('heading', { level: 1, name: title })).toHaveCount(0);
    }
    clock(`${orders} orders`);
  });

  await test.step('submissions are decided', async () => {
    await openRow(page, 'Submissions', /^Kiln Door/);
    for (let one = 0; one < submissions; one += 1) {
      await expect(page.getByRole('button', { name: 'Decline' })).toBeEnabled();
      const title = await nextTitle(page, /^(?!Submissions$|Today$)/);
      await page.keyboard.press(title.startsWith('Kiln') ? 'd' : 'a');
      await expect(page.getByRole('heading', { level: 1, name: title })).toHaveCount(0);
    }
    clock(`${submissions} submissions`);
  });

  await test.step('a list of works comes in without its mistakes', async () => {
    await upload(page, 'Artists', 'reference,name\nMO-A,Morning Artist');
    await page.getByRole('button', { name: 'Write 1 record' }).press('Enter');
    await expect(page.getByText('1 record is written.')).toBeVisible();
    await upload(page, 'Artworks', works());
    const write = page.getByRole('button', { name: `Write ${rows - refused} records` });
    await expect(write).toBeVisible({ timeout: 120_000 });
    const shown = page.getByRole('table', { name: 'Rows of the file' }).getByRole('row');
    await expect(shown).toHaveCount(refused + 1);
    await expect(shown.filter({ hasText: /medium: Must.+releaseDate: Must/ })).toHaveCount(
      refused / 4,
    );
    await write.press('Enter');
    const done = `${rows - refused} records are written. ${refused} rows were refused.`;
    await expect(page.getByText(done)).toBeVisible({ timeout: 120_000 });
    clock(`${rows} works`);
  });

  await test.step('a raffle is drawn', async () => {
    await openRow(page, 'Raffles', /^Two Nights$/);
    await expect(page.getByText('Entries 2')).toBeVisible();
    await pressUntilFocused(page, 'Tab', page.getByLabel('Works to give'));
    await page.keyboard.type('1');
    await pressUntilFocused(page, 'Tab', page.getByRole('button', { name: 'Draw' }));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Draw 1 of 2?' });
    await expect(dialog).toBeVisible();
    await pressUntilFocused(page, 'Tab', dialog.getByRole('button', { name: 'Draw' }));
    await page.keyboard.press('Enter');
    await expect(page.getByText('1 of 2 may buy.')).toBeVisible();
    clock('the raffle');
  });

  await page.goto('/desk');
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Two Nights' })).toHaveCount(0);
  await Promise.all([sellers.close(), buyers.close()]);
});
