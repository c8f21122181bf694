import { places } from '../../web/src/features/desk/logic/places.ts';
import { setUpFactor } from './support/desk.ts';
import { send } from './support/send.ts';
import { expect, test } from './support/test.ts';
import { enter, submitListing, workToBuy } from './support/trades.ts';
import { deskVariants, expectAccessibleInAllVariants, setVariant } from './support/variants.ts';

// One after the other: a member who looks at a listing holds it.
test.describe.configure({ mode: 'default' });

test('/desk: a first owner sets up a second factor, decides listings by keyboard, and gives a role', async ({
  page,
  browser,
  deckle,
}) => {
  const person = await deckle.join(page.request, 'Odile');
  await deckle.operator('people', 'invite', person.email, '--role', 'owner');
  await deckle.mailTo(person.email, /now has the role owner/);
  await setUpFactor(page, person.password);

  const sellers = await browser.newContext({ baseURL: process.env.DECKLE_URL ?? '' });
  const seller = await enter(sellers.request, deckle, 'Sela');
  const work = await workToBuy(sellers.request);
  const { askId } = await submitListing(sellers.request, work);

  await page.goto(`/desk/listings/${askId}`);
  const record = page.getByRole('article');
  await expect(record.getByText(seller.email)).toBeVisible();
  await expectAccessibleInAllVariants(page, 'a listing', deskVariants);
  await setVariant(page, deskVariants[0]);
  await page.keyboard.press('m');
  await page.getByRole('button', { name: /^Please send the certificate/ }).click();
  await page.getByRole('button', { name: 'Ask the seller' }).click();
  await expect(page.getByText('The seller is asked for more.')).toBeVisible();
  await deckle.mailTo(seller.email, /Please send the certificate/);

  const other = await submitListing(sellers.request, await workToBuy(sellers.request));
  await page.goto(`/desk/listings/${other.askId}`);
  await expect(page.getByRole('button', { name: 'Approve' })).toBeVisible();
  await page.keyboard.press('1');
  await page.keyboard.press('a');
  await expect(page.getByRole('dialog', { name: 'Not all of it is checked' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Approved: it is in the book.')).toBeVisible();

  await page.goto('/desk/audit');
  const approved = page
    .getByRole('row')
    .filter({ hasText: `ask:${other.askId}` })
    .filter({ hasText: 'asks.approve' });
  await expect(approved).toContainText(/Okafor approved the listing of .* for £/);
  await expect(approved).toContainText(person.email);
  await sellers.close();

  await test.step('gives a viewer a role, who sees everything and changes nothing', async () => {
    const viewers = await browser.newContext({ baseURL: process.env.DECKLE_URL ?? '' });
    const viewer = await deckle.join(viewers.request, 'Vera');
    await page.goto('/desk/people');
    // The form moves down when what is above it has loaded.
    await expect(page.getByRole('table', { name: 'Staff' })).toBeVisible();
    await expect(page.getByText(/^Loading/)).toHaveCount(0);
    await page.getByLabel('E-mail').fill(viewer.email);
    await page.getByRole('button', { name: 'Give' }).click();
    await expect(page.getByText(`${viewer.email} is now: viewer.`)).toBeVisible();

    const theirs = await viewers.newPage();
    await setUpFactor(theirs, viewer.password);
    await theirs.getByRole('link', { name: 'Settings' }).click();
    await expect(theirs.getByRole('cell', { name: 'access-modal' })).toBeVisible();
    await expect(theirs.getByRole('button', { name: /^Switch/ })).toHaveCount(0);
    await viewers.close();
  });
});

test('/desk: a member sets up a passkey, opens the desk with it, and finds a person', async ({
  page,
  deckle,
}) => {
  const authenticator = await page.context().newCDPSession(page);
  await authenticator.send('WebAuthn.enable');
  await authenticator.send('WebAuthn.addVirtualAuthenticator', {
    options: { protocol: 'ctap2', transport: 'usb', automaticPresenceSimulation: true },
  });
  const person = await deckle.join(page.request, 'Petra');
  await deckle.operator('people', 'invite', person.email, '--role', 'owner');
  await page.goto('/desk');
  await page.getByRole('textbox', { name: 'Your password' }).fill(person.password);
  await page.getByRole('button', { name: 'Set up a passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Recovery codes' })).toBeVisible();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();

  await page.context().clearCookies();
  const credentials = { identifier: person.email, password: person.password };
  await send(page.request, 'POST', '/api/auth/login', credentials);
  await page.goto('/desk/accounts');
  await page.getByRole('button', { name: 'Use your passkey' }).click();
  await page.getByLabel('E-mail, name, username or order').fill(person.email);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('link', { name: person.email }).click();
  await expect(page.getByRole('heading', { name: 'Trades and limits' })).toBeVisible();

  const { orders: listed } = await (await page.request.get('/api/desk/orders/list')).json();
  const check = async (what: string) => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(/^(Loading|Opening)/)).toHaveCount(0);
    await expectAccessibleInAllVariants(page, what, deskVariants);
  };
  await check('an account');
  for (const { label } of places) {
    const nav = page.getByRole('navigation', { name: 'Desk' });
    await nav.getByRole('link', { name: label, exact: true }).click();
    await check(label);
  }
  await page.goto(`/desk/orders/${listed[0].id}`);
  await check('an order');
});
