import { and, eq } from 'drizzle-orm';
import type { AuditAction } from '../../../shared/desk/audit-words.ts';
import type { TextKind } from '../../../shared/domain/text-kinds.ts';
import { fieldsOfKind } from '../../content/check-text.ts';
import { type TextFields, texts, textVersions } from '../../db/schema/texts.ts';
import { conflict, invalid } from '../../errors.ts';
import type { CommandContext } from '../../market/command-context.ts';
import { recordAudit } from '../../market/record-audit.ts';
import { readVersion } from '../../queries/texts/show-text.ts';
import { lockText } from './lock-text.ts';

type Given = { readonly [Field in keyof TextFields]?: TextFields[Field] | undefined };
type Saved = { readonly id: number; readonly version: number };
type Edit = Saved & { readonly actor: string };

/** A text before anything is written. */
export const emptyText: TextFields = {
  ...{ title: '', summary: '', source: '', day: null, position: null },
  ...{ category: null, author: '', role: '', coverArtist: '', coverArtwork: '' },
};

/** Makes a draft. Throws 'text.address-taken', and the 400 of a field that its kind has not. */
export async function addText(
  { tx, now }: CommandContext,
  given: {
    readonly kind: TextKind;
    readonly slug: string;
    readonly fields: Given;
    readonly actor: string;
  },
): Promise<Saved> {
  const { kind, slug, actor } = given;
  const fields = { ...emptyText, ...onlyOf(kind, given.fields) };
  const [row] = await tx
    .insert(texts)
    .values({ kind, slug, version: 1 })
    .onConflictDoNothing({ target: [texts.kind, texts.slug] })
    .returning({ id: texts.id });
  if (!row) throw conflict('text.address-taken');
  const { id } = row;
  await tx.insert(textVersions).values({ textId: id, version: 1, ...fields });
  await recordAudit(tx, {
    actor,
    action: 'texts.add',
    subject: `text:${id}`,
    details: { version: 1, kind, slug, title: fields.title },
    at: now(),
  });
  return { id, version: 1 };
}

/**
 * Saves a new version where a field differs; what visitors see stays. Throws 'catalogue.changed'
 * for another version than the newest.
 */
export async function editText(
  context: CommandContext,
  { fields, ...edit }: Edit & { readonly fields: Given },
): Promise<Saved> {
  const { kind } = await lockText(context.tx, edit);
  return save(context, edit, onlyOf(kind, fields), { action: 'texts.edit', details: {} });
}

/** Saves a former version again. Throws the 400 of one that there is not. */
export async function restoreText(
  context: CommandContext,
  { former, ...edit }: Edit & { readonly former: number },
): Promise<Saved> {
  await lockText(context.tx, edit);
  const fields = await readVersion(context.tx, edit.id, former);
  return save(context, edit, fields, { action: 'texts.restore', details: { former } });
}

async function save(
  { tx, now }: CommandContext,
  { id, version, actor }: Edit,
  wanted: Partial<TextFields>,
  { action, details }: { readonly action: AuditAction; readonly details: object },
): Promise<Saved> {
  const before = await readVersion(tx, id, version);
  const after: TextFields = { ...before, ...wanted };
  const names = namesOf(after).filter((name) => after[name] !== before[name]);
  if (names.length === 0) return { id, version };
  const next = version + 1;
  await tx.insert(textVersions).values({ textId: id, version: next, ...after });
  await tx
    .update(texts)
    .set({ version: next })
    .where(and(eq(texts.id, id), eq(texts.version, version)));
  await recordAudit(tx, {
    actor,
    action,
    subject: `text:${id}`,
    details: { version: next, fields: names, ...details },
    at: now(),
  });
  return { id, version: next };
}

const namesOf = (fields: TextFields) => Object.keys(fields) as (keyof TextFields)[];

/** Without the fields that were not given. */
function onlyOf(kind: TextKind, given: Given): Partial<TextFields> {
  const fields = Object.entries(given).filter(([, value]) => value !== undefined);
  const known: readonly string[] = fieldsOfKind(kind);
  const foreign = fields.find(
    ([name, value]) => !known.includes(name) && value !== '' && value !== null,
  );
  if (foreign) {
    const [name] = foreign;
    throw invalid([{ path: [name], message: `A text of the kind ${kind} has no ${name}` }]);
  }
  return Object.fromEntries(fields.filter(([name]) => known.includes(name)));
}
