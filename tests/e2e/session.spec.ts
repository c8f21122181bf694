import type { BrowserContext } from '@playwright/test';
import { slugify } from '../../shared/domain/paths.ts';
import { confirmationPath, newPerson, register } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { workToBuy } from './support/trades.ts';

const cookieOf = async (context: BrowserContext) => {
  const cookie = (await context.cookies()).find(({ name }) => name.endsWith('deckle-session'));
  if (!cookie) throw new Error('there is no session cookie');
  return cookie;
};

test('scripts cannot read the session, storage holds no token, and a forged cookie is signed out', async ({
  page,
  context,
  deckle,
}) => {
  await deckle.join(page.request, 'Dora');
  await page.goto('/');
  await expect(page.getByRole('button', { name: /account menu/ })).toBeVisible();
  const cookie = await cookieOf(context);
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  const seen = await page.evaluate(() =>
    JSON.stringify([
      document.cookie,
      { ...localStorage },
      { ...sessionStorage },
      document.documentElement.outerHTML,
    ]),
  );
  expect(seen).not.toContain(cookie.value.slice(0, 24));
  expect(seen).not.toMatch(/eyJ[\w-]{10,}\./);

  const { value } = cookie;
  const forged = `${value.slice(0, -4)}${value.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`;
  await context.addCookies([{ ...cookie, value: forged }]);
  const answer = await page.goto('/how-it-works/fees');
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect((await page.request.get('/api/account/buying')).status()).toBe(401);
});

test('signing out in one tab ends the session in the other', async ({ page, context, deckle }) => {
  await deckle.join(page.request, 'Dora');
  await page.goto('/how-it-works/fees');
  const other = await context.newPage();
  await other.goto('/my-account/buying');
  await expect(other.getByText('No bids or orders yet')).toBeVisible();
  // Without a reload: tabs exchange messages, unless a read of the other tab is refused before.
  const words = other.getByText(
    /^(You have been signed out in another tab|Your session has ended)/,
  );
  // A toast is gone after five seconds.
  const told = expect(words).toBeVisible();
  await page.getByRole('button', { name: /account menu/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
  await told;
  await expect(other.getByRole('dialog')).toBeVisible();
  expect(new URL(other.url()).pathname).toBe('/');
});

test('a typed address is kept across a reload, but not after leaving the page or signing out', async ({
  page,
  deckle,
}) => {
  const person = await deckle.join(page.request, 'Dora');
  const { items } = await (await page.request.get('/api/artworks')).json();
  const { id, name, artists } = items[0];
  const slugs = artists.map((artist: { name: string }) => slugify(artist.name)).join('/');
  const work = `${slugs}/${slugify(name)}/${id}/Main?action=bid&price=25&currency=GBP`;
  const step = `/bid-or-buy/shipping-and-billing/${work}`;
  await page.goto(step);
  await page.getByLabel('City').fill('Bath');
  await page.reload();
  await expect(page.getByLabel('City')).toHaveValue('Bath');
  const drafts = () =>
    page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('draft')));
  await page.goto('/artworks');
  await expect.poll(drafts).toEqual([]);
  await page.goto(step);
  await expect(page.getByLabel('City')).toHaveValue('');

  await page.getByLabel('City').fill('Bath');
  await expect.poll(drafts).toHaveLength(1);
  await page.getByRole('button', { name: /account menu/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(await drafts()).toEqual([]);
  const answer = await page.request.get(step, {
    headers: { accept: 'text/html' },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(302);
  await page.goto(step);
  const modal = page.getByRole('dialog');
  await modal.getByLabel(/e-mail/i).fill(person.email);
  await modal.getByLabel('Password', { exact: true }).fill(person.password);
  await modal.getByRole('button', { name: 'Sign in' }).first().click();
  await expect(page.getByLabel('City')).toHaveValue('');
  expect(new URL(page.url()).pathname).toBe(step.split('?')[0]);
});

test('/?redirectedFrom=: signing in returns to the page that required it', async ({
  page,
  deckle,
}) => {
  const person = await deckle.join(page.request, 'Dora');
  await page.context().clearCookies();
  await page.goto('/my-account/selling');
  const modal = page.getByRole('dialog', { name: 'Sign in' });
  await modal.getByLabel(/e-mail/i).fill(person.email);
  await modal.getByLabel('Password', { exact: true }).fill('wrong password 1');
  await modal.getByRole('button', { name: 'Sign in' }).first().click();
  await expect(modal.getByText('Invalid identifier or password')).toBeVisible();
  await modal.getByLabel('Password', { exact: true }).fill(person.password);
  await modal.getByRole('button', { name: 'Sign in' }).first().click();
  await page.waitForURL(/\/my-account\/selling$/);
});

test('a message on a phone leaves the trade buttons free', async ({ page, deckle }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { href } = await workToBuy(page.request);
  const person = { ...newPerson('Dora'), redirectTo: href };
  await register(page.request, person);
  await page.goto(confirmationPath((await deckle.mailTo(person.email)).text));
  const message = page.getByRole('listitem').filter({ hasText: 'E-mail confirmed' });
  const bid = page.getByRole('link', { name: 'Place bid' });
  await expect(message).toBeVisible();
  await expect(bid).toBeInViewport();
  const [above, below] = [await message.boundingBox(), await bid.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0);
});
