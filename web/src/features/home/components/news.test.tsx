import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { HomeNews } from '../../../../../shared/contracts/home.ts';
import { cardOf } from '../../../lib/testing/catalogue.ts';
import { renderAt } from '../../../lib/testing/render-at.tsx';
import { stubFetch } from '../../../lib/testing/stub-fetch.ts';
import { Articles } from './articles.tsx';
import { ArtistsHeader } from './artists-header.tsx';
import { NewReleases } from './new-releases.tsx';
import { NextReleases } from './next-releases.tsx';
import { TrendingArtists } from './trending-artists.tsx';

const artist = (id: number, name: string) =>
  ({ kind: 'artist', id, name, by: '', href: `/artists/x/${id}`, picture: null }) as const;
const release: HomeNews['releases'][number] = {
  id: 5,
  name: 'Kiln Door',
  artists: [{ id: 1, name: 'Inês Valadares' }],
  extraArtists: '',
  href: '/release-calendar/ines-valadares-kiln-door-5',
  kind: 'raffle',
  startsAt: '2026-06-01T22:00:00.000Z',
  endsAt: '2026-06-03T23:30:00.000Z',
  timeZone: null,
  phase: 'before',
  picture: null,
};
const news: HomeNews = {
  artists: [artist(1, 'Zuleika'), artist(2, 'Pell Oduya')],
  releases: [release, { ...release, id: 6, name: 'Errata', phase: 'open' }],
  newReleases: [1, 2, 3, 4].map((id) => cardOf(id)),
  trending: [artist(3, 'Rowan Achterberg')],
  articles: [
    {
      id: 1,
      title: 'Paper first',
      summary: 'On sheets.',
      category: 'collecting',
      author: 'A. Writer',
      role: 'Editor',
      published: '2026-05-01',
      minutesToRead: 4,
      href: '/editorial/collecting/paper-first/1',
      cover: null,
    },
  ],
};
const empty: HomeNews = { artists: [], releases: [], newReleases: [], trending: [], articles: [] };
const everything = (
  <>
    <ArtistsHeader />
    <NextReleases />
    <NewReleases />
    <TrendingArtists />
    <Articles />
  </>
);

describe('home news', () => {
  it('shows every section', () => {
    renderAt('/', everything, {}, { '/api/home/news': news });
    expect(screen.getByRole('navigation', { name: 'Artists' })).toHaveTextContent(
      'Zuleika,Pell Oduya,',
    );
    const [next, open] = within(screen.getByRole('region', { name: 'Upcoming releases' }))
      .getAllByRole('listitem')
      .map((item) => item.querySelector('time')?.textContent);
    const at = (iso: string) =>
      new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' }).format(new Date(iso));
    expect(next).toContain(at('2026-06-01T22:00:00.000Z'));
    expect(open).toContain(at('2026-06-03T23:30:00.000Z'));
    expect(open).toContain('Open until');
    const works = within(screen.getByRole('region', { name: 'New releases' }));
    expect(works.getAllByRole('listitem')).toHaveLength(4);
    expect(screen.getByRole('link', { name: 'Rowan Achterberg' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Paper first' })).toHaveAttribute(
      'href',
      '/editorial/collecting/paper-first/1',
    );
  });

  it('leaves out empty sections', () => {
    renderAt('/', everything, {}, { '/api/home/news': empty });
    expect(screen.queryByRole('region')).toBeNull();
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('shows one failure for all sections, with a retry', async () => {
    stubFetch({ 'GET /api/home/news': ['no-answer', { body: news }] });
    renderAt('/', everything);
    expect(await screen.findByText('We couldn’t load the upcoming releases')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Upcoming releases' })).toBeInTheDocument();
  });
});
