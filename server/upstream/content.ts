import type { z } from 'zod';
import {
  type PageSection,
  wireArticles,
  wireOneArticle,
  wireOnePage,
  wirePages,
} from '../../shared/contracts/wire/content.ts';
import type { ArticleCategory } from '../../shared/domain/article-categories.ts';
import type { AnswerSchema } from './answer-schema.ts';
import type { Caller } from './caller.ts';
import type { Upstream } from './client.ts';
import { path, type UpstreamPath } from './path.ts';

/** An article by either of the names in its URLs. */
export type ArticleName = { readonly slug: string } | { readonly id: number };

export type ArticleQuery = {
  readonly page: number;
  readonly pageSize: number;
  readonly category: ArticleCategory | undefined;
};

export function listArticles(
  upstream: Upstream,
  caller: Caller,
  { page, pageSize, category }: ArticleQuery,
): Promise<z.infer<typeof wireArticles>> {
  const query = new URLSearchParams({
    'pagination[page]': String(page),
    'pagination[pageSize]': String(pageSize),
  });
  if (category) query.set('filters[category][$eq]', category);
  return read(upstream, caller, path`/api/content/articles`, wireArticles, query);
}

export async function readArticle(upstream: Upstream, caller: Caller, name: ArticleName) {
  const to =
    'slug' in name
      ? path`/api/content/articles/${name.slug}`
      : path`/api/content/articles/by-id/${name.id}`;
  return (await read(upstream, caller, to, wireOneArticle)).data;
}

/** All pages of a section, in the order of its navigation. */
export async function listPages(upstream: Upstream, caller: Caller, section: PageSection) {
  const query = new URLSearchParams({ 'pagination[pageSize]': '100' });
  return (await read(upstream, caller, path`/api/content/${section}`, wirePages, query)).data;
}

export async function readPage(
  upstream: Upstream,
  caller: Caller,
  { section, slug }: { readonly section: PageSection; readonly slug: string },
) {
  const to = path`/api/content/${section}/${slug}`;
  return (await read(upstream, caller, to, wireOnePage)).data;
}

function read<Answer>(
  upstream: Upstream,
  caller: Caller,
  to: UpstreamPath,
  answer: AnswerSchema<Answer>,
  query: URLSearchParams = new URLSearchParams(),
): Promise<Answer> {
  return upstream.call(caller, { kind: 'read', method: 'GET', to, query, answer });
}
