import { clientRoutes } from './client-routes.ts';

/** Specification section 2: artists whom one follows, and artworks that one has saved. */
export const followingTabs = ['following', 'saved'] as const;
export type FollowingTab = (typeof followingTabs)[number];

/** Whatever else the query says is 'following'. */
export function followingTabOf(query: URLSearchParams): FollowingTab {
  return query.get('tab') === 'saved' ? 'saved' : 'following';
}

/** `pages` are shown of the tab, from its beginning. */
export function followingPath(tab: FollowingTab, pages = 1): string {
  const query = new URLSearchParams({ tab });
  if (pages > 1) query.set('page', String(pages));
  return `${clientRoutes.following}?${query}`;
}
