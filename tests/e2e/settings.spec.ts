import type { Page } from '@playwright/test';
import { ownHeaders } from '../support/own-headers.ts';
import { counted } from './support/counted.ts';
import { dismissOnboarding, newPerson } from './support/people.ts';
import { expect, test } from './support/test.ts';

async function signInThere(page: Page, email: string, password: string): Promise<number> {
  const data = { identifier: email, password };
  return (await page.request.post('/api/auth/login', { headers: ownHeaders, data })).status();
}

test('/my-account/settings: changes a name, signs out a device, and changes and recovers the e-mail address', async ({
  page,
  browser,
  deckle,
}) => {
  const person = await deckle.join(page.request, 'Lena');
  const elsewhere = await browser.newContext({ baseURL: process.env.DECKLE_URL ?? '' });
  const there = await elsewhere.newPage();
  expect(await signInThere(there, person.email, person.password)).toBe(200);

  await page.goto('/how-it-works/fees');
  await page.getByRole('button', { name: 'Lena account menu' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Settings' }).click();
  await page.getByLabel('First name').fill('Helena');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByRole('button', { name: 'Helena account menu' })).toBeVisible();

  const devices = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await devices.getByRole('button', { name: /^Sign out (?!everywhere)/ }).click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  expect((await there.request.get('/api/account/buying')).status()).toBe(401);

  const email = `new-${person.email}`;
  await page.getByRole('button', { name: 'Change e-mail' }).click();
  await page.getByLabel('New e-mail').fill(email);
  await page.getByLabel('Current password', { exact: true }).fill(person.password);
  const sent = page.waitForResponse('**/api/account/email');
  await page.getByRole('button', { name: 'Send link' }).click();
  await sent;
  await page.reload();
  await expect(page.getByText('Waiting for your confirmation')).toBeVisible();
  expect((await deckle.mailTo(person.email, /You asked to use/)).text).toContain(email);
  const link = /http\S+\/change-email\S+/.exec((await deckle.mailTo(email)).text)?.[0] ?? '';
  await there.goto(link);
  await there.getByRole('button', { name: 'Use this address' }).click();
  await expect(
    there.getByRole('heading', { name: 'Your e-mail address has changed' }),
  ).toBeVisible();
  expect(await signInThere(there, person.email, person.password)).toBe(400);
  expect(await signInThere(there, email, person.password)).toBe(200);

  const changed = await deckle.mailTo(person.email, /Your account now has the address/);
  const undo = /http\S+\/reset-password\S+/.exec(changed.text)?.[0] ?? '';
  // Asked for with the session that the new password ends: its answer takes the cookie away.
  const unread = there.waitForResponse('**/api/feed/unread');
  await there.goto(undo);
  await unread;
  await there.getByLabel('New password', { exact: true }).fill('mine again 1');
  await there.getByLabel('Repeat new password', { exact: true }).fill('mine again 1');
  await there.getByRole('button', { name: 'Set password' }).click();
  await there.waitForURL((url) => url.pathname === '/');
  await there.goto('/my-account/settings');
  await expect(there.getByRole('region', { name: 'E-mail', exact: true })).toContainText(
    person.email,
  );
  expect((await page.request.get('/api/account/buying')).status()).toBe(401);
  await elsewhere.close();
});

test('/my-account/settings: closing the account signs out with a goodbye', async ({
  page,
  deckle,
}) => {
  const person = await deckle.join(page.request, 'Ines');
  await page.goto('/');
  const { effort, press, fill } = counted();
  await press(page.getByRole('button', { name: 'Ines account menu' }));
  await press(page.getByRole('banner').getByRole('link', { name: 'Settings' }));
  await press(page.getByRole('button', { name: 'Close my account' }));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('What we must keep')).toBeVisible();
  await fill(dialog.getByLabel('Current password', { exact: true }), person.password);
  await press(dialog.getByRole('button', { name: 'Close my account' }));
  await expect(page.getByRole('heading', { name: 'Goodbye' })).toBeVisible();
  expect(effort).toEqual({ presses: 4, fields: 1 });
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(await signInThere(page, person.email, person.password)).toBe(400);
});

test('/my-account/settings: Google is connected, signs in, and is disconnected', async ({
  page,
  deckle,
}) => {
  const person = await deckle.join(page.request, 'Noor');
  const google = newPerson('Noor');
  const sayWho = async () => {
    await page.waitForURL(/\/sandbox\/openid\//);
    await page.getByLabel('E-mail').fill(google.email);
    await page.getByRole('button', { name: 'Continue' }).click();
  };
  await page.goto('/my-account/settings');
  await page.getByRole('button', { name: 'Connect Google' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Continue to Google' }).click();
  await page.getByRole('link', { name: 'Cancel and go back' }).click();
  await expect(page.getByText('You cancelled at Google. Nothing has changed.')).toBeVisible();

  await page.getByRole('button', { name: 'Connect Google' }).click();
  await dialog.getByLabel('Current password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Continue to Google' }).click();
  await sayWho();
  await page.waitForURL(/\/my-account\/settings#connections$/);
  const part = page.getByRole('region', { name: 'Connected accounts' });
  await expect(part.getByText('Connected · you can sign in with it')).toBeVisible();
  await expect(part.getByRole('heading')).toBeFocused();
  expect(
    (await deckle.mailTo(person.email, /You can now also sign in with Google/)).text,
  ).toContain(google.email);

  await dismissOnboarding(page);
  await page.context().clearCookies();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await sayWho();
  await expect(page.getByRole('button', { name: 'Noor account menu' })).toBeVisible();

  await page.goto('/my-account/settings');
  await page.getByRole('button', { name: 'Disconnect Google' }).click();
  await dialog.getByLabel('Current password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Disconnect Google' }).click();
  await expect(page.getByRole('button', { name: 'Connect Google' })).toBeVisible();
});
