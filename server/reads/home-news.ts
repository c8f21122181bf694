import { api } from '../../shared/api/api.ts';
import { apiPath } from '../../shared/api/call.ts';
import type { HomeNews } from '../../shared/contracts/home.ts';
import { headerArtistIds } from '../../shared/domain/artists.ts';
import { visitorCaller } from '../upstream/caller.ts';
import { listArticles } from '../upstream/content.ts';
import { listReleases, readNewReleases } from '../upstream/releases.ts';
import { readArtistsOfIds, readTrending } from '../upstream/search.ts';
import { articleCard } from '../views/article-view.ts';
import { artworkCards } from '../views/artwork-card.ts';
import { releaseCard } from '../views/release-view.ts';
import { artistHits } from '../views/search-view.ts';
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
      readArtistsOfIds(upstream, caller, headerArtistIds),
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
    const byId = new Map(artistHits(header).map((hit) => [hit.id, hit]));
    return {
      artists: headerArtistIds.flatMap((id) => byId.get(id) ?? []),
      releases: [...open, ...next].slice(0, shown.releases),
      newReleases: artworkCards(works),
      trending: artistHits(trending).slice(0, shown.trending),
      articles: articles.data.map(articleCard),
    };
  },
});
