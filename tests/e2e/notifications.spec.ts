import { expect, test } from './support/test.ts';
import { enter, list, paidOrder, workToBuy } from './support/trades.ts';

test('/notifications: an event appears in the header, opens its page and is marked as read', async ({
  page,
  browser,
  deckle,
}) => {
  const elsewhere = await browser.newContext({ baseURL: process.env.DECKLE_URL ?? '' });
  await enter(page.request, deckle, 'Nora');
  await enter(elsewhere.request, deckle, 'Rival');
  const work = await workToBuy(page.request);
  await list(page.request, deckle, work);
  await list(elsewhere.request, deckle, work);
  await page.goto('/');
  const menu = page.getByRole('button', { name: 'Nora account menu' });
  await expect(menu).toContainText('2 unread');
  await menu.click();
  await page.getByRole('link', { name: 'Notifications (2 unread)' }).click();
  const undercut = page.getByRole('link', { name: /was undercut$/ });
  await expect(page.getByRole('heading', { name: /^Unread: / })).toHaveCount(2);
  await undercut.click();
  await expect(page).toHaveURL(new RegExp(`/${work.id}$`));
  await expect(menu).toContainText('1 unread');
  await page.goBack();
  await expect(page.getByRole('heading', { name: /^Unread: / })).toHaveCount(1);
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByText('All read')).toBeFocused();
  await page.reload();
  await expect(undercut).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Unread: / })).toHaveCount(0);
  await expect(menu).not.toContainText('unread');
  await elsewhere.close();
});

test('/notifications: a buyer opens an order from a notification on a phone', async ({
  page,
  browser,
  deckle,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const elsewhere = await browser.newContext({ baseURL: process.env.DECKLE_URL ?? '' });
  await enter(page.request, deckle, 'Bo');
  await enter(elsewhere.request, deckle, 'Sten');
  const people = { seller: elsewhere.request, buyer: page.request };
  const { work, orderId } = await paidOrder(deckle, people);
  await page.goto('/notifications');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Notifications (2 unread)' })).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('link', { name: /^You paid for/ }).click();
  await expect(page).toHaveURL(new RegExp(`/my-account/buying/order/${work.id}/${orderId}`));
  await expect(page.getByRole('region', { name: 'Status' })).toBeVisible();
  await elsewhere.close();
});
