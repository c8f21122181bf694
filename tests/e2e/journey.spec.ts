import { fillAddress, fillRegistration, home, newPerson } from './support/people.ts';
import { readAgainUntil } from './support/read-again.ts';
import { expect, test } from './support/test.ts';
import { approve, describeCopy, workInPounds } from './support/trades.ts';

/** More than an open artwork page waits until it reads its book again. */
const refreshMs = 11_000;

/** With motion, as most people have it. */
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('find an edition, sign up, list it, bid for it, buy it', async ({ page, browser, deckle }) => {
  const collector = newPerson('Ada');
  const pounds = (minor: number) =>
    `£${(minor / 100).toLocaleString('en', { minimumFractionDigits: minor % 100 ? 2 : 0 })}`;

  await test.step('a visitor opens the list of artworks', async () => {
    await page.goto('/');
    await expect(page.getByText(/Name your price, or buy at once/)).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Artworks' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/artworks/i);
  });

  const work = await workInPounds(page.request);
  await test.step('the artwork shows both sides of its book', async () => {
    await page.goto(work.href);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(work.name);
    await expect(page.getByRole('table', { name: /bids/i })).toContainText(pounds(work.bid));
    await expect(page.getByRole('table', { name: /asks/i })).toContainText(pounds(work.ask));
  });

  await test.step('bidding leads a visitor through registration and back to the bid', async () => {
    await page.getByRole('link', { name: 'Place bid', exact: true }).click();
    const modal = page.getByRole('dialog');
    await expect(modal).toBeVisible();
    await fillRegistration(page, { ...collector, password: 'short' });
    await expect(modal.getByText('must include 8+ characters & 1 number')).toBeVisible();
    await fillRegistration(page, collector);
    await modal.getByRole('button', { name: 'Create account' }).last().click();
    await expect(page.getByText(collector.email)).toBeVisible();
    await page.goto(`/sandbox/outbox/${(await deckle.mailTo(collector.email)).id}`);
    await page.getByRole('link', { name: /confirm-email/ }).click();
    await page.waitForURL(/\/bid-or-buy\//);
    await expect(page.getByRole('main')).toContainText(work.name);
    await expect(page.getByRole('textbox', { name: 'Your bid' })).toBeVisible();
  });

  const sellerPage = await (await browser.newContext()).newPage();
  const ben = await deckle.join(sellerPage.request, 'Ben');
  const ownAsk = work.ask - 20_00;
  await test.step('a second user lists an ask', async () => {
    await sellerPage.goto(work.href);
    await sellerPage.getByRole('link', { name: 'List artwork', exact: true }).click();
    await sellerPage.getByRole('textbox', { name: 'Your price' }).fill(String(ownAsk / 100));
    await sellerPage.getByRole('button', { name: 'Continue' }).click();
    await describeCopy(sellerPage);
    await fillAddress(sellerPage);
    await sellerPage.getByRole('button', { name: /continue|save/i }).click();
    await sellerPage.getByRole('button', { name: /^List artwork · payout/ }).click();
    await sellerPage.waitForURL(/\/my-account\/selling/);
    const pending = sellerPage.getByRole('dialog', { name: 'Your listing is pending' });
    await expect(pending).toContainText(work.name);
    await pending.getByRole('button', { name: 'View listings' }).click();
    await expect(sellerPage.getByRole('main')).toContainText(work.name);
  });

  await test.step('an operator approves the ask, and it appears in the book', async () => {
    await page.clock.install();
    await page.goto(work.href);
    const asks = page.getByRole('table', { name: /asks/i });
    await expect(asks).not.toContainText(pounds(ownAsk));
    await approve(deckle, ({ seller }) => seller === ben.email);
    await readAgainUntil(page, refreshMs, () =>
      expect(asks).toContainText(pounds(ownAsk), { timeout: 1_000 }),
    );
  });

  const ownBid = work.bid + 20_00;
  await test.step('the first user bids and sees the bid in the book', async () => {
    await page.getByRole('link', { name: 'Place bid', exact: true }).click();
    await page.getByRole('textbox', { name: 'Your bid' }).fill(String(ownBid / 100));
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Phone').fill('123');
    await fillAddress(page);
    await page.getByLabel('Phone').fill('0123');
    await page.getByRole('button', { name: /continue|save/i }).click();
    await expect(page.getByText(/valid UK phone number/)).toBeVisible();
    await page.getByLabel('Phone').fill(home.Phone);
    await page.getByRole('button', { name: /continue|save/i }).click();
    await page.getByRole('button', { name: '4242 4242 4242 4242' }).click();
    await page.getByRole('button', { name: 'Save card and continue' }).click();
    await page.getByRole('button', { name: /^Place bid · at most £/ }).click();
    await page.waitForURL(/\/thanks\/bid\/\d+$/);
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused();
    await expect(page.getByRole('main')).toContainText(pounds(ownBid));
    await page.goto(work.href);
    const own = page.getByRole('table', { name: /bids/i }).getByRole('row').nth(1);
    await expect(own).toContainText(pounds(ownBid));
    await expect(own).toContainText('Yours');
  });

  const lines = { price: ownAsk, fee: Math.round(ownAsk * 0.04) };
  await test.step('the first user buys at the lowest ask, and sees each amount', async () => {
    await page.getByRole('link', { name: /^Buy for/ }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    const total = pounds(lines.price + lines.fee);
    await expect(page.getByRole('main').getByRole('table')).toContainText(pounds(lines.fee));
    await page.getByRole('button', { name: `Buy now · ${total}` }).click();
    await page.waitForURL(/\/thanks\/purchase\/\d+$/);
    const order = page.getByRole('main');
    for (const amount of [lines.price, lines.fee, lines.price + lines.fee]) {
      await expect(order).toContainText(pounds(amount));
    }
    await page.reload();
    await expect(order).toContainText(total);
  });

  await test.step('the seller sees the sale with the payout', async () => {
    await sellerPage.goto('/my-account/selling');
    const { data } = { data: await (await sellerPage.request.get('/api/account/selling')).json() };
    const payout = data.orders[0].lines.payout.amount;
    const { applicationFee, royalty, insurance, price } = data.orders[0].lines;
    expect(price.amount).toBe(ownAsk);
    expect(applicationFee.amount).toBe(Math.round(ownAsk * 0.06));
    expect(payout).toBe(price.amount - applicationFee.amount - royalty.amount - insurance.amount);
    await expect(sellerPage.getByRole('main')).toContainText(pounds(payout));
  });

  await test.step('signing out ends the session', async () => {
    await page.getByRole('button', { name: /account menu/ }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Sign in' })).toBeVisible();
    await page.goto('/my-account/buying');
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
  });
});
