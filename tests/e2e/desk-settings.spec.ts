import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { joinStaff } from './support/desk.ts';
import { expectAccessible } from './support/expect-accessible.ts';
import { type Deckle, expect } from './support/test.ts';
import { test } from './support/with-own-site.ts';

async function openSettings(page: Page, deckle: Deckle): Promise<void> {
  await joinStaff(page, deckle, 'owner');
  await page.goto('/desk/settings');
  await expect(page.getByRole('form', { name: 'Name and contact' })).toBeVisible();
}

async function saved(page: Page): Promise<void> {
  await expect(page.getByText('Saved.', { exact: true }).last()).toBeVisible();
}

test('/desk/settings: the site runs under another name', async ({
  page,
  browser,
  deckle,
  site,
}) => {
  await openSettings(page, deckle);
  await expect(page.getByRole('heading', { name: 'Fees' })).toBeVisible();
  const form = page.getByRole('form', { name: 'Name and contact' });
  await form.getByLabel('E-mail address of support').fill('ask at the desk');
  await page.keyboard.press('Enter');
  await expect(form.getByText('Must be an e-mail address')).toBeVisible();
  await form.getByLabel('E-mail address of support').fill('ask@kiln.example');
  await form.getByLabel('Name', { exact: true }).fill('Kiln & Ink');
  await form.getByLabel('Postal address').fill('1 Mill Lane\nLeeds');
  await form.getByRole('button', { name: 'Save' }).click();
  await saved(page);
  await expect(page).toHaveTitle('Desk · Kiln & Ink');

  const visitors = await browser.newContext({ baseURL: site.url });
  const visitor = await visitors.newPage();
  await expect
    .poll(async () => {
      await visitor.goto('/');
      return visitor.title();
    })
    .toMatch(/^Kiln & Ink · /);
  await expect(visitor.getByRole('link', { name: 'Kiln & Ink, home' })).toBeVisible();
  await expect(visitor.getByText('Deckle')).toHaveCount(0);
  await visitor.goto('/terms-and-conditions');
  await expect(visitor.getByText(/Kiln & Ink runs a marketplace/)).toContainText(
    'at ask@kiln.example, or by post at 1 Mill Lane, Leeds.',
  );
  await visitors.close();

  const { request } = await browser.newContext({ baseURL: site.url });
  const { email } = await deckle.join(request, 'Nell');
  const mail = await deckle.mailTo(email, /Confirm your e-mail address/);
  expect(mail.subject).toContain('Kiln & Ink');
});

test('/desk/settings: a logo stands for the name, and the name comes back', async ({
  page,
  browser,
  deckle,
  site,
}) => {
  await openSettings(page, deckle);
  const logo = page.getByRole('region', { name: 'Logo' });
  await expect(logo.getByText('The name stands in letters.')).toBeVisible();
  const create = { width: 640, height: 160, channels: 4, background: '#336699' } as const;
  const file = {
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: await sharp({ create }).png().toBuffer(),
  };
  await logo.getByLabel('Add a logo').setInputFiles(file);
  const dark = page.getByRole('region', { name: 'On a dark ground' });
  await expect(dark).toBeVisible();
  await expect(logo.getByRole('img', { name: /^Logo of / })).toHaveJSProperty('naturalWidth', 640);
  await dark.getByLabel('Add a logo').setInputFiles(file);
  await expect(dark.getByRole('img')).toBeVisible();
  await expectAccessible(page, 'the logo');

  const visitors = await browser.newContext({ baseURL: site.url, colorScheme: 'dark' });
  const visitor = await visitors.newPage();
  const mark = visitor.getByRole('banner').getByRole('link', { name: /, home$/ });
  await expect
    .poll(async () => {
      await visitor.goto('/');
      return mark.getByRole('img').count();
    })
    .toBe(1);
  await visitor.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(visitor, 'the header with a logo on a phone');
  await visitor.setViewportSize({ width: 1280, height: 800 });
  await expect(mark.getByRole('img')).toHaveJSProperty('naturalWidth', 640);
  expect(await mark.getByRole('img').boundingBox()).toMatchObject({ width: 160, height: 40 });

  await logo.getByRole('button', { name: 'Remove' }).first().click();
  await expect(logo.getByText('The name stands in letters.')).toBeVisible();
  await expect
    .poll(async () => {
      await visitor.goto('/');
      return mark.getByRole('img').count();
    })
    .toBe(0);
  await visitors.close();
});

test('/desk/settings: days are set, and fees for a later time are set and taken back', async ({
  page,
  deckle,
}) => {
  await openSettings(page, deckle);
  const days = page.getByRole('form', { name: 'Limits and days' });
  await days.getByLabel('Days to ship').fill('12');
  await page.keyboard.press('Enter');
  await saved(page);
  await expect(days.getByLabel('Days to ship')).toHaveValue('12');
  await page.goto('/sell');
  await expect(page.getByText(/you have 12 working days/)).toBeVisible();
  await page.goto('/desk/settings');

  await page.getByRole('button', { name: 'Set new fees' }).click();
  const form = page.getByRole('form', { name: 'New fees' });
  const later = `${new Date().getFullYear() + 2}-01-01T09:00`;
  await form.getByLabel('They hold from').fill(later);
  await form.getByLabel('Process fee, elsewhere (%)').fill('4.5');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page, 'the form for fees on a phone');
  await form.getByRole('button', { name: 'Set these fees' }).click();
  const table = page.getByRole('table', { name: 'Fees by time' });
  await expect(table.getByText('Later', { exact: true })).toBeVisible();
  await table.getByRole('button', { name: /^Take back/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click();
  await expect(table).toHaveCount(0);
});
