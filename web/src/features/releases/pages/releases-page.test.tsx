import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { ReleaseCard } from '../../../../../shared/contracts/releases.ts';
import { ada } from '../../../lib/testing/in-app.tsx';
import { renderAt } from '../../../lib/testing/render-at.tsx';
import { stubFetch } from '../../../lib/testing/stub-fetch.ts';
import { ReleasesPage } from './releases-page.tsx';

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
const list = (items: readonly ReleaseCard[], page = 1, pageCount = 1, total = items.length) => ({
  items,
  page,
  pageCount,
  total,
});
const past = (id: number) => card(id, { startsAt: '2026-01-05T12:00:00.000Z', phase: 'out' });
const calendar = (more: Readonly<Record<string, unknown>> = {}) => ({
  '/api/releases?scope=upcoming': list([card(1), card(2)]),
  '/api/releases?scope=unscheduled': list([
    card(3, { kind: 'unscheduled', startsAt: null, phase: 'unscheduled' }),
  ]),
  '/api/releases?scope=past': list([past(4)]),
  ...more,
});

describe('ReleasesPage', () => {
  it('shows the next release large, the others by day, then the rest', () => {
    renderAt('/release-calendar', <ReleasesPage />, {}, calendar());
    const upcoming = within(screen.getByRole('region', { name: 'Upcoming releases' }));
    expect(upcoming.getAllByRole('link', { name: 'Release 1' })).toHaveLength(1);
    expect(upcoming.getByRole('heading', { level: 4, name: 'Release 2' })).toBeInTheDocument();
    expect(
      within(screen.getByRole('region', { name: 'To be announced' })).getByRole('heading', {
        level: 3,
        name: 'Release 3',
      }),
    ).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Past releases' })).toHaveTextContent('Release 4');
  });

  it('shows no time for a date-only release, and a timed one’s end', () => {
    const here = (day: number, hours: number) => new Date(2096, 10, day, hours).toISOString();
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
    const next = (more: Partial<ReleaseCard>) => {
      const upcoming = list([card(1, { startsAt: here(24, 0), ...more })]);
      const data = calendar({ '/api/releases?scope=upcoming': upcoming });
      const { unmount } = renderAt('/release-calendar', <ReleasesPage />, {}, data);
      const words = screen.getByText(/24 November 2096/).parentElement?.textContent;
      unmount();
      return words?.replaceAll('\u00a0', ' ');
    };
    expect(next({ kind: 'date-only', timeZone })).toMatch(/24 November 2096All day$/);
    expect(next({ kind: 'timed', endsAt: here(25, 12) })).toMatch(
      /24 November 209600:00, until 25 November, 12:00$/,
    );
  });

  it('separates open releases from past ones', () => {
    const open = card(5, {
      kind: 'raffle',
      startsAt: new Date(Date.now() - hour).toISOString(),
      endsAt: new Date(Date.now() + hour).toISOString(),
      phase: 'open',
    });
    const data = calendar({ '/api/releases?scope=past': list([open, past(4)]) });
    renderAt('/release-calendar', <ReleasesPage />, {}, data);
    expect(screen.getByRole('region', { name: 'Open now' })).toHaveTextContent('Release 5');
    expect(screen.getByRole('link', { name: 'View release Release 5' })).toHaveAttribute(
      'href',
      open.href,
    );
    const over = screen.getByRole('region', { name: 'Past releases' });
    expect(within(over).queryByText('Release 5')).toBeNull();
  });

  it('waits for open releases before showing what is below', async () => {
    const read = {
      'GET /api/releases?scope=upcoming': { body: list([card(1)]) },
      'GET /api/releases?scope=unscheduled': { body: list([card(3)]) },
    };
    stubFetch({ ...read, 'GET /api/releases?scope=past': 'never' });
    const { unmount } = renderAt('/release-calendar', <ReleasesPage />);
    expect(await screen.findByText('Release 3')).toBeInTheDocument();
    const upcoming = screen.getByRole('region', { name: 'Upcoming releases' });
    expect(upcoming).not.toHaveTextContent('Release 1');
    unmount();
    stubFetch({ ...read, 'GET /api/releases?scope=past': { status: 404, error: 'not-found' } });
    renderAt('/release-calendar', <ReleasesPage />);
    expect(await screen.findByText('Release 1')).toBeInTheDocument();
  });

  it('loads past releases page by page, without repeating a day’s heading', async () => {
    stubFetch({ 'GET /api/releases?page=2&scope=past': { body: list([past(6)], 2, 2, 31) } });
    const data = calendar({ '/api/releases?scope=past': list([past(4)], 1, 2, 31) });
    const { address } = renderAt('/release-calendar', <ReleasesPage />, {}, data);
    const over = within(screen.getByRole('region', { name: 'Past releases' }));
    await userEvent.click(over.getByRole('link', { name: 'Show more' }));
    expect(address()).toBe('/release-calendar?past=2');
    expect(await over.findByRole('link', { name: 'Release 6' })).toBeInTheDocument();
    expect(over.getAllByText('5 January 2026')).toHaveLength(1);
  });

  it('asks a visitor to sign in and remembers the reminder', async () => {
    const { overlay } = renderAt('/release-calendar', <ReleasesPage />, {}, calendar());
    await userEvent.click(screen.getByRole('button', { name: 'Set reminder for Release 2' }));
    expect(overlay()).toMatchObject({
      kind: 'auth',
      intent: { redirectTo: '/release-calendar?pending=notify-2' },
    });
  });

  it('sets the reminder once after sign-in', async () => {
    sessionStorage.setItem('deckle.pending-action', JSON.stringify({ kind: 'notify', id: 2 }));
    const { of } = stubFetch({
      'GET /api/release-notifications': [
        { body: { releaseIds: [] } },
        { body: { releaseIds: [2] } },
      ],
      'PUT /api/release-notifications/2': { body: { ok: true } },
    });
    const at = '/release-calendar?pending=notify-2';
    const { address } = renderAt(at, <ReleasesPage />, { user: ada }, calendar());
    expect(
      await screen.findByRole('button', { name: 'Reminder set for Release 2', pressed: true }),
    ).toBeInTheDocument();
    expect(of('PUT /api/release-notifications/2')).toHaveLength(1);
    expect(address()).toBe('/release-calendar');
  });

  it('says that nothing is announced, and shows a failure', async () => {
    stubFetch({ 'GET /api/releases?scope=past': { status: 404, error: 'not-found' } });
    renderAt(
      '/release-calendar',
      <ReleasesPage />,
      {},
      {
        '/api/releases?scope=upcoming': list([]),
        '/api/releases?scope=unscheduled': list([]),
      },
    );
    expect(await screen.findByText('No upcoming releases')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'To be announced' })).toBeNull();
    expect(await screen.findByText('We couldn’t load these releases')).toBeInTheDocument();
  });
});
