import { expect } from './support/test.ts';
import { test } from './support/with-stripe.ts';

// Both tests share one marketplace.
test.describe.configure({ mode: 'default' });

test('a card page opened from another page loads Stripe’s form under its own policy', async ({
  page,
  deckle,
  stripe,
}) => {
  await deckle.join(page.request, 'Ada');
  await stripe.serve(page);
  const policies: string[] = [];
  page.on('response', (answer) => {
    if (answer.request().resourceType() !== 'document') return;
    policies.push(answer.headers()['content-security-policy'] ?? '');
  });
  await page.goto('/my-account/buying');
  await page.getByRole('link', { name: 'Payment' }).first().click();
  await page.getByRole('button', { name: 'Add a card' }).click();
  // The first document's policy blocks Stripe's script, so the page was reloaded.
  const field = page.getByLabel('Card number');
  await expect(field).toBeVisible();
  expect(policies).toHaveLength(2);
  expect(policies[0]).not.toMatch(/stripe/);
  expect(policies[1]).toMatch(/script-src [^;]*js\.stripe\.com/);

  await field.fill('4000000000000069');
  await page.getByRole('button', { name: 'Save card' }).click();
  await expect(page.getByRole('alert')).toContainText('This card has expired');
  await field.fill('4242424242424242');
  await page.getByRole('button', { name: 'Save card' }).click();
  await expect(page.getByText('Visa ending in 4242', { exact: true })).toBeVisible();
});

test('a card form that does not load is reported, and loads on the next try', async ({
  page,
  deckle,
  stripe,
}) => {
  await deckle.join(page.request, 'Ada');
  await stripe.serve(page);
  stripe.hideScript(true);
  await page.goto('/my-account/payment');
  await page.getByRole('button', { name: 'Add a card' }).click();
  await expect(page.getByRole('alert')).toContainText('The card form did not load');
  stripe.hideScript(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Card number')).toBeVisible();
});
