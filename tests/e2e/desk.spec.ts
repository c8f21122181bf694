import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from './support/test.ts';
import { enter, submitListing, workToBuy } from './support/trades.ts';

const codeOf = (key: string) =>
  new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate();

/** Opens the desk for the first time. */
async function setUpFactor(page: Page, password: string): Promise<void> {
  await page.goto('/desk');
  await page.getByRole('textbox', { name: 'Your password' }).fill(password);
  await page.getByRole('button', { name: 'Set up' }).click();
  const key = (await page.locator('code').textContent()) ?? '';
  await page.getByLabel('Code').fill(codeOf(key));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Recovery codes' })).toBeVisible();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
}

test('/desk: a first owner sets up a second factor, and decides listings by keyboard', async ({
  page,
  browser,
  deckle,
}) => {
  const person = await deckle.join(page.request, 'Odile');
  await page.goto('/desk');
  await expect(page.getByText('for the people who run the marketplace')).toBeVisible();
  deckle.operator('people', 'invite', person.email, '--role', 'owner');
  await deckle.mailTo(person.email, /is now: owner/);
  await setUpFactor(page, person.password);

  const sellers = await browser.newContext({ baseURL: process.env.DECKLE_URL ?? '' });
  const seller = await enter(sellers.request, deckle, 'Sela');
  const work = await workToBuy(sellers.request);
  const { askId } = await submitListing(sellers.request, work);

  await page.goto(`/desk/listings/${askId}`);
  const record = page.getByRole('article');
  await expect(record.getByText(seller.email)).toBeVisible();
  await page.keyboard.press('m');
  await page.getByRole('button', { name: /^Please send the certificate/ }).click();
  await page.getByRole('button', { name: 'Ask the seller' }).click();
  await expect(page.getByText('The seller is asked for more.')).toBeVisible();
  await deckle.mailTo(seller.email, /Please send the certificate/);

  const other = await submitListing(sellers.request, await workToBuy(sellers.request));
  await page.goto(`/desk/listings/${other.askId}`);
  await expect(page.getByRole('button', { name: 'Approve' })).toBeVisible();
  await page.keyboard.press('a');
  await expect(page.getByText('Approved: it is in the book.')).toBeVisible();

  await page.goto('/desk/audit');
  const row = page
    .getByRole('row')
    .filter({ hasText: `ask:${other.askId}` })
    .first();
  await expect(row).toContainText(person.email);
  await expect(row).toContainText('asks.approve');
  await sellers.close();
});

test('/desk: an owner gives somebody a role, who sees everything and changes nothing', async ({
  page,
  browser,
  deckle,
}) => {
  const person = await deckle.join(page.request, 'Odo');
  deckle.operator('people', 'invite', person.email, '--role', 'owner');
  await setUpFactor(page, person.password);
  const viewers = await browser.newContext({ baseURL: process.env.DECKLE_URL ?? '' });
  const viewer = await deckle.join(viewers.request, 'Vera');
  await page.getByRole('link', { name: 'Staff' }).click();
  await page.getByLabel('E-mail').fill(viewer.email);
  await page.getByRole('button', { name: 'Give' }).click();
  await expect(page.getByText(`${viewer.email} is now: viewer.`)).toBeVisible();

  const theirs = await viewers.newPage();
  await setUpFactor(theirs, viewer.password);
  await theirs.getByRole('link', { name: 'Settings' }).click();
  await expect(theirs.getByRole('cell', { name: 'access-modal' })).toBeVisible();
  await expect(theirs.getByRole('button', { name: /^Switch/ })).toHaveCount(0);
  await viewers.close();
});
