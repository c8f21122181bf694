import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { texts, textVersions } from '../db/schema/texts.ts';
import { loadContent } from './load-content.ts';

type Options = {
  /** The articles are about the artists of the demo. */
  readonly hasArticles: boolean;
  readonly root?: string;
};

/** Publishes the texts of `content/`, unless there are texts already. Throws a ContentError. */
export async function addInitialTexts(db: Database, { hasArticles, root }: Options): Promise<void> {
  await db.transaction(async (tx) => {
    // Processes that start together wait for the first one.
    await tx.execute(sql`lock table ${texts} in share row exclusive mode`);
    const [any] = await tx.select({ id: texts.id }).from(texts).limit(1);
    if (any) return;
    const loaded = await loadContent(root);
    const initial = hasArticles ? loaded : loaded.filter(({ kind }) => kind !== 'article');
    const firstPage = 1 + Math.max(0, ...initial.map(({ id }) => id ?? 0));
    const pages = initial.filter(({ id }) => id === null);
    const all = initial.map((text) => ({
      ...text,
      id: text.id ?? firstPage + pages.indexOf(text),
    }));
    await tx.insert(texts).values(
      all.map(({ id, kind, slug }) => ({
        ...{ id, kind, slug },
        ...{ version: 1, publishedVersion: 1, wasPublished: true },
      })),
    );
    await tx.insert(textVersions).values(
      all.map(({ id, kind: _kind, slug: _slug, ...fields }) => ({
        ...fields,
        textId: id,
        version: 1,
      })),
    );
    await tx.execute(
      sql`select setval(pg_get_serial_sequence('texts', 'id'), ${firstPage + pages.length})`,
    );
  });
}
