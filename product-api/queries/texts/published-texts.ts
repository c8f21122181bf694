import { and, asc, between, count, desc, eq, max, type SQL } from 'drizzle-orm';
import type { PageSection } from '../../../shared/contracts/wire/content.ts';
import type { ArticleCategory } from '../../../shared/domain/article-categories.ts';
import { articlePath } from '../../../shared/domain/paths.ts';
import type { TextKind } from '../../../shared/domain/text-kinds.ts';
import type { StoredText } from '../../content/read-text.ts';
import type { Queryable } from '../../db/database.ts';
import { texts, textVersions } from '../../db/schema/texts.ts';
import type { IdRange } from '../sitemap.ts';

const isPublished = and(
  eq(textVersions.textId, texts.id),
  eq(textVersions.version, texts.publishedVersion),
);

function published(db: Queryable, where: SQL | undefined) {
  return db
    .select({ text: texts, version: textVersions })
    .from(texts)
    .innerJoin(textVersions, isPublished)
    .where(where)
    .$dynamic();
}

type Row = {
  readonly text: typeof texts.$inferSelect;
  readonly version: typeof textVersions.$inferSelect;
};

export function storedOf({ text, version }: Row): StoredText {
  return { ...version, id: text.id, kind: text.kind, slug: text.slug };
}

/** What visitors see of it; null: nothing. */
export async function findPublished(
  db: Queryable,
  kind: TextKind,
  name: { readonly slug: string } | { readonly id: number },
): Promise<StoredText | null> {
  const isNamed = 'slug' in name ? eq(texts.slug, name.slug) : eq(texts.id, name.id);
  const [row] = await published(db, and(eq(texts.kind, kind), isNamed));
  return row ? storedOf(row) : null;
}

/** A page of articles, the newest first, and how many there are. */
export async function listPublishedArticles(
  db: Queryable,
  asked: {
    readonly category: ArticleCategory | undefined;
    readonly offset: number;
    readonly limit: number;
  },
): Promise<{ readonly articles: StoredText[]; readonly total: number }> {
  const where = and(
    eq(texts.kind, 'article'),
    asked.category === undefined ? undefined : eq(textVersions.category, asked.category),
  );
  const [total] = await db
    .select({ count: count() })
    .from(texts)
    .innerJoin(textVersions, isPublished)
    .where(where);
  const rows = await published(db, where)
    .orderBy(desc(textVersions.day), desc(texts.id))
    .limit(asked.limit)
    .offset(asked.offset);
  return { articles: rows.map(storedOf), total: total?.count ?? 0 };
}

/** The pages of a section by their position. */
export async function listPublishedPages(
  db: Queryable,
  section: PageSection,
): Promise<StoredText[]> {
  const rows = await published(db, eq(texts.kind, section)).orderBy(
    asc(textVersions.position),
    asc(texts.id),
  );
  return rows.map(storedOf);
}

export async function greatestArticleId(db: Queryable): Promise<number> {
  const [greatest] = await db
    .select({ id: max(texts.id) })
    .from(texts)
    .innerJoin(textVersions, isPublished)
    .where(eq(texts.kind, 'article'));
  return greatest?.id ?? 0;
}

export async function articlePaths(db: Queryable, { from, to }: IdRange): Promise<string[]> {
  const where = and(eq(texts.kind, 'article'), between(texts.id, from, to));
  const rows = await published(db, where).orderBy(asc(texts.id));
  return rows.map(({ text: { id, slug }, version: { category } }) =>
    articlePath({ id, slug, category: category ?? 'collecting' }),
  );
}
