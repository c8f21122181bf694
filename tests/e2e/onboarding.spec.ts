import type { Page } from '@playwright/test';
import { newPerson } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** Signs a new user up with Google from this page. */
async function signUp(page: Page, path: string, firstName: string): Promise<void> {
  const who = newPerson(firstName);
  await page.goto(path);
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Continue with Google' }).click();
  await page.getByLabel('E-mail').fill(who.email);
  await page.getByLabel('First name').fill(who.firstName);
  await page.getByLabel('Last name').fill(who.lastName);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL((url) => url.pathname === new URL(path, url).pathname);
}
const at = (page: Page, name: string) => page.getByRole('dialog', { name });
const statusOf = async (page: Page) =>
  (await (await page.request.get('/api/onboarding')).json()) as object;

test('a new Google user answers three steps, kept across a reload', async ({ page }) => {
  await signUp(page, '/artworks', 'Ilse');
  const next = page.getByRole('button', { name: 'Next' });
  await expect(at(page, 'Welcome to Deckle, Ilse')).toBeVisible();
  await next.click();
  const artists = at(page, 'Follow artists');
  await expect(artists).toContainText('Step 1 of 3');
  await expect(artists.getByRole('button', { name: /^Follow / })).toHaveCount(4);
  await artists
    .getByRole('button', { name: /^Follow / })
    .first()
    .click();
  await expect(artists.getByRole('button', { name: /^Following / })).toBeVisible();
  await next.click();
  await expect(next).toBeDisabled();
  await page.getByText('One or two works').click();
  await page.reload();
  await expect(at(page, 'Art you have bought')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'One or two works' })).toBeChecked();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(artists.getByRole('button', { name: /^Following / })).toBeVisible();
  await next.click();
  await next.click();
  await expect(at(page, 'Your plans')).toContainText('Step 3 of 3');
  await page.getByText('Buy and sell').click();
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  const answers = { status: 'COMPLETED', experience: 'first-works', intent: 'both' };
  expect(await statusOf(page)).toEqual(answers);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Ilse account menu' })).toBeVisible();
  await page.goto('/following');
  await expect(page.getByRole('button', { name: /^Following / })).toBeVisible();
});

test('closing the onboarding or going back skips it, and it can be resumed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signUp(page, '/sell', 'Jon');
  await expect(at(page, 'Welcome to Deckle, Jon')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect.poll(() => statusOf(page)).toMatchObject({ status: 'SKIPPED' });
  await page.reload();
  await expect(page.getByRole('button', { name: /account menu/ })).toBeVisible();
  await page.goto('/following');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(at(page, 'Follow artists')).toBeVisible();
  expect(await statusOf(page)).toMatchObject({ status: 'INCOMPLETE' });
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
  await expect.poll(() => statusOf(page)).toMatchObject({ status: 'SKIPPED' });
});

test('onboarding does not open on a trade page', async ({ page }) => {
  await page.goto('/');
  const [work] = (await (await page.request.get('/api/artworks')).json()).items;
  const [href] = work.href.split('?');
  const trade = href.replace(/^\/artworks\/([^/]+)\/\d+\//, '/bid-or-buy/$1/');
  await signUp(page, `${trade}/Main?action=buy`, 'Kim');
  await expect(page.getByText('Account created')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await statusOf(page)).toMatchObject({ status: 'INCOMPLETE' });
});
