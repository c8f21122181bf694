import { eq } from 'drizzle-orm';
import { errorMessages } from '../../../shared/contracts/error-codes.ts';
import type { AuditAction } from '../../../shared/desk/audit-words.ts';
import { isLinked } from '../../../shared/domain/text-kinds.ts';
import { missingFields } from '../../content/check-text.ts';
import { texts } from '../../db/schema/texts.ts';
import { badRequest, conflict, HttpError } from '../../errors.ts';
import type { CommandContext } from '../../market/command-context.ts';
import { recordAudit } from '../../market/record-audit.ts';
import { readTextFigures } from '../../market/text-figures.ts';
import { readProblems, readVersion, type TextRow } from '../../queries/texts/show-text.ts';
import { lockText } from './lock-text.ts';

type Named = { readonly id: number; readonly actor: string };
type Published = { readonly id: number; readonly version: number };

/**
 * Shows the newest version to visitors. Throws 'catalogue.changed' for another version,
 * 'text.to-correct' naming each field, 'text.owner-publishes' for a legal page that is published
 * like any other, and the 400 of the opposite.
 */
export async function publishText(
  context: CommandContext,
  { id, version, actor, legal }: Named & { readonly version: number; readonly legal: boolean },
): Promise<Published> {
  const row = await lockText(context.tx, { id, version });
  if (row.kind === 'legal' && !legal) throw conflict('text.owner-publishes');
  if (row.kind !== 'legal' && legal) throw badRequest('This is no legal page: texts publish.');
  await requireSound(context, row);
  if (row.publishedVersion !== version) {
    await show(context, { id, actor, version, action: 'texts.publish' });
  }
  return { id, version };
}

/** Hides a text from visitors. Throws 'text.linked' for one that other pages lead to. */
export async function unpublishText(
  context: CommandContext,
  { id, actor }: Named,
): Promise<Published> {
  const row = await lockText(context.tx, { id });
  if (isLinked(row)) throw conflict('text.linked');
  if (row.publishedVersion !== null) {
    await show(context, { id, actor, version: null, action: 'texts.unpublish' });
  }
  return { id, version: row.version };
}

/** Removes a draft with its versions. Throws the 400 of a text that visitors saw. */
export async function removeText(
  { tx, now }: CommandContext,
  { id, version, actor }: Named & { readonly version: number },
): Promise<void> {
  const { kind, slug, wasPublished } = await lockText(tx, { id, version });
  if (wasPublished) throw badRequest('Visitors saw this text, so it stays. Unpublish it instead.');
  const { title } = await readVersion(tx, id, version);
  await tx.delete(texts).where(eq(texts.id, id));
  await recordAudit(tx, {
    actor,
    action: 'texts.remove',
    subject: `text:${id}`,
    details: { kind, slug, title },
    at: now(),
  });
}

async function requireSound(
  context: CommandContext,
  { id, kind, version }: TextRow,
): Promise<void> {
  const { tx } = context;
  const fields = await readVersion(tx, id, version);
  const figures = await readTextFigures(tx, context);
  const problems = [
    ...missingFields(kind, fields).map((field) => ({ field, message: 'Cannot be empty' })),
    ...(await readProblems(tx, kind, fields, figures)),
  ];
  if (problems.length === 0) return;
  const code = 'text.to-correct';
  const told = problems.map(({ field, message }) => `${field}: ${message}.`).join(' ');
  throw new HttpError(409, 'ConflictError', `${errorMessages[code]} ${told}`, {
    code,
    issues: problems.map(({ field, message }) => ({ path: [field], message })),
  });
}

async function show(
  { tx, now }: CommandContext,
  change: Named & { readonly version: number | null; readonly action: AuditAction },
): Promise<void> {
  const { id, actor, version, action } = change;
  await tx
    .update(texts)
    .set({ publishedVersion: version, ...(version === null ? {} : { wasPublished: true }) })
    .where(eq(texts.id, id));
  const details = version === null ? {} : { version };
  await recordAudit(tx, { actor, action, subject: `text:${id}`, details, at: now() });
}
