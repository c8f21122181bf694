import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { isLinked, type TextKind, textPath } from '../../../shared/domain/text-kinds.ts';
import {
  missingFields,
  problemsIn,
  type TextProblem,
  worksNamedIn,
} from '../../content/check-text.ts';
import type { Figures } from '../../content/figures.ts';
import type { Queryable } from '../../db/database.ts';
import { auditEntries } from '../../db/schema/audit.ts';
import { type TextFields, texts, textVersions } from '../../db/schema/texts.ts';
import { badRequest, notFound } from '../../errors.ts';
import { findNamedWorks, keyOf } from '../find-named-works.ts';
import { actorName } from '../list-audit.ts';

export type TextRow = typeof texts.$inferSelect;

/** The fields of one version. Throws the 400 of an unknown one. */
export async function readVersion(
  db: Queryable,
  textId: number,
  version: number,
): Promise<TextFields> {
  const [row] = await db
    .select()
    .from(textVersions)
    .where(and(eq(textVersions.textId, textId), eq(textVersions.version, version)));
  if (!row) throw badRequest(`There is no version ${version}.`);
  const { textId: _textId, version: _version, ...fields } = row;
  return fields;
}

/** What has to be corrected before visitors may see it. */
export async function readProblems(
  db: Queryable,
  kind: TextKind,
  fields: TextFields,
  figures: Figures,
): Promise<TextProblem[]> {
  const works = await findNamedWorks(db, worksNamedIn(kind, fields));
  return problemsIn(kind, fields, figures, (work) => works.has(keyOf(work)));
}

export function stateOf({ publishedVersion }: Pick<TextRow, 'publishedVersion'>) {
  return publishedVersion === null ? ('draft' as const) : ('published' as const);
}

/** A text as the staff sees it; `at`: in a former version. */
export async function showText(
  db: Queryable,
  {
    id,
    at,
    figures,
  }: { readonly id: number; readonly at?: number | undefined; readonly figures: Figures },
) {
  const [row] = await db.select().from(texts).where(eq(texts.id, id));
  if (!row) throw notFound();
  const { kind, slug, version, publishedVersion, wasPublished } = row;
  const fields = await readVersion(db, id, at ?? version);
  return {
    ...{ id, kind, slug, version, publishedVersion, wasPublished },
    ...fields,
    state: stateOf(row),
    isLinked: isLinked(row),
    path: textPath({ id, kind, slug, category: fields.category }),
    missing: missingFields(kind, fields),
    problems: await readProblems(db, kind, fields, figures),
  };
}

const saves = ['texts.add', 'texts.edit', 'texts.restore'];

/** Every version, the newest first, with what the audit says of it. */
export async function listVersions(db: Queryable, id: number) {
  const [row] = await db.select().from(texts).where(eq(texts.id, id));
  if (!row) throw notFound();
  const versions = await db
    .select({ version: textVersions.version, title: textVersions.title })
    .from(textVersions)
    .where(eq(textVersions.textId, id))
    .orderBy(desc(textVersions.version));
  const entries = await db
    .select({
      ...{ action: auditEntries.action, at: auditEntries.at, actor: actorName },
      version: sql`(${auditEntries.details}->>'version')::int`.mapWith(Number),
      details: auditEntries.details,
    })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.subject, `text:${id}`),
        inArray(auditEntries.action, [...saves, 'texts.publish']),
      ),
    )
    .orderBy(desc(auditEntries.id));
  return versions.map(({ version, title }) => {
    const own = entries.filter((entry) => entry.version === version);
    const saved = own.find(({ action }) => saves.includes(action));
    const shown = own.find(({ action }) => action === 'texts.publish');
    const { fields = [], former = null } = Object(saved?.details);
    return {
      ...{ version, title },
      isPublished: version === row.publishedVersion,
      savedAt: saved?.at.toISOString() ?? null,
      savedBy: saved?.actor ?? null,
      /** The fields that differ from the version before. */
      fields,
      restoredFrom: former,
      publishedAt: shown?.at.toISOString() ?? null,
      publishedBy: shown?.actor ?? null,
    };
  });
}
