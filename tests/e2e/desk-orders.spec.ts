import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { joinStaff } from './support/desk.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { pathIn } from './support/people.ts';
import { readAgainUntil } from './support/read-again.ts';
import { type Deckle, expect, test } from './support/test.ts';
import { enter, paidOrder, submitListing, workToBuy } from './support/trades.ts';

/** More than the desk waits until it reads a record again. */
const refreshMs = 21_000;

async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: process.env.DECKLE_URL ?? '' });
  return context.newPage();
}

/** A page at the desk of a new member of the staff, whose clock can be put forward. */
async function openDesk(browser: Browser, deckle: Deckle, ...roles: string[]) {
  const page = await newPage(browser);
  await page.clock.install();
  return { page, person: await joinStaff(page, deckle, ...roles) };
}

/** Presses a step of the order that is shown, and the button of its dialog. */
async function take(page: Page, step: string, entered?: string): Promise<void> {
  await page.getByRole('button', { name: step, exact: true }).click();
  const dialog = page.getByRole('dialog');
  if (entered !== undefined) await dialog.getByRole('textbox').first().fill(entered);
  await dialog.getByRole('button', { name: new RegExp(`^(${step}|Propose)$`) }).click();
  await expect(dialog).toBeHidden();
}

type Picture = { name: string; mimeType: string; buffer: Buffer };

/** The buyer says what is wrong, with a picture. */
async function reportProblem(
  page: Page,
  deckle: Deckle,
  email: string,
  picture: Picture,
): Promise<void> {
  const { text } = await deckle.mailTo(email, /If something is wrong, report it/);
  await page.goto(pathIn(text));
  await page.getByRole('button', { name: 'Report a problem' }).click();
  await page.getByLabel('What is wrong?').selectOption('damaged');
  await page.getByLabel('What do you see?').fill('There is a tear in the upper left corner.');
  await page.locator('input[type=file]').setInputFiles(picture);
  await page.getByRole('button', { name: 'Report it' }).click();
  await expect(page.getByText(/You reported a problem. The seller answers/)).toBeVisible();
  await expect(page.getByText(/Next step: the seller, by/)).toBeVisible();
  await expect(page.getByRole('img', { name: 'tear.jpg' })).toHaveJSProperty('naturalWidth', 600);
  await expectAccessible(page, 'an order with a report');
}

/** The seller comes from the mail, and answers. */
async function answerReport(page: Page, deckle: Deckle, email: string): Promise<void> {
  const { text } = await deckle.mailTo(email, /The buyer reports: It arrived damaged/);
  await page.goto(pathIn(text));
  await expect(page.getByText(/Next step: you, by/)).toBeVisible();
  await page.getByLabel('Your answer').fill('It was whole when I packed it.');
  await expectAccessible(page, 'a sale with a report to answer');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText(/Next step: us, by/)).toBeVisible();
}

