import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const scope = async (page: Page, name: string) =>
  (await (await page.request.get(`/api/releases?scope=${name}`)).json()).items;

test('/release-calendar/{artist-names}-{artwork-slug}-{id}: a release is opened from the calendar, which is served as HTML', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url());
  });
  await page.goto('/release-calendar');
  const [first] = await scope(page, 'upcoming');
  const html = await (await page.request.get('/release-calendar')).text();
  expect(html).toContain(first.href);
  await expect(page.getByRole('heading', { name: 'Past releases' })).toBeVisible();
  expect(calls, 'calls of the API').toEqual([]);
  await page.getByRole('main').locator(`a[href="${first.href}"]`).first().click();
  await expect(page.getByRole('heading', { level: 1, name: first.name })).toBeVisible();
});

test('a wrong name leads to the release, and an unknown release is a 404', async ({ page }) => {
  const [first] = await scope(page, 'upcoming');
  await page.goto(`/release-calendar/anything-${first.id}`);
  await expect(page.getByRole('heading', { level: 1, name: first.name })).toBeVisible();
  const headers = { accept: 'text/html' };
  const missing = await page.request.get('/release-calendar/nobody-nothing-999999', { headers });
  expect(missing.status()).toBe(404);
});

test('a visitor who sets a reminder signs in, and the reminder is set', async ({
  page,
  deckle,
}) => {
  const [first] = await scope(page, 'upcoming');
  const person = await deckle.join(page.request, 'Nia');
  await page.context().clearCookies();
  await page.goto(first.href);
  await page.getByRole('button', { name: /^Set reminder/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click();
  const modal = page.getByRole('dialog', { name: 'Sign in' });
  await modal.getByLabel(/E-mail/).fill(person.email);
  await modal.getByLabel('Password', { exact: true }).fill(person.password);
  await modal.getByRole('button', { name: 'Sign in', exact: true }).click();
  const button = page.getByRole('button', { name: /^Reminder set/ });
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(button).toBeVisible();
  await button.click();
  await expect(page.getByRole('button', { name: /^Set reminder/ })).toBeVisible();
});

test('a raffle is entered, left, drawn, and shows its result', async ({ page, deckle }) => {
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const added = await deckle.operator(
    ...['releases', 'add', '--name', 'Two Nights', '--kind', 'raffle'],
    ...['--starts', at(-1), '--ends', at(1), '--artists', '1'],
  );
  const id = /\b(\d+)\b/.exec(added)?.[1] ?? '';
  await deckle.join(page.request, 'Rae');
  await page.goto(`/release-calendar/x-${id}`);
  const fixed = page.getByText(/^[0-9a-f]{64}$/);
  const seedHash = await fixed.textContent();
  await page.getByRole('button', { name: 'Enter raffle' }).click();
  await expect(page.getByText('You are in the raffle').first()).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw entry' }).click();
  await page.getByRole('button', { name: 'Enter raffle' }).click();
  await expect(page.getByText('You are in the raffle').first()).toBeVisible();

  await deckle.operator('releases', 'move', id, '--starts', at(-2), '--ends', at(-1));
  await deckle.operator('raffle', 'run', id, '--winners', '1');
  // The release is read anew after fifteen seconds.
  await expect
    .poll(async () => (await (await page.request.get(`/api/releases/${id}`)).json()).draw, {
      timeout: 60_000,
    })
    .not.toBeNull();
  await page.reload();
  await expect(page.getByText('You were drawn')).toBeVisible();
  const answer = await page.request.get(`/api/releases/${id}/draw`);
  const draw = (await answer.json()) as { seed: string; seedHash: string; entries: number[] };
  expect(draw).toMatchObject({ seedHash, entries: [expect.any(Number)] });
  expect(createHash('sha256').update(draw.seed).digest('hex')).toBe(seedHash);
  await expect(page.getByText(draw.seed)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Check with all entries' })).toBeVisible();
  await expect(page.getByText('Your entry came 1st of 1.')).toBeVisible();
});
