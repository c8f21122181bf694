import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { setUpFactor } from './support/desk.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { fillAddress, fillRegistration, newPerson, type Person } from './support/people.ts';
import { type Deckle, expect } from './support/test.ts';
import { describeCopy } from './support/trades.ts';
import { test } from './support/with-own-site.ts';

test.use({ seed: 'none' });

/** A drawing of a ferry at night, as a photograph of it would be uploaded. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1500" height="2000">
  <rect width="1500" height="2000" fill="#f2efe8"/>
  <rect x="150" y="170" width="1200" height="1600" fill="#1d2b3a"/>
  <circle cx="1020" cy="520" r="130" fill="#e9dfc3"/>
  <path d="M150 1290h1200v480H150z" fill="#142030"/>
  <path d="M330 1240h840l-110 150H440z" fill="#c4452f"/>
  <path d="M520 1110h470v130H520z" fill="#e9dfc3"/>
  <path d="M690 980h90v130h-90z" fill="#c4452f"/>
  <path d="M960 1420h120M930 1490h180M960 1560h120M990 1630h60" stroke="#e9dfc3" stroke-width="12"/>
</svg>`;

async function photograph() {
  const buffer = await sharp(Buffer.from(drawing)).jpeg({ quality: 90 }).toBuffer();
  return { name: 'night-ferry.jpg', mimeType: 'image/jpeg', buffer };
}

async function pictureOfFrame() {
  const create = { width: 900, height: 1200, channels: 3, background: 'salmon' } as const;
  const buffer = await sharp({ create }).jpeg().toBuffer();
  return { name: 'frame.jpg', mimeType: 'image/jpeg', buffer };
}

async function saved(page: Page): Promise<void> {
  await expect(page.getByText('Saved.', { exact: true }).last()).toBeVisible();
}

/** Registers with the form that is open, and follows the link in the mail. */
async function register(page: Page, deckle: Deckle, person: Person): Promise<void> {
  await fillRegistration(page, person);
  await page.getByRole('dialog').getByRole('button', { name: 'Create account' }).last().click();
  await expect(page.getByText(person.email)).toBeVisible();
  await page.goto(`/sandbox/outbox/${(await deckle.mailTo(person.email)).id}`);
  await page.getByRole('link', { name: /confirm-email/ }).click();
}

/** PICTURES names a folder for the pictures of docs/desk.md. */
async function show(page: Page, name: string): Promise<void> {
  const { PICTURES: folder } = process.env;
  if (!folder) return;
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.locator('[data-sonner-toast], [aria-busy="true"]')).toHaveCount(0);
  await page.screenshot({ path: `${folder}/${name}.jpg`, animations: 'disabled' });
}

