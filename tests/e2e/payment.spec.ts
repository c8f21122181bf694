import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { enter, saveAddress, type Work, workToBuy } from './support/trades.ts';

function review({ href }: Work): string {
  const [artist, ...rest] = href.split('?')[0]?.split('/').slice(2) ?? [];
  const [name, id] = rest.slice(-2);
  return `/bid-or-buy/review-bid/${artist}/${name}/${id}/Main?action=buy`;
}

/** More than the page waits for the bank's answer. */
const patienceMs = 16_000;

async function typeCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Test card number').fill(number);
  await page.getByLabel('Expiry date').fill('12/40');
}

test('a buyer adds a card after a declined one, and buys', async ({ page, deckle }) => {
  await enter(page.request, deckle, 'Ada');
  const work = await workToBuy(page.request);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('4242424242424242'))
      sent.push(new URL(request.url()).pathname);
  });
  const save = page.getByRole('button', { name: 'Save card and continue' });

  await test.step('the card step comes before the review', async () => {
    await page.goto(review(work));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Which card/);
    await expect(page.getByText('This is the sandbox')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Buy now/ })).toHaveCount(0);
  });

  await test.step('a number that is not a test card is not sent', async () => {
    await typeCard(page, '4111 1111 1111 1111');
    await save.click();
    await expect(page.getByText('The sandbox accepts only the test cards below')).toBeVisible();
  });

  await test.step('a declined card gets a plain message', async () => {
    await typeCard(page, '4000 0000 0000 0002');
    await save.click();
    await expect(page.getByRole('alert')).toContainText('Your bank declined this card');
    await typeCard(page, '4000 0000 0000 9995');
    await save.click();
    await expect(page.getByRole('alert')).toContainText('Insufficient funds');
  });

  await test.step('another card pays at once', async () => {
    await typeCard(page, '4242 4242 4242 4242');
    await save.click();
    await page.getByRole('button', { name: /^Buy now · / }).click();
    await page.waitForURL(/\/thanks\/purchase\/\d+$/);
    await expect(page.getByRole('main').getByText('Awaiting shipment').first()).toBeVisible();
    await page.reload();
    await expect(page.getByText('The seller packs the artwork')).toBeVisible();
    expect(sent, 'the number goes to one address').toEqual(['/api/sandbox/cards']);
  });

  await test.step('the card is saved and not asked for again', async () => {
    await page.getByRole('link', { name: 'Payment' }).first().click();
    await expect(page.getByText('Visa ending in 4242')).toBeVisible();
    await page.goto(review(await workToBuy(page.request)));
    await expect(page.getByRole('button', { name: /^Buy now · / })).toBeVisible();
  });

  await test.step('the card can be replaced and removed', async () => {
    await page.goto('/my-account/payment');
    await page.getByRole('button', { name: 'Replace card' }).click();
    await page.getByRole('button', { name: '5555 5555 5555 4444' }).click();
    await page.getByRole('button', { name: 'Replace card' }).click();
    await expect(page.getByText('Mastercard ending in 4444', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Remove card' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove card' }).click();
    await expect(page.getByRole('button', { name: 'Add a card' })).toBeVisible();
  });
});

test('an order with a declined card is paid with another card', async ({ page, deckle }) => {
  await enter(page.request, deckle, 'Cora');
  await page.goto(review(await workToBuy(page.request)));
  await page.getByRole('button', { name: '4000 0000 0000 0341' }).click();
  await page.getByRole('button', { name: 'Save card and continue' }).click();
  await page.getByRole('button', { name: /^Buy now · / }).click();
  await page.waitForURL(/\/thanks\/purchase\/\d+$/);
  await expect(page.getByText('Your bank declined this card')).toBeVisible();
  await page.getByRole('button', { name: 'Use another card' }).click();
  await page.reload();
  await page.getByRole('button', { name: '4242 4242 4242 4242' }).click();
  await page.getByRole('button', { name: /^Pay £/ }).click();
  await expect(page.getByText('Your payment has gone through.')).toBeVisible();
  await expect(page.getByRole('main').getByText('Awaiting shipment').first()).toBeVisible();
});

test('a payment is confirmed at the bank after it was abandoned and refused', async ({
  page,
  deckle,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page.request, deckle, 'Edda');
  const confirm = page.getByRole('button', { name: 'Confirm with your bank' });
  const atBank = (link: string) => page.getByRole('link', { name: link, exact: true }).click();

  await test.step('a card is set up after its confirmation was refused', async () => {
    await page.goto(review(await workToBuy(page.request)));
    for (const [answer, shown] of [
      ['Refuse', 'This was not confirmed at your bank'],
      ['Confirm', 'Review your purchase'],
    ] as const) {
      await page.getByRole('button', { name: '4000 0027 6000 3184' }).click();
      await page.getByRole('button', { name: 'Save card and continue' }).click();
      await atBank(answer);
      await page.waitForURL(/\/bid-or-buy\//);
      await expect(page.getByText(shown).first()).toBeVisible();
    }
  });

  await test.step('the charge requires confirmation, which is abandoned and refused', async () => {
    await page.clock.install();
    await page.getByRole('button', { name: /^Buy now · / }).click();
    await page.waitForURL(/\/thanks\/purchase\/\d+$/);
    await expect(page.getByText('Your bank asks you to confirm this payment')).toBeVisible();
    await confirm.click();
    await atBank('Go back without an answer');
    await page.waitForURL(/\/my-account\/buying\/order\/\d+\/\d+/);
    await expect(page.getByText('Checking with your bank')).toBeVisible();
    await page.clock.fastForward(patienceMs);
    await confirm.click();
    await atBank('Refuse');
    await expect(page.getByText('This was not confirmed at your bank')).toBeVisible();
    await expect(page).not.toHaveURL(/payment=|redirect_status/);
  });

  await test.step('the confirmation succeeds and the order is paid', async () => {
    await confirm.click();
    await atBank('Confirm');
    await expect(page.getByText('Your payment has gone through.')).toBeVisible();
    await expect(page.getByRole('main').getByText('Awaiting shipment').first()).toBeVisible();
  });
});

test('a seller sets up payouts, also after a link has expired, and sees when they are ready', async ({
  page,
  deckle,
}) => {
  await deckle.join(page.request, 'Ben');
  await page.goto('/my-account/payment');
  await expect(page.getByText('Not set up')).toBeVisible();

  await page.getByRole('button', { name: 'Set up payouts' }).click();
  await expect(page.getByRole('alert')).toContainText('We need your address first');

  await saveAddress(page.request);
  await page.getByRole('button', { name: 'Set up payouts' }).click();
  await page.waitForURL(/\/sandbox\/processor\/onboarding\//);
  await page.goBack();
  await expect(page.getByText('Incomplete')).toBeVisible();
  await page.goto('/my-account/payment?payouts=refresh');
  await expect(page.getByText('That link had expired')).toBeVisible();
  await expect(page).toHaveURL(/\/my-account\/payment$/);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('link', { name: 'Set up payouts' }).click();
  await page.getByRole('link', { name: 'Back to the site' }).click();
  await page.waitForURL(/\/my-account\/payment$/);
  await expect(page.getByText('Ready', { exact: true })).toBeVisible();
});
