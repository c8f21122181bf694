import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { NotificationsView } from '../../../../../shared/contracts/following.ts';
import type { ReleaseCard } from '../../../../../shared/contracts/releases.ts';
import { artistCardOf } from '../../../lib/testing/artists.ts';
import { ada } from '../../../lib/testing/in-app.tsx';
import { renderAt } from '../../../lib/testing/render-at.tsx';
import { stubFetch } from '../../../lib/testing/stub-fetch.ts';
import { RemindersPage } from './reminders-page.tsx';

const hour = 3_600_000;
const card = (id: number, more: Partial<ReleaseCard> = {}): ReleaseCard => ({
  id,
  name: `Release ${id}`,
  artists: [{ id: 1, name: 'Zuleika' }],
  extraArtists: '',
  href: `/release-calendar/zuleika-release-${id}`,
  kind: 'single',
  startsAt: new Date(Date.now() + 100 * hour).toISOString(),
  endsAt: null,
  timeZone: null,
  phase: 'before',
  picture: null,
  ...more,
});
const past = (id: number) => card(id, { startsAt: '2026-01-05T12:00:00.000Z', phase: 'out' });
const pageOf = (items: readonly ReleaseCard[], page = 1, pageCount = 1, total = items.length) => ({
  items: [...items],
  page,
  pageCount,
  total,
});
const flags = { newLowestAsk: true, newHighestBid: false, newRelease: true, newSale: false };
const told = (more: Partial<NotificationsView> = {}): NotificationsView => ({
  open: [],
  upcoming: [],
  unscheduled: [],
  past: pageOf([]),
  raffles: [],
  artists: { latest: [], total: 0 },
  ...more,
});
const all = 'GET /api/notifications';
const ids = 'GET /api/release-notifications';
const open = (address = '/notifications/reminders') =>
  renderAt(address, <RemindersPage />, { user: ada });

describe('RemindersPage', () => {
  it('asks a visitor to sign in, without a call', async () => {
    const network = stubFetch({});
    const { overlay } = renderAt('/notifications/reminders', <RemindersPage />);
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(overlay()).toMatchObject({
      kind: 'auth',
      mode: 'login',
      intent: { redirectTo: '/notifications/reminders' },
    });
    expect(network.calls).toEqual([]);
  });

  it('shows releases by phase, raffles and artists', async () => {
    const raffle = {
      release: card(9, { kind: 'raffle', phase: 'closed', startsAt: '2026-01-05T12:00:00.000Z' }),
      entry: { id: 71, enteredAt: '2026-01-05T13:00:00.000Z', rank: 2, buyBy: null },
      draw: { winners: 2, entries: 40 },
    };
    stubFetch({
      [ids]: 'never',
      [all]: {
        body: told({
          upcoming: [card(1)],
          unscheduled: [card(3, { kind: 'unscheduled', startsAt: null, phase: 'unscheduled' })],
          past: pageOf([past(5)]),
          raffles: [raffle],
          artists: { latest: [{ ...artistCardOf(8), flags }], total: 7 },
        }),
      },
    });
    open();
    const region = (name: string) => within(screen.getByRole('region', { name }));
    await screen.findByRole('region', { name: 'Upcoming releases' });
    expect(region('Upcoming releases').getByRole('link', { name: 'Release 1' })).toBeVisible();
    expect(
      region('To be announced').getByRole('button', { name: 'Remove reminder for Release 3' }),
    ).toBeVisible();
    expect(region('Raffles you entered').getByText('You were drawn')).toBeVisible();
    expect(region('Raffles you entered').getByText('Your entry came 2nd of 40.')).toBeVisible();
    expect(region('Past releases').getByRole('link', { name: 'Release 5' })).toBeVisible();
    expect(region('Past releases').queryByRole('button')).toBeNull();
    const artists = region('E-mails about artists');
    expect(artists.getByText('lower asks and releases')).toBeVisible();
    expect(artists.getByRole('link', { name: 'Choose e-mails for all 7 artists' })).toHaveAttribute(
      'href',
      '/following?tab=following',
    );
  });

  it('removes a reminder in its place, sets it again, and reverts on failure', async () => {
    const network = stubFetch({
      [all]: { body: told({ upcoming: [card(1)] }) },
      [ids]: [{ body: { releaseIds: [1] } }, { body: { releaseIds: [] } }],
      'DELETE /api/release-notifications/1': { body: { ok: true } },
      'PUT /api/release-notifications/1': { status: 502, error: 'upstream.unavailable' },
    });
    open();
    await userEvent.click(
      await screen.findByRole('button', { name: 'Remove reminder for Release 1' }),
    );
    const again = await screen.findByRole('button', { name: 'Set reminder for Release 1' });
    await waitFor(() => expect(network.of('DELETE /api/release-notifications/1')).toHaveLength(1));
    await userEvent.click(again);
    await waitFor(() => expect(network.of('PUT /api/release-notifications/1')).toHaveLength(1));
    expect(await screen.findByRole('button', { name: 'Set reminder for Release 1' })).toBeVisible();
  });

  it('loads past releases in pages of twenty', async () => {
    const twenty = Array.from({ length: 20 }, (_, index) => past(index + 1));
    stubFetch({
      [all]: { body: told({ past: pageOf(twenty, 1, 2, 21) }) },
      [ids]: { body: { releaseIds: [] } },
      'GET /api/notifications/past?page=2': { body: pageOf([past(21)], 2, 2, 21) },
    });
    const { address } = open();
    expect(await screen.findByText('20 of 21')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Show more' }));
    expect(address()).toBe('/notifications/reminders?past=2');
    expect(await screen.findByRole('link', { name: 'Release 21' })).toBeVisible();
    expect(screen.getByText('21 of 21')).toBeVisible();
  });

  it('links to the calendar when empty, and shows a failure', async () => {
    stubFetch({
      [all]: [{ status: 404, error: 'not-found' }, { body: told() }],
      [ids]: { body: { releaseIds: [] } },
    });
    open();
    await screen.findByText('We couldn’t load your reminders');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('No release reminders yet');
    expect(screen.getByRole('link', { name: 'View release calendar' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'View all artists' })).toBeVisible();
  });
});
