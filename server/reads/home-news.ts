import { api } from '../../shared/api/api.ts';
import { apiPath } from '../../shared/api/call.ts';
import type { HomeNews } from '../../shared/contracts/home.ts';
import { visitorCaller } from '../upstream/caller.ts';
import { listArticles } from '../upstream/content.ts';
import { listReleases, readNewReleases } from '../upstream/releases.ts';
import { readTrending } from '../upstream/search.ts';
import { articleCard } from '../views/article-view.ts';
import { artworkCards } from '../views/artwork-card.ts';
import { releaseCard } from '../views/release-view.ts';
import { artistHits } from '../views/search-view.ts';
import { readHeaderArtists } from './chosen-artists.ts';
import { clockLifetimes, publicRead } from './public-read.ts';

const shown = { releases: 5, works: 4, trending: 6, articles: 3 } as const;

export const homeNewsRead = publicRead<null, HomeNews>({
  name: 'home-news',
  path: () => apiPath(api.getHomeNews),
  lifetimes: clockLifetimes,
  invalidatedBy: 'any-trade',
  async read(upstream, _asked, now) {
    const caller = visitorCaller('home-news');
    const at = new Date(now);
    const [header, begun, upcoming, works, trending, articles] = await Promise.all([
      readHeaderArtists(upstream, caller),
      listReleases(upstream, caller, { scope: 'past', page: 1, at }),
      listReleases(upstream, caller, { scope: 'upcoming', page: 1, at }),
      readNewReleases(upstream, caller, shown.works),
      readTrending(upstream, caller),
      listArticles(upstream, caller, { page: 1, pageSize: shown.articles, category: undefined }),
    ]);
    const open = begun.data
      .map((record) => releaseCard(record, now))
      .filter(({ phase }) => phase === 'open');
    const next = upcoming.data.map((record) => releaseCard(record, now));
    return {
      artists: artistHits(header),
      releases: [...open, ...next].slice(0, shown.releases),
      newReleases: artworkCards(works),
      trending: artistHits(trending).slice(0, shown.trending),
      articles: articles.data.map(articleCard),
    };
  },
});