test('/desk: from an empty marketplace to a stranger’s purchase', async ({
  page,
  browser,
  deckle,
  baseURL,
}) => {
  const owner = newPerson('Olive');
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const stranger = await context.newPage();
  const steps = page.getByRole('region', { name: 'To the first sale' });

  await test.step('the first visit says how the marketplace gets its owner', async () => {
    await page.goto('/');
    await expect(page.getByText('No artworks yet')).toBeVisible();
    await show(page, '1-empty');
    await page.getByRole('link', { name: 'Is this marketplace yours?' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Create an account' }).click();
    await register(page, deckle, owner);
    await expect(
      page.getByRole('heading', { name: 'This marketplace has no owner yet' }),
    ).toBeVisible();
    await expect(page.getByText(`people invite ${owner.email} --role owner`)).toBeVisible();
    await expectAccessible(page, 'the desk without an owner');
    await show(page, '2-no-owner');
    await deckle.operator('people', 'invite', owner.email, '--role', 'owner');
    await page.getByRole('button', { name: 'Open the desk' }).click();
    await setUpFactor(page, owner.password);
  });

  await test.step('Today has the steps to the first sale', async () => {
    await expect(steps.getByText('For trying out')).toHaveCount(3);
    await expect(steps.getByText('To do')).toHaveCount(2);
    await expectAccessible(page, 'the first steps');
    await show(page, '3-first-steps');
  });

  await test.step('the owner adds an artist and a work with pictures', async () => {
    await steps.getByRole('link', { name: 'Add an artist' }).click();
    await page.getByRole('button', { name: 'New artist' }).click();
    await page.getByLabel('Name').fill('Fenella Graywacke');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Fenella Graywacke' })).toBeVisible();
    await page.getByLabel('Nationalities').fill('Scottish (GB)');
    await page.keyboard.press('ControlOrMeta+s');
    await saved(page);
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByRole('link', { name: 'See its page' })).toBeVisible();

    await page.goto('/desk');
    await steps.getByRole('link', { name: 'an artwork' }).click();
    await page.getByRole('button', { name: 'New artwork' }).click();
    await page.getByLabel('Title').fill('Night Ferry');
    await page.getByLabel('Artist').fill('Graywacke');
    await page.getByRole('button', { name: 'Fenella Graywacke' }).click();
    await page.getByRole('button', { name: 'Make the draft' }).click();
    await expect(page.getByText(/it needs a medium, an edition, a picture/)).toBeVisible();
    await page.getByLabel('Medium').selectOption('Etching');
    await page.reload();
    await expect(page.getByLabel('Medium'), 'nothing typed is lost').toHaveValue('Etching');
    await page.getByLabel('Released').fill('March 2025');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Must be such as 2024, 2024-05 or 2024-05-31')).toBeVisible();
    await page.getByLabel('Released').fill('2025-03-01');
    await page.keyboard.press('Enter');
    await saved(page);
    await page.getByLabel(/^Size/).fill('70 × 50 cm');
    await page.getByRole('button', { name: 'Add the edition' }).click();
    await page.getByLabel('Copies').fill('40');
    await page.keyboard.press('Enter');
    await saved(page);
    const files = [await photograph(), await pictureOfFrame()];
    await page.getByLabel(/Add pictures/).setInputFiles(files);
    for (const [number, text] of [
      [1, 'A red ferry under the moon'],
      [2, 'The ferry, framed'],
    ] as const) {
      const picture = page.getByRole('form', { name: `Picture ${number}` });
      await picture.getByLabel('Alternative text').fill(text);
      await page.keyboard.press('Enter');
      await expect(picture.getByRole('button', { name: 'Save' })).toHaveCount(0);
    }
    await expectAccessible(page, 'a draft with pictures');
    await show(page, '4-work');
    await stranger.goto('/artworks?q=night+ferry');
    await expect(stranger.getByText('No artworks found')).toBeVisible();
    await expect(stranger.getByRole('link', { name: /Night Ferry/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('Published: visitors see it now.')).toBeVisible();
  });

  await test.step('the owner lists a copy and approves it', async () => {
    await page.getByRole('link', { name: 'See its page' }).click();
    await page.getByRole('link', { name: 'List artwork', exact: true }).click();
    await page.getByRole('textbox', { name: 'Your price' }).fill('480');
    await page.getByRole('button', { name: 'Continue' }).click();
    await describeCopy(page, '12/40');
    await fillAddress(page);
    await page.getByRole('button', { name: /continue|save/i }).click();
    await page.getByRole('button', { name: /^List artwork · payout/ }).click();
    await page.waitForURL(/\/my-account\/selling/);
    await page.goto('/desk/listings');
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.getByRole('button', { name: 'Approve anyway' }).click();
    await page.goto('/desk');
    await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
    await expect(steps, 'no step is left').toHaveCount(0);
  });

  await test.step('a stranger finds it, registers and buys it', async () => {
    await expect(async () => {
      await stranger.goto('/');
      await expect(stranger.getByRole('link', { name: /Night Ferry/ }).first()).toBeVisible({
        timeout: 2_000,
      });
    }).toPass();
    await show(stranger, '5-home');
    await stranger.goto('/artworks?q=night+ferry');
    await stranger
      .getByRole('link', { name: /Night Ferry/ })
      .first()
      .click();
    await expect(stranger.getByRole('heading', { level: 1 })).toContainText('Night Ferry');
    const picture = stranger.getByRole('img', { name: 'A red ferry under the moon' }).first();
    await expect(picture, 'it has loaded').not.toHaveJSProperty('naturalWidth', 0);
    await expect(stranger.getByText('70 × 50 cm').first()).toBeVisible();
    await stranger.getByRole('link', { name: /^Buy for/ }).click();
    await register(stranger, deckle, newPerson('Bram'));
    await stranger.waitForURL(/\/bid-or-buy\//);
    await expect(stranger.getByRole('main')).toContainText('Night Ferry');
    await stranger.getByRole('button', { name: 'Continue' }).click();
    await fillAddress(stranger);
    await stranger.getByRole('button', { name: /continue|save/i }).click();
    await stranger.getByRole('button', { name: '4242 4242 4242 4242' }).click();
    await stranger.getByRole('button', { name: 'Save card and continue' }).click();
    await stranger.getByRole('button', { name: /^Buy now · £/ }).click();
    await stranger.waitForURL(/\/thanks\/purchase\/\d+$/);
    await expect(stranger.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    await expect(stranger.getByRole('main')).toContainText('Night Ferry');
    await show(stranger, '6-bought');
    await context.close();
  });
});
