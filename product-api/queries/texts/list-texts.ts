import { and, desc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { type TextKind, textPath } from '../../../shared/domain/text-kinds.ts';
import { type Figures, fillFigures } from '../../content/figures.ts';
import type { Queryable } from '../../db/database.ts';
import { texts, textVersions } from '../../db/schema/texts.ts';
import { stateOf } from './show-text.ts';

type Wanted = {
  /** Words of the title, the name in the address, or an id. */
  readonly find?: string | undefined;
  readonly kind?: TextKind | undefined;
  readonly state?: 'draft' | 'published' | undefined;
  readonly after?: number | undefined;
};

const pageSize = 50;
const isNumber = (text: string) => /^[1-9]\d{0,8}$/.test(text);

/** One page of texts in their newest version, the newest text first. */
export async function listTexts(
  db: Queryable,
  figures: Figures,
  { find, kind, state, after }: Wanted,
) {
  const named =
    find === undefined
      ? undefined
      : or(
          sql`position(fold(${find}) in fold(${textVersions.title})) > 0`,
          sql`position(${find} in ${texts.slug}) > 0`,
          isNumber(find) ? eq(texts.id, Number(find)) : undefined,
        );
  const rows = await db
    .select({ text: texts, version: textVersions })
    .from(texts)
    .innerJoin(
      textVersions,
      and(eq(textVersions.textId, texts.id), eq(textVersions.version, texts.version)),
    )
    .where(
      and(
        named,
        kind === undefined ? undefined : eq(texts.kind, kind),
        state === 'draft' ? isNull(texts.publishedVersion) : undefined,
        state === 'published' ? isNotNull(texts.publishedVersion) : undefined,
        after === undefined ? undefined : lt(texts.id, after),
      ),
    )
    .orderBy(desc(texts.id))
    .limit(pageSize + 1);
  const page = rows.slice(0, pageSize);
  const items = page.map(({ text, version: { title, day, category } }) => ({
    ...{ id: text.id, kind: text.kind, slug: text.slug, day },
    title: fillFigures(title, figures),
    state: stateOf(text),
    /** Saved since, and not published yet. */
    hasChanges: text.publishedVersion !== null && text.publishedVersion !== text.version,
    path: textPath({ id: text.id, kind: text.kind, slug: text.slug, category }),
  }));
  return { items, next: rows.length > pageSize ? (page.at(-1)?.text.id ?? null) : null };
}
