import { eq } from 'drizzle-orm';
import { type ConditionMoment, conditionPicturesAtMost } from '../../shared/desk/condition.ts';
import { conditionPictures } from '../db/schema/desk.ts';
import { orders } from '../db/schema/orders.ts';
import { badRequest, notFound } from '../errors.ts';
import type { CommandContext } from '../market/command-context.ts';
import { recordAudit } from '../market/record-audit.ts';
import type { NamedUpload } from '../uploads/read-form.ts';

/** Keeps pictures of a work's condition with its order. Throws a 404, and a 400 for too many. */
export async function addConditionPictures(
  context: CommandContext,
  input: {
    readonly orderId: number;
    readonly moment: ConditionMoment;
    readonly files: readonly NamedUpload[];
    readonly actor: string;
  },
): Promise<void> {
  const { tx } = context;
  const { orderId, moment, files, actor } = input;
  const [order] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.id, orderId))
    .for('no key update');
  if (!order) throw notFound();
  if (files.length === 0) throw badRequest('Choose a picture');
  if (files.some(({ type }) => !type.startsWith('image/'))) {
    throw badRequest('Must be a JPEG, PNG or WebP file');
  }
  const before = await tx.$count(conditionPictures, eq(conditionPictures.orderId, orderId));
  if (before + files.length > conditionPicturesAtMost) {
    throw badRequest(`At most ${conditionPicturesAtMost} pictures an order`);
  }
  const at = context.now();
  const kept = files.map(({ id, name, type, size }) => ({ id, name, type, size }));
  await tx
    .insert(conditionPictures)
    .values(kept.map((file) => ({ ...file, orderId, moment, actor, at })));
  await recordAudit(tx, {
    actor,
    action: 'orders.add-pictures',
    subject: `order:${orderId}`,
    details: { moment, pictures: files.length },
    at,
  });
}
