import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Request } from '@playwright/test';
import { type SandboxOpenId, startOpenId } from '../../sandbox/openid/start-openid.ts';
import { type RunningDeckle, startDeckle } from '../support/start-deckle.ts';
import { newPerson } from './support/people.ts';
import { expect, test } from './support/test.ts';

/**
 * A marketplace with Google and Apple, a gate and no catalogue. The providers are on another site,
 * as in production: 127.0.0.1 against localhost.
 */
test.describe.configure({ mode: 'serial' });

const gatePassword = 'paper and ink 7';
let deckle: RunningDeckle;
let openId: SandboxOpenId;

test.beforeAll(async () => {
  deckle = await startDeckle(async (url) => {
    openId = await startOpenId({ siteUrl: url });
    return settingsFor(openId);
  });
});
test.afterAll(async () => {
  await deckle?.stop();
  await openId?.stop();
});

function settingsFor({ google, apple }: SandboxOpenId): NodeJS.ProcessEnv {
  return {
    SEED: 'none',
    GATE_PASSWORD: gatePassword,
    GOOGLE_CLIENT_ID: google.clientId,
    GOOGLE_CLIENT_SECRET: google.clientSecret,
    GOOGLE_ISSUER: google.issuer,
    GOOGLE_TOKENINFO_URL: `${google.issuer}/tokeninfo`,
    GOOGLE_USERINFO_URL: `${google.issuer}/me`,
    APPLE_CLIENT_ID: apple.clientId,
    APPLE_TEAM_ID: apple.teamId,
    APPLE_KEY_ID: apple.keyId,
    APPLE_PRIVATE_KEY: apple.privateKey.replaceAll('\n', '\\n'),
    APPLE_ISSUER: apple.issuer,
    APPLE_JWKS_URL: `${apple.issuer}/jwks`,
  };
}

test('shows an empty marketplace on its public pages', async ({ page }) => {
  for (const [path, heading] of [
    ['/artworks', 'No artworks yet'],
    ['/artists', 'No artists yet'],
    ['/release-calendar', 'No upcoming releases'],
    ['/artworks?q=night', 'No artworks found'],
    ['/collections', 'No collections yet'],
    ['/invest', 'How edition prices change over time'],
    ['/sell', 'Sell an edition'],
    ['/', 'No artworks yet'],
  ] as const) {
    await page.goto(`${deckle.url}${path}`);
    await expect(page.getByText(heading).first()).toBeVisible();
  }
  await page.getByRole('combobox').or(page.getByRole('searchbox')).first().fill('night');
  await expect(page.getByText('No results').first()).toBeVisible();
});

for (const provider of ['Google', 'Apple'] as const) {
  test(`cancels and signs in with ${provider} on another site`, async ({ page }) => {
    const { url } = deckle;
    const who = newPerson('Olu');
    await page.goto(`${url}/login?redirectTo=%2Fartworks%3Fq%3Dnight`);
    await expect(page.getByText('Sandbox:')).toBeHidden();
    await page.getByRole('link', { name: `Continue with ${provider}` }).click();
    await page.waitForURL((there) => there.hostname === '127.0.0.1');
    await page.getByRole('link', { name: 'Cancel and go back' }).click();
    await page.waitForURL(`${url}/artworks?q=night`);
    await expect(page.getByText(`You cancelled signing in with ${provider}`)).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('link', { name: `Continue with ${provider}` }).click();
    await page.waitForURL((there) => there.hostname === '127.0.0.1');
    const seen: Request[] = [];
    page.on('request', (request) => void seen.push(request));
    await page.getByLabel('E-mail').fill(who.email);
    await page.getByLabel('First name').fill(who.firstName);
    await page.getByLabel('Last name').fill(who.lastName);
    await page.getByRole('button', { name: 'Continue' }).click();

    await page.waitForURL(`${url}/artworks?q=night`);
    await expect(page.getByText('Account created')).toBeVisible();
    const onboarding = page.getByRole('dialog', { name: 'Welcome to Deckle, Olu' });
    await onboarding.getByRole('button', { name: 'Next' }).click();
    const question = page.getByRole('dialog', { name: 'Art you have bought' });
    await expect(question, 'no artists to suggest').toContainText('Step 1 of 2');
    await question.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('button', { name: 'Olu account menu' })).toBeVisible();
    if (provider === 'Apple') {
      const form = seen.find((request) => request.method() === 'POST');
      const answer = form?.redirectedTo();
      if (!form || !answer) throw new Error('Apple posted no form');
      expect(form.url()).toBe(`${url}/api/connect/apple/callback`);
      const { cookie, 'sec-fetch-site': site } = await form.allHeaders();
      expect({ cookie, site }, 'a form from another site has none of our cookies').toEqual({
        cookie: undefined,
        site: 'cross-site',
      });
      expect(answer.url(), 'and its answer says nothing').toBe(form.url());
      expect((await answer.allHeaders()).cookie).toContain('deckle-connect=');
    }
  });
}

test('a closed gate replaces every page and opens with its password', async ({ page }) => {
  const { url, dataDir } = deckle;
  const setFlag = (state: 'on' | 'off') =>
    execFileSync(
      process.execPath,
      [join('product-api', 'operator.ts'), 'flags', 'set', 'access-modal', state],
      { env: { ...process.env, DATA_DIR: dataDir } },
    );
  await page.goto(`${url}/artworks`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  setFlag('on');
  await expect
    .poll(async () => (await page.request.get(`${url}/api/home`)).status(), { timeout: 60_000 })
    .toBe(403);

  await page.getByRole('searchbox').or(page.getByRole('combobox')).first().waitFor();
  await page.goto(`${url}/artworks?q=night`);
  await expect(page.getByRole('heading', { name: 'Test environment' })).toBeVisible();
  await expect(page.getByText("You don't have access to use the website")).toBeVisible();
  const password = page.getByLabel('Password', { exact: true });
  const comeIn = page.getByRole('button', { name: 'Enter' });
  await comeIn.click();
  await expect(page.getByRole('alert')).toHaveText('Required');
  await password.fill('a guess');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('incorrect password');
  await expect(password).toBeFocused();
  await password.fill(gatePassword);
  await page.keyboard.press('Enter');
  await page.waitForURL(`${url}/artworks?q=night`);
  await expect(page.getByRole('banner')).toBeVisible();
  await page.goto(`${url}/login`);
  await page.getByRole('link', { name: 'Continue with Apple' }).click();
  await page.getByRole('link', { name: /Mara Okonkwo/ }).click();
  await expect(page.getByRole('button', { name: 'Mara account menu' })).toBeVisible();
  setFlag('off');
});
