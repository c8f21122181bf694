import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { carriers } from '../../../shared/domain/carriers.ts';
import { caseKinds, caseOutcomes, caseSides, caseStages } from '../../../shared/domain/cases.ts';
import { pauseReasons } from '../../../shared/domain/conduct.ts';
import { amount, instant, isOneOf } from './columns.ts';
import { orders } from './orders.ts';
import { users } from './people.ts';

/**
 * Something is wrong with an order: its buyer or the buyer's bank says so. While it is open,
 * triggers refuse the order's payout.
 */
export const cases = pgTable(
  'cases',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    kind: text('kind', { enum: caseKinds }).notNull(),
    stage: text('stage', { enum: caseStages }).notNull(),
    /** Until when the next actor has time, or the bank takes evidence; null: it says no time, or it is closed. */
    deadline: instant('deadline'),
    openedAt: instant('opened_at').notNull(),
    /** The processor's dispute that belongs to it. */
    disputeId: text('dispute_id'),
    /** Of the work that goes back to us. */
    returnCarrier: text('return_carrier', { enum: carriers }),
    returnTracking: text('return_tracking'),
    outcome: text('outcome', { enum: caseOutcomes }),
    /** Why it was decided so, for both sides. */
    decision: text('decision'),
    /** As in the audit; null: the buyer or the bank ended it. */
    decidedBy: text('decided_by'),
    closedAt: instant('closed_at'),
    /** Of a partial refund: minor units of the buyer's currency, and what of it the seller bears. */
    refundAmount: amount('refund_amount'),
    sellerShare: amount('seller_share'),
  },
  (table) => [
    uniqueIndex('cases_open').on(table.orderId).where(sql`${table.stage} <> 'closed'`),
    /** What was decided is not reported again. */
    uniqueIndex('cases_once').on(table.orderId, table.kind).where(sql`${table.kind} <> 'dispute'`),
    index('cases_waiting').on(table.deadline).where(sql`${table.stage} <> 'closed'`),
    check(
      'cases_closed',
      sql`(${table.stage} = 'closed') = (${table.outcome} is not null) and (${table.stage} = 'closed') = (${table.closedAt} is not null)`,
    ),
    check(
      'cases_partial_refund',
      sql`(${table.outcome} is not distinct from 'partly-refunded') = (${table.refundAmount} is not null) and (${table.refundAmount} is null) = (${table.sellerShare} is null) and coalesce(${table.refundAmount} > 0 and ${table.sellerShare} > 0, true)`,
    ),
    isOneOf('cases_kind', table.kind, caseKinds),
    isOneOf('cases_stage', table.stage, caseStages),
    isOneOf('cases_outcome', table.outcome, caseOutcomes),
    isOneOf('cases_return_carrier', table.returnCarrier, carriers),
  ],
);

/** What buyer, seller and desk wrote in a case. */
export const caseMessages = pgTable(
  'case_messages',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    caseId: integer('case_id')
      .notNull()
      .references(() => cases.id),
    side: text('side', { enum: caseSides }).notNull(),
    text: text('text').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    index('case_messages_case').on(table.caseId, table.id),
    isOneOf('case_messages_side', table.side, caseSides),
  ],
);

/** Pictures of a message. Its id is its name on disk. */
export const casePictures = pgTable(
  'case_pictures',
  {
    id: uuid('id').primaryKey(),
    messageId: integer('message_id')
      .notNull()
      .references(() => caseMessages.id),
    /** The uploader's name for it; only displayed. */
    name: text('name').notNull(),
    /** Detected from its bytes, never taken from the uploader. */
    type: text('type').notNull(),
    size: integer('size').notNull(),
  },
  (table) => [index('case_pictures_message').on(table.messageId)],
);

/** A person trades nothing new: for a while, or until a debt is settled. */
export const tradingPauses = pgTable(
  'trading_pauses',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    reason: text('reason', { enum: pauseReasons }).notNull(),
    since: instant('since').notNull(),
    /** null: until the debt is settled. */
    until: instant('until'),
    /** When it ended, by its time, by a settled debt or by an operator. */
    endedAt: instant('ended_at'),
    /** The operator who lifted it, as in the audit. */
    liftedBy: text('lifted_by'),
  },
  (table) => [
    uniqueIndex('trading_pauses_once')
      .on(table.userId, table.reason)
      .where(sql`${table.endedAt} is null`),
    index('trading_pauses_user').on(table.userId, table.id),
    index('trading_pauses_standing').on(table.until).where(sql`${table.endedAt} is null`),
    check('trading_pauses_until', sql`(${table.reason} = 'debt') = (${table.until} is null)`),
    isOneOf('trading_pauses_reason', table.reason, pauseReasons),
  ],
);
