import { clientRoutes } from './client-routes.ts';

/** Specification section 2: followed artists, and saved artworks. */
export const followingTabs = ['following', 'saved'] as const;
export type FollowingTab = (typeof followingTabs)[number];

/** Unknown values mean 'following'. */
export function followingTabOf(query: URLSearchParams): FollowingTab {
  return query.get('tab') === 'saved' ? 'saved' : 'following';
}

/** The tab's address with this many pages shown. */
export function followingPath(tab: FollowingTab, pages = 1): string {
  const query = new URLSearchParams({ tab });
  if (pages > 1) query.set('page', String(pages));
  return `${clientRoutes.following}?${query}`;
}
