import { expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import type { Person } from './people.ts';
import { send } from './send.ts';
import type { Deckle } from './test.ts';

const codeOf = (key: string) =>
  new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate();

/** Sets up a second factor in the page, which opens the desk. */
export async function setUpFactor(page: Page, password: string): Promise<void> {
  await page.goto('/desk');
  await page.getByRole('textbox', { name: 'Your password' }).fill(password);
  await page.getByRole('button', { name: 'Set up an app' }).click();
  const key = (await page.locator('code').textContent()) ?? '';
  await page.getByLabel('Code').fill(codeOf(key));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Recovery codes' })).toBeVisible();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
}

/** A new member of the staff with these roles, for whom the desk is open: by API calls. */
export async function joinStaff(page: Page, deckle: Deckle, ...roles: string[]): Promise<Person> {
  const person = await deckle.join(page.request, roles[0] ?? '');
  await deckle.operator('people', 'invite', person.email, '--role', roles.join(','));
  const { secret } = await send(page.request, 'POST', '/api/desk/factor', {
    password: person.password,
  });
  await send(page.request, 'POST', '/api/desk/factor/first-code', { code: codeOf(secret) });
  return person;
}
