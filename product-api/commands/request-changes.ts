import { conflict } from '../errors.ts';
import { endHold } from '../market/ask-holds.ts';
import type { CommandContext } from '../market/command-context.ts';
import { lockAsk } from '../market/lock-order.ts';
import { moveAsk } from '../market/move.ts';
import { nameEdition } from '../market/name-edition.ts';
import { notify } from '../market/notify.ts';
import { isForColleague } from '../market/own-listing.ts';
import { recordAudit } from '../market/record-audit.ts';

const verdicts = {
  MoreInfoRequired: {
    action: 'asks.request-info',
    name: 'ask-more-needed',
  },
  Rejected: {
    action: 'asks.reject',
    name: 'ask-rejected',
  },
} as const;

/**
 * An operator rejects a listing or asks its seller for more information; the seller can resubmit
 * it. Throws 'trade.wrong-status' unless the ask is waiting for approval, 'desk.ask-held' and
 * 'desk.own-listing'.
 */
export async function requestChanges(
  context: CommandContext,
  input: {
    readonly askId: number;
    readonly to: keyof typeof verdicts;
    readonly reason: string;
    readonly actor: string;
    /** The points that were checked. */
    readonly checks?: readonly string[] | undefined;
  },
): Promise<void> {
  const { tx } = context;
  const { edition, ask } = await lockAsk(tx, input.askId);
  if (ask.status !== 'PendingAuthentication') throw conflict('trade.wrong-status');
  const decided = { sellerId: ask.userId, actor: input.actor };
  if (await isForColleague(tx, decided)) throw conflict('desk.own-listing');
  await endHold(context, ask.id, input.actor);
  await moveAsk(tx, ask, input.to, { reason: input.reason });
  const verdict = verdicts[input.to];
  const auditId = await recordAudit(tx, {
    actor: input.actor,
    action: verdict.action,
    subject: `ask:${ask.id}`,
    details: {
      reason: input.reason,
      checks: input.checks?.join(', ') ?? null,
      price: ask.price,
      currency: ask.currency,
    },
    at: context.now(),
  });
  const { title } = await nameEdition(tx, edition);
  await notify(context, ask.userId, {
    dedupeKey: `ask-sent-back:${auditId}`,
    artworkId: edition.artworkId,
    says: { name: verdict.name, fields: { title, reason: input.reason } },
    path: '/my-account/selling',
  });
}
