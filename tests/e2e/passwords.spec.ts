import type { Page } from '@playwright/test';
import { confirmationPath, newPerson, register } from './support/people.ts';
import { expect, test } from './support/test.ts';

const another = 'quite another pass 2';

async function signInBy(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** The answer is the same whether or not there is such an account. */
async function askForLink(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(`If there is an account for ${email}`)).toBeVisible();
}

const setFields = async (page: Page, first: string, second: string) => {
  await page.getByLabel('New password', { exact: true }).fill(first);
  await page.getByLabel('Repeat new password', { exact: true }).fill(second);
};

test('a forgotten password is reset with the link in the mail, once', async ({
  page,
  browser,
  deckle,
}) => {
  const person = await deckle.join(page.request, 'Lena');
  const elsewhere = await browser.newContext({ baseURL: process.env.DECKLE_URL ?? '' });
  const there = await elsewhere.newPage();
  await there.goto('/login');
  await there.getByRole('button', { name: 'Forgot your password?' }).click();
  await expect(there.getByRole('heading', { name: 'Forgot your password' })).toBeVisible();
  expect(new URL(there.url()).pathname).toBe('/forgot-password');
  await askForLink(there, 'nobody-at-all@people.example');
  await there.reload();
  await askForLink(there, person.email);

  const resetLink = /http\S+\/reset-password\S+/;
  const { text } = await deckle.mailTo(person.email, resetLink);
  const link = resetLink.exec(text)?.[0] ?? '';
  await there.goto(link);
  await setFields(there, 'short 1', 'short 1');
  await there.getByRole('button', { name: 'Set password' }).click();
  await expect(there.getByRole('alert')).toContainText('must include 8+ characters & 1 number');
  await setFields(there, another, `${another}!`);
  await there.getByRole('button', { name: 'Set password' }).click();
  await expect(there.getByText('Passwords do not match')).toBeVisible();
  await setFields(there, another, another);
  await there.getByRole('button', { name: 'Set password' }).click();
  await there.waitForURL((url) => url.pathname === '/');
  await expect(there.getByRole('button', { name: 'Lena account menu' })).toBeVisible();

  expect((await page.request.get('/api/account/buying')).status(), 'ended elsewhere').toBe(401);
  await there.goto(link);
  await expect(there.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await elsewhere.close();

  await page.context().clearCookies();
  await page.goto('/login');
  await signInBy(page, person.email, person.password);
  await expect(page.getByText('Invalid identifier or password')).toBeVisible();
  await signInBy(page, person.email, another);
  await expect(page.getByRole('button', { name: 'Lena account menu' })).toBeVisible();
});

test('changing the password ends every other session', async ({ page, browser, deckle }) => {
  const person = await deckle.join(page.request, 'Lena');
  const elsewhere = await browser.newContext({ baseURL: process.env.DECKLE_URL ?? '' });
  const there = await elsewhere.newPage();
  await there.goto('/login');
  await signInBy(there, person.email, person.password);
  await expect(there.getByRole('button', { name: 'Lena account menu' })).toBeVisible();

  await page.goto('/how-it-works/fees');
  await page.getByRole('button', { name: 'Lena account menu' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Change password' }).click();
  await page.getByLabel('Current password', { exact: true }).fill('not the old one 1');
  await setFields(page, another, another);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('alert')).toContainText('Old Passwords not ok');
  await page.getByLabel('Current password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
  expect((await page.request.get('/api/account/buying')).status(), 'here it goes on').toBe(200);
  expect((await there.request.get('/api/account/buying')).status(), 'there it ended').toBe(401);
  await elsewhere.close();
});

test('a confirmation link opened in another browser asks for a new password', async ({
  page,
  request,
  deckle,
}) => {
  const person = newPerson('Ruth');
  await register(request, person);
  await page.goto(confirmationPath((await deckle.mailTo(person.email)).text));
  await expect(page.getByRole('heading', { name: 'Confirm your e-mail' })).toBeVisible();
  await page.reload();
  await setFields(page, another, another);
  await page.getByRole('button', { name: 'Confirm and sign in' }).click();
  await expect(page.getByRole('button', { name: 'Ruth account menu' })).toBeVisible();
  await page.context().clearCookies();
  await page.goto('/login');
  await signInBy(page, person.email, person.password);
  await expect(page.getByText('Invalid identifier or password')).toBeVisible();
  await signInBy(page, person.email, another);
  await expect(page.getByRole('button', { name: 'Ruth account menu' })).toBeVisible();
});
