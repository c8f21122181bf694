import { randomBytes } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { send } from './send.ts';

export type Person = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
};

/** A new user whose e-mail address no other test uses. */
export function newPerson(firstName: string): Person {
  const suffix = randomBytes(4).toString('hex');
  return {
    firstName,
    lastName: 'Okafor',
    email: `${firstName.toLowerCase()}-${suffix}@people.example`,
    password: 'a long pass 1',
  };
}

export const home = {
  'Full name': 'Ada Okafor',
  Address: '12 Paper Mill Lane',
  City: 'Bath',
  'Postal code': 'BA1 1AA',
  Phone: '07700 900123',
} as const;

export async function fillRegistration(page: Page, person: Person): Promise<void> {
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Last name').fill(person.lastName);
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
}

export async function fillAddress(page: Page): Promise<void> {
  for (const [label, value] of Object.entries(home)) {
    await page.getByLabel(label, { exact: true }).first().fill(value);
  }
}

/** The path of the confirmation link in an e-mail. */
export function confirmationPath(text: string): string {
  const address = /http\S+\/confirm-email\S+/.exec(text)?.[0];
  if (!address) throw new Error(`no confirmation link in:\n${text}`);
  const url = new URL(address);
  return `${url.pathname}${url.search}`;
}

/** The path of the first link of the site in an e-mail. */
export function pathIn(text: string): string {
  const address = /^http\S+$/m.exec(text)?.[0];
  if (!address) throw new Error(`no link in:\n${text}`);
  const { pathname, search } = new URL(address);
  return `${pathname}${search}`;
}

/** Registers by an API call, for tests that are not about the form. */
export async function register(request: APIRequestContext, person: Person): Promise<void> {
  await send(request, 'POST', '/api/auth/register', { ...person });
}

/** Signs in by an API call with the link in the e-mail. */
export async function confirm(request: APIRequestContext, text: string): Promise<void> {
  const { searchParams } = new URL(confirmationPath(text), 'http://deckle.example');
  await send(request, 'POST', '/api/auth/confirm-email', Object.fromEntries(searchParams));
}

/**
 * Closes the onboarding wherever it opens from now on: a person who signs in with Google or
 * Apple within a minute of registering counts as new.
 */
export async function dismissOnboarding(page: Page): Promise<void> {
  const welcome = page.getByRole('dialog', { name: /^Welcome to Deckle/ });
  await page.addLocatorHandler(welcome, () =>
    welcome.getByRole('button', { name: 'Close' }).click(),
  );
}
