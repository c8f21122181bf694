import { slugify } from './paths.ts';

/** The BFF's paths of what the artists' pages show: the same question has one path. */
export function artistSearchPath(q: string): string {
  return `/api/artists/search?${new URLSearchParams({ q })}`;
}

export function artistWorksPath(asked: {
  readonly id: number;
  readonly page: number;
  readonly sort?: string | undefined;
  readonly medium?: string | undefined;
}): string {
  const query = new URLSearchParams();
  if (asked.page > 1) query.set('page', String(asked.page));
  if (asked.sort) query.set('sort', asked.sort);
  if (asked.medium) query.set('medium', asked.medium);
  const path = `/api/artists/${asked.id}/works`;
  return query.size === 0 ? path : `${path}?${query}`;
}

/** Of the site. */
export function collectionPath(slug: string): string {
  return `/collections/${slugify(slug)}`;
}
