import { and, eq } from 'drizzle-orm';
import type { AuditAction } from '../../shared/desk/audit-words.ts';
import type { CheckPoint, ReasonKind } from '../../shared/desk/check-points.ts';
import { editions } from '../db/schema/catalogue.ts';
import { editionChecks, standardReasons } from '../db/schema/desk.ts';
import { asks } from '../db/schema/market.ts';
import { conflict, notFound } from '../errors.ts';
import type { CommandContext } from '../market/command-context.ts';
import { recordAudit } from '../market/record-audit.ts';

/** Notes what to look for at copies of an edition; null takes the note away. Throws a 404. */
export async function setEditionCheck(
  context: CommandContext,
  input: {
    readonly editionId: number;
    readonly point: CheckPoint;
    readonly note: string | null;
    readonly actor: string;
  },
): Promise<void> {
  const { tx } = context;
  const { editionId, point, note, actor } = input;
  const [edition] = await tx
    .select({ id: editions.id })
    .from(editions)
    .where(eq(editions.id, editionId))
    .for('key share');
  if (!edition) throw notFound();
  const own = and(eq(editionChecks.editionId, editionId), eq(editionChecks.point, point));
  const [before] = await tx.select().from(editionChecks).where(own);
  if (note === null) await tx.delete(editionChecks).where(own);
  else {
    await tx
      .insert(editionChecks)
      .values({ editionId, point, note })
      .onConflictDoUpdate({
        target: [editionChecks.editionId, editionChecks.point],
        set: { note },
      });
  }
  await recordAudit(tx, {
    actor,
    action: 'checklists.set',
    subject: `edition:${editionId}`,
    details: { point, before: before?.note ?? null, after: note },
    at: context.now(),
  });
}

/** Throws 'desk.points-open' where a point that the edition has a note on is not checked. */
export async function requirePoints(
  { tx }: CommandContext,
  askId: number,
  checked: readonly string[] = [],
): Promise<void> {
  const noted = await tx
    .select({ point: editionChecks.point })
    .from(editionChecks)
    .innerJoin(asks, eq(asks.editionId, editionChecks.editionId))
    .where(eq(asks.id, askId));
  if (noted.some(({ point }) => !checked.includes(point))) throw conflict('desk.points-open');
}

export async function addReason(
  context: CommandContext,
  {
    kind,
    text,
    actor,
  }: { readonly kind: ReasonKind; readonly text: string; readonly actor: string },
): Promise<number> {
  const [added] = await context.tx
    .insert(standardReasons)
    .values({ kind, text })
    .returning({ id: standardReasons.id });
  if (!added) throw new Error('an inserted reason was not returned');
  await recordChange(context, 'reasons.add', actor, { id: added.id, before: null, after: text });
  return added.id;
}

/** Changes the words of a standard reason; null takes it away. Throws a 404. */
export async function changeReason(
  context: CommandContext,
  {
    id,
    text,
    actor,
  }: { readonly id: number; readonly text: string | null; readonly actor: string },
): Promise<void> {
  const { tx } = context;
  const own = eq(standardReasons.id, id);
  const [before] = await tx.select().from(standardReasons).where(own).for('update');
  if (!before) throw notFound();
  if (text === null) await tx.delete(standardReasons).where(own);
  else await tx.update(standardReasons).set({ text }).where(own);
  const action = text === null ? 'reasons.remove' : 'reasons.change';
  await recordChange(context, action, actor, { id, before: before.text, after: text });
}

async function recordChange(
  { tx, now }: CommandContext,
  action: AuditAction,
  actor: string,
  { id, before, after }: { id: number; before: string | null; after: string | null },
): Promise<void> {
  const subject = `reason:${id}`;
  await recordAudit(tx, { actor, action, subject, details: { before, after }, at: now() });
}