test('/desk/orders/…: from a sold work over a report to its payout, which two people make', async ({
  browser,
  deckle,
}) => {
  const [seller, buyer] = [await newPage(browser), await newPage(browser)];
  const sela = await enter(seller.request, deckle, 'Sela');
  const bram = await enter(buyer.request, deckle, 'Bram');
  const people = { seller: seller.request, buyer: buyer.request };
  const { orderId } = await paidOrder(deckle, people);

  const ada = await openDesk(browser, deckle, 'authenticator', 'treasurer');
  const other = await openDesk(browser, deckle, 'treasurer');
  const { page } = ada;
  await page.goto(`/desk/orders/${orderId}`);
  await take(page, 'Mark as shipped', 'JD014600006281230704');
  const shipment = page.getByRole('region', { name: 'Shipment' });
  await expect(shipment).toContainText('CarrierDHL');
  await expect(shipment.getByText(/^\d+ \w+ 20\d\d$/)).toBeVisible();
  await take(page, 'Mark as received');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const came = page.getByRole('region', { name: 'When it came in' });
  const create = { width: 600, height: 800, channels: 3, background: 'teal' } as const;
  const buffer = await sharp({ create }).jpeg().toBuffer();
  await came.locator('input').setInputFiles({ name: 'corner.jpg', mimeType: 'image/jpeg', buffer });
  const picture = came.getByRole('img', { name: 'When it came in: corner.jpg' });
  await expect(picture).toHaveJSProperty('naturalWidth', 600);
  await take(page, 'Begin authentication');
  await take(page, 'Pass authentication');
  await take(page, 'Send to the buyer', 'JD014600006281230705');
  await take(page, 'Mark as delivered');
  await expect(page.getByText(/The payout leaves by itself after/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Release the payout' })).toHaveCount(0);

  await reportProblem(buyer, deckle, bram.email, {
    name: 'tear.jpg',
    mimeType: 'image/jpeg',
    buffer,
  });
  await answerReport(seller, deckle, sela.email);
  await page.reload();
  const problem = page.getByRole('region', { name: 'It arrived damaged' });
  await expect(problem.getByText('It was whole when I packed it.')).toBeVisible();
  await expect(problem.getByRole('img', { name: 'tear.jpg' })).toHaveJSProperty(
    'naturalWidth',
    600,
  );
  await expectAccessible(page, 'an order with a reported problem');
  await problem.getByRole('button', { name: 'Decide' }).click();
  const decision = page.getByRole('dialog');
  await decision.getByLabel('Decision').selectOption('partial-refund');
  await decision.getByLabel(/Back to the buyer/).fill('25');
  await decision.getByLabel('Reason').fill('The tear was not in our pictures.');
  await decision.getByRole('button', { name: 'Decide' }).click();
  await expect(problem.getByText(/Refunded in part: £25/)).toBeVisible();
  await buyer.reload();
  await expect(buyer.getByText(/get £25(\.00)? back/).first()).toBeVisible();
  await expect(buyer.getByText('The tear was not in our pictures.')).toBeVisible();
  await seller.reload();
  await expect(seller.getByText(/Your payout is £25(\.00)? smaller/)).toBeVisible();
  await take(page, 'Record the payout', 'FT-2207');
  await expect(page.getByText('Record a payment: FT-2207')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(0);
  await expectAccessible(page, 'an order whose payout waits');

  await other.page.goto(`/desk/orders/${orderId}`);
  await expect(other.page.getByText(`Proposed by ${ada.person.firstName} Okafor`)).toBeVisible();
  await other.page.getByRole('button', { name: 'Approve' }).click();
  await other.page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(other.page.getByText('Paid out').first()).toBeVisible();
  await readAgainUntil(page, refreshMs, () =>
    expect(page.getByText('Record a payment: FT-2207')).toHaveCount(0, { timeout: 1_000 }),
  );
  const posted = page.getByRole('table', { name: 'Ledger of the order' });
  await expect(posted.getByText('The seller was paid')).toBeVisible();
  await seller.goto('/my-account/selling');
  await expect(seller.getByRole('main')).toContainText('Paid out');
  await expect(seller.getByRole('link', { name: 'Download as PDF' })).toBeVisible();

  await buyer.goto(`/my-account/buying/order/1/${orderId}`);
  const downloading = buyer.waitForEvent('download');
  await buyer.getByRole('link', { name: 'Receipt (PDF)' }).click();
  const receipt = await downloading;
  expect(receipt.suggestedFilename()).toBe(`receipt-order-${orderId}.pdf`);
  expect((await readFile(await receipt.path())).toString('latin1')).toMatch(/^%PDF-1/);
  const address = await buyer.getByRole('link', { name: 'its own page' }).getAttribute('href');
  const stranger = await newPage(browser);
  await stranger.goto(address ?? '');
  await expect(stranger.getByText('issued this certificate')).toBeVisible();
  await expectAccessible(stranger, 'a certificate that holds');
  await stranger.goto('/certificates/00000-00000-00000-00000');
  await expect(stranger.getByText('There is no certificate with this number')).toBeVisible();
});

test('/desk/listings/…: a listing is decided by one person at a time', async ({
  browser,
  deckle,
}) => {
  const seller = await newPage(browser);
  await enter(seller.request, deckle, 'Sela');
  const { askId } = await submitListing(seller.request, await workToBuy(seller.request));
  const [ada, ben] = [
    await openDesk(browser, deckle, 'authenticator'),
    await openDesk(browser, deckle, 'authenticator'),
  ];
  await ada.page.goto(`/desk/listings/${askId}`);
  await expect(ada.page.getByRole('button', { name: 'Approve' })).toBeVisible();
  await ben.page.goto(`/desk/listings/${askId}`);
  await expect(
    ben.page.getByText(`${ada.person.firstName} Okafor is deciding this listing`),
  ).toBeVisible();
  await expect(ben.page.getByRole('button', { name: 'Approve' })).toHaveCount(0);

  await ada.page.goto('/desk');
  await readAgainUntil(ben.page, refreshMs, () =>
    expect(ben.page.getByRole('button', { name: 'Approve' })).toBeVisible({ timeout: 1_000 }),
  );
  for (const key of ['1', '2', '3', '4']) await ben.page.keyboard.press(key);
  await ben.page.getByRole('button', { name: 'Approve' }).dblclick();
  await expect(ben.page.getByText('Approved: it is in the book.')).toHaveCount(1);
  const audit: { action: string }[] = JSON.parse(
    await deckle.operator('audit', 'list', '--subject', `ask:${askId}`, '--json'),
  );
  expect(audit.filter(({ action }) => action === 'asks.approve')).toHaveLength(1);
});
