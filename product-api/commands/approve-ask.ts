import { eq } from 'drizzle-orm';
import { askDocuments } from '../db/schema/documents.ts';
import { conflict, refused } from '../errors.ts';
import { endHold } from '../market/ask-holds.ts';
import { isAway } from '../market/away.ts';
import type { CommandContext } from '../market/command-context.ts';
import { enterAsk, expiryOf } from '../market/enter-book.ts';
import { lockAsk } from '../market/lock-order.ts';
import { makeTrade } from '../market/make-trade.ts';
import { matchAsk } from '../market/match.ts';
import { moveAsk } from '../market/move.ts';
import { nameEdition } from '../market/name-edition.ts';
import { notify } from '../market/notify.ts';
import { isForColleague } from '../market/own-listing.ts';
import { type Placed, placedAsk, tradedNow } from '../market/placed.ts';
import { recordAudit } from '../market/record-audit.ts';
import type { AskRow, EditionRow } from '../market/rows.ts';
import { readTerms } from '../market/terms.ts';

/**
 * An operator approves an ask's documents: the ask enters the book, or trades at once with a bid
 * that it meets. The lead rule was checked when the ask was placed and is not checked again. Throws
 * 'trade.wrong-status' unless the ask is waiting for approval, 'desk.ask-held' and
 * 'desk.own-listing'.
 */
export async function approveAsk(
  context: CommandContext,
  input: {
    readonly askId: number;
    readonly actor: string;
    /** The points that were checked. */
    readonly checks?: readonly string[] | undefined;
  },
): Promise<Placed> {
  const { tx } = context;
  const { edition, ask } = await lockAsk(tx, input.askId);
  if (ask.status !== 'PendingAuthentication') throw conflict('trade.wrong-status');
  const decided = { sellerId: ask.userId, actor: input.actor };
  if (await isForColleague(tx, decided)) throw conflict('desk.own-listing');
  await endHold(context, ask.id, input.actor);
  const now = context.now();
  const approval = { authenticatedAt: now, reason: null };
  const auditId = await recordAudit(tx, {
    actor: input.actor,
    action: 'asks.approve',
    subject: `ask:${ask.id}`,
    details: {
      checks: input.checks?.join(', ') ?? null,
      ...{ price: ask.price, currency: ask.currency },
      isOwn: input.actor === `desk:${ask.userId}`,
    },
    at: now,
  });
  // While its seller is away nothing is sold: it meets bids when they are back.
  const match = (await isAway(tx, ask.userId, now))
    ? ({ kind: 'rest' } as const)
    : await matchAsk(tx, ask, now);
  if (match.kind === 'own-order') throw refused('trade.own-order');
  if (match.kind === 'rest') {
    const { status } = await enterAsk(context, edition, ask, now, approval);
    const state = status === 'Paused' ? 'goes live when you are back' : 'is live';
    await tell(context, edition, ask, auditId, state);
    return placedAsk(ask, status);
  }
  const approved = await moveAsk(tx, ask, 'Approved', {
    ...approval,
    placedAt: now,
    expiresAt: expiryOf(ask, now),
  });
  const order = await makeTrade(context, {
    edition,
    ask: approved,
    bid: match.counterpart,
    resting: 'bid',
    terms: await readTerms(tx, now),
    now,
  });
  await tell(context, edition, ask, auditId, 'has sold at once');
  return tradedNow(ask.id, order);
}

async function tell(
  context: CommandContext,
  edition: EditionRow,
  ask: AskRow,
  auditId: number,
  state: 'is live' | 'goes live when you are back' | 'has sold at once',
): Promise<void> {
  const { title, path } = await nameEdition(context.tx, edition);
  const documents = await context.tx.$count(askDocuments, eq(askDocuments.askId, ask.id));
  await notify(context, ask.userId, {
    dedupeKey: `ask-approved:${auditId}`,
    artworkId: edition.artworkId,
    says: {
      name: 'ask-approved',
      fields: {
        title,
        checked: documents > 0 ? 'Your documents have been' : 'Your listing has been',
        state,
      },
    },
    path,
  });
}
