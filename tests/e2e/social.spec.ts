import type { Page } from '@playwright/test';
import { openRedirects } from '../support/open-redirects.ts';
import { counted } from './support/counted.ts';
import { dismissOnboarding, newPerson } from './support/people.ts';
import { expect, test } from './support/test.ts';

const modal = (page: Page) => page.getByRole('dialog');
const toastSays = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('region', { name: /notifications/i }).getByText(text)).toBeVisible();

async function openModal(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await expect(modal(page)).toBeVisible();
}

/** Enters the identity on the provider's page. */
async function sayWho(page: Page, who: ReturnType<typeof newPerson>): Promise<void> {
  await page.waitForURL(/\/sandbox\/openid\//);
  await page.getByLabel('E-mail').fill(who.email);
  await page.getByLabel('First name').fill(who.firstName);
  await page.getByLabel('Last name').fill(who.lastName);
  await page.getByRole('button', { name: 'Continue' }).click();
}

async function skipOnboarding(page: Page, firstName: string): Promise<void> {
  await expect(modal(page)).toContainText(`Welcome to Deckle, ${firstName}`);
  // The answer to the beginning may arrive late.
  const kept = page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/api/onboarding') &&
      Boolean(answer.request().postData()?.includes('SKIPPED')),
  );
  await modal(page).getByRole('button', { name: 'Close' }).click();
  await expect(modal(page)).toBeHidden();
  await kept;
}

/** The same with Apple is in registered.spec.ts. */
test('a new user cancels at Google, signs in and returns to the same page each time', async ({
  page,
}) => {
  const who = newPerson('Ines');
  await page.goto('/artworks?sort=lowest-ask');
  await openModal(page);
  await modal(page).getByRole('link', { name: 'Continue with Google' }).click();
  await page.getByRole('link', { name: 'Cancel and go back' }).click();
  await page.waitForURL(
    ({ pathname, search }) => pathname + search === '/artworks?sort=lowest-ask',
  );
  await toastSays(page, 'You cancelled signing in with Google');
  const { effort, press } = counted();
  await press(page.getByRole('banner').getByRole('button', { name: 'Sign in' }));
  await press(modal(page).getByRole('link', { name: 'Continue with Google' }));
  await expect(page.getByRole('heading', { name: 'Sign in with Google' })).toBeVisible();
  expect(effort, 'until the provider asks').toEqual({ presses: 2, fields: 0 });
  await sayWho(page, who);
  await page.waitForURL((url) => url.pathname === '/artworks');
  expect(new URL(page.url()).search).toBe('?sort=lowest-ask');
  await toastSays(page, 'Account created');
  await skipOnboarding(page, 'Ines');
  await expect(page.getByRole('button', { name: 'Ines account menu' })).toBeVisible();
  const left = (await page.context().cookies()).map(({ name }) => name);
  expect(left.filter((name) => /connect|arrival/.test(name))).toEqual([]);
  await page.reload();
  await expect(page.getByText('Account created')).toBeHidden();

  await dismissOnboarding(page);
  await page.context().clearCookies();
  await page.goto('/my-account/selling');
  await modal(page).getByRole('link', { name: 'Continue with Google' }).click();
  const answer = page.waitForRequest(/\/api\/connect\/google\/callback/);
  await sayWho(page, who);
  await page.waitForURL(/\/my-account\/selling$/);
  await expect(page.getByRole('heading', { name: 'Selling' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ines account menu' })).toBeVisible();

  await page.context().clearCookies();
  await page.goto((await answer).url());
  await toastSays(page, 'Signing in with Google did not work');
  expect(page.url(), 'an answer signs in once').toBe(`${process.env.DECKLE_URL}/`);
});

test('an e-mail with a password leads from Google to the sign-in modal', async ({
  page,
  deckle,
}) => {
  const person = await deckle.join(page.request, 'Tove');
  await page.context().clearCookies();

  await page.goto('/login?redirectTo=%2Fmy-account%2Fselling');
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await sayWho(page, person);
  await expect(modal(page)).toBeVisible();
  await expect(modal(page)).toContainText(
    'An account with this e-mail already exists, but not with Google.',
  );
  const { pathname, search } = new URL(page.url());
  expect(pathname + search).toBe('/');
  await modal(page).getByLabel('E-mail').fill(person.email);
  await modal(page).getByLabel('Password', { exact: true }).fill(person.password);
  await modal(page).getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(/\/my-account\/selling$/);
});

test('no redirectTo leaves the site in a browser', async ({ browser }) => {
  const site = process.env.DECKLE_URL ?? '';
  const context = await browser.newContext({ baseURL: site, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'document' ? route.continue() : route.abort(),
  );
  const locations: string[] = [];
  for (const [index, redirectTo] of openRedirects().entries()) {
    if (index % 5 !== 0) continue;
    const headers = { 'x-forwarded-for': `10.9.${index >> 8}.${index & 255}` };
    const begun = await context.request.get(
      `/api/connect/google?${new URLSearchParams({ redirectTo })}`,
      { maxRedirects: 0, headers },
    );
    const state = new URL(begun.headers().location ?? '').searchParams.get('state') ?? '';
    const back = `/api/connect/google/callback?${new URLSearchParams({ error: 'access_denied', state })}`;
    if (index % 50 === 0) {
      await context.setExtraHTTPHeaders(headers);
      // 'commit' is enough: the address is final, and no script changes it.
      await page.goto(back, { waitUntil: 'commit' });
      expect(new URL(page.url()).origin, redirectTo).toBe(site);
    } else {
      const answer = await context.request.get(back, { maxRedirects: 0, headers });
      locations.push(answer.headers().location ?? 'none');
    }
  }
  // The browser reads the other addresses without going there.
  const origins = await page.evaluate(
    (all) => all.map((location) => new URL(location, document.baseURI).origin),
    locations,
  );
  expect(locations.filter((_, at) => origins[at] !== site)).toEqual([]);
  expect(locations).not.toContain('none');
  await context.close();
});

test('the sign-in modal works by keyboard alone', async ({ page }) => {
  await page.goto('/how-it-works/fees');
  const opener = page.getByRole('banner').getByRole('button', { name: 'Sign in' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(modal(page).getByLabel('E-mail')).toBeFocused();
  const next = async (name: string | RegExp, role: 'button' | 'link') => {
    await page.keyboard.press('Tab');
    await expect(modal(page).getByRole(role, { name })).toBeFocused();
  };
  await page.keyboard.press('Tab');
  await expect(modal(page).getByLabel('Password', { exact: true })).toBeFocused();
  await next('Show password', 'button');
  await next('Forgot your password?', 'button');
  await next('Sign in', 'button');
  await next('Continue with Google', 'link');
  await next('Continue with Apple', 'link');
  await next('Create an account', 'button');

  await page.keyboard.press('Enter');
  await expect(modal(page).getByLabel('First name')).toBeFocused();
  await modal(page).getByRole('button', { name: 'Sign in' }).focus();
  await page.keyboard.press('Enter');
  await expect(modal(page).getByLabel('E-mail')).toBeFocused();
  for (let tabs = 0; tabs < 3; tabs += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(modal(page).getByRole('heading', { name: 'Forgot your password' })).toBeVisible();
  await expect(modal(page).getByLabel('E-mail')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(modal(page)).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(modal(page).getByLabel('E-mail')).toBeFocused();
  for (let tabs = 0; tabs < 5; tabs += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Sign in with Google' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/how-it-works/fees');
  await expect(modal(page)).toContainText('Welcome to Deckle, Mara');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Mara account menu' })).toBeVisible();
});
