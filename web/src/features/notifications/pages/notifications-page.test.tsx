import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { FeedEntry } from '../../../../../shared/contracts/feed.ts';
import { ada } from '../../../lib/testing/in-app.tsx';
import { renderAt } from '../../../lib/testing/render-at.tsx';
import { stubFetch } from '../../../lib/testing/stub-fetch.ts';
import { NotificationsPage } from './notifications-page.tsx';

const entry = (id: number, more: Partial<FeedEntry> = {}): FeedEntry => ({
  id,
  topic: 'bid',
  title: `You were outbid on Work ${id}`,
  text: 'There is a higher bid.',
  href: `/artworks/ines/1/work/${id}`,
  at: new Date(Date.now() - 2.5 * 3_600_000).toISOString(),
  isRead: false,
  picture: null,
  ...more,
});
const pageOf = (items: readonly FeedEntry[], next: string | null = null, total = items.length) => ({
  body: { items, total, next },
});
const list = 'GET /api/feed';
const count = 'GET /api/feed/unread';
const mark = 'POST /api/feed/read';
const unread = (number: number) => ({ body: { unread: number } });
const open = (address = '/notifications') =>
  renderAt(address, <NotificationsPage />, { user: ada });
const isUnread = (id: number) =>
  screen.queryByRole('heading', {
    name: new RegExp(`^Unread: *You were outbid on Work ${id}$`),
  }) !== null;

describe('NotificationsPage', () => {
  it('asks a visitor to sign in, without a call', async () => {
    const network = stubFetch({});
    const { overlay } = renderAt('/notifications', <NotificationsPage />);
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(overlay()).toMatchObject({ mode: 'login', intent: { redirectTo: '/notifications' } });
    expect(network.calls).toEqual([]);
  });

  it('marks an entry as read when it is opened', async () => {
    const network = stubFetch({
      [list]: pageOf([entry(7), entry(6)]),
      [count]: 'never',
      [mark]: unread(1),
    });
    const { address } = open();
    await screen.findByText('Unread');
    expect(screen.getAllByText('2 hours ago')).toHaveLength(2);
    await userEvent.click(screen.getByRole('link', { name: 'You were outbid on Work 7' }));
    expect(address()).toBe('/artworks/ines/1/work/7');
    await screen.findByText('1 unread');
    expect(isUnread(7)).toBe(false);
    expect(isUnread(6)).toBe(true);
    expect(network.of(mark).map(({ body }) => body)).toEqual([{ id: 7 }]);
    await userEvent.click(screen.getByRole('link', { name: 'You were outbid on Work 7' }));
    expect(network.of(mark)).toHaveLength(1);
  });

  it('marks all that is shown as read, and keeps the focus', async () => {
    const network = stubFetch({
      [list]: pageOf([entry(7), entry(6, { isRead: true }), entry(5)]),
      [count]: unread(2),
      [mark]: [{ status: 502, error: 'upstream.unavailable' }, unread(0)],
    });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    await screen.findByRole('alert');
    await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(screen.getByText('All read')).toHaveFocus());
    expect(network.of(mark).map(({ body }) => body)).toEqual([{ upTo: 7 }, { upTo: 7 }]);
    expect([7, 6, 5].map(isUnread)).toEqual([false, false, false]);
  });

  it('shows more pages by cursor, and the date of what is older', async () => {
    const old = entry(1, { at: '2026-01-05T12:00:00.000Z', title: 'Old' });
    stubFetch({
      [list]: pageOf([entry(7)], 'after-x', 2),
      'GET /api/feed?from=after-x': pageOf([old], null, 2),
      [count]: unread(1),
    });
    const { address } = open();
    await userEvent.click(await screen.findByRole('link', { name: 'Show more' }));
    expect(address()).toBe('/notifications?page=2');
    await screen.findByText('Old');
    expect(screen.getByText('5 January 2026')).toBeVisible();
    expect(screen.getByText('2 of 2')).toBeVisible();
  });

  it('says that nothing has happened, and shows a failure', async () => {
    stubFetch({ [list]: [{ status: 404, error: 'not-found' }, pageOf([])], [count]: unread(0) });
    open();
    await screen.findByText('We couldn’t load your notifications');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Nothing has happened yet');
    expect(screen.getByRole('link', { name: 'Reminders and e-mails' })).toHaveAttribute(
      'href',
      '/notifications/reminders',
    );
  });
});
