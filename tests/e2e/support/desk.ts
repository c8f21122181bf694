import { expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';

const codeOf = (key: string) =>
  new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate();

/** Opens the desk for the first time. */
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
