import type { AnswerOf } from '../../shared/desk/operations.ts';
import { pauseWords } from '../../shared/desk/shared-words.ts';
import { formatMoney, money } from '../../shared/domain/money.ts';
import { blockAccount, endSessions, unblockAccount } from '../commands/block-account.ts';
import { liftPause } from '../commands/lift-pause.ts';
import { notFound } from '../errors.ts';
import { inTransaction } from '../market/command-context.ts';
import { readNewBuyerLimits } from '../market/owner-settings.ts';
import { findAccountForOperator, findAccounts } from '../queries/accounts-for-operator.ts';
import { formatInstant, formatTable } from './format-table.ts';
import { presentMail } from './mail-operations.ts';
import { isoOf, isoOrNull, type Operations } from './operation.ts';

type Name =
  | 'accounts find'
  | 'accounts show'
  | 'accounts block'
  | 'accounts unblock'
  | 'accounts lift-pause'
  | 'accounts end-sessions';

export const accountOperations: Operations<Name> = {
  'accounts find': {
    async run({ market }, { find }) {
      const found = await findAccounts(market.db, find);
      return found.map((one) => ({
        ...one,
        createdAt: isoOf(one.createdAt),
        blockedAt: isoOrNull(one.blockedAt),
      }));
    },
    print(found) {
      const rows = found.map((one) => [
        ...[String(one.id), one.email, one.name, one.username],
        formatInstant(one.createdAt),
        one.blockedAt === null ? '-' : formatInstant(one.blockedAt),
      ]);
      const headings = ['ID', 'E-MAIL', 'NAME', 'USERNAME', 'SINCE (UTC)', 'BLOCKED (UTC)'];
      return formatTable(headings, rows, 'There is no such person.');
    },
  },
  'accounts show': {
    async run({ market }, { id }) {
      const found = await findAccountForOperator(market.db, id, market.now());
      if (!found) throw notFound();
      const { unpaid, ...account } = found;
      const { unpaidPurchases } = await readNewBuyerLimits(market.db, market.purchaseRules);
      const placed = <Offer extends { placedAt: Date }>(one: Offer) => ({
        ...one,
        placedAt: isoOf(one.placedAt),
      });
      return {
        ...account,
        createdAt: isoOf(account.createdAt),
        blockedAt: isoOrNull(account.blockedAt),
        confirmedAt: isoOrNull(account.confirmedAt),
        leftAt: isoOrNull(account.leftAt),
        awayUntil: isoOrNull(account.awayUntil),
        pauses: account.pauses.map(({ reason, since, until }) => ({
          reason,
          since: isoOf(since),
          until: isoOrNull(until),
        })),
        limits: {
          unpaid,
          unpaidAtMost: Number.isFinite(unpaidPurchases) ? unpaidPurchases : null,
        },
        orders: account.orders.map((one) => ({ ...one, createdAt: isoOf(one.createdAt) })),
        asks: account.asks.map(placed),
        bids: account.bids.map(placed),
        sessions: account.sessions.map(({ createdAt, lastSeenAt, device, country }) => ({
          ...{ device, country },
          createdAt: isoOf(createdAt),
          lastSeenAt: isoOrNull(lastSeenAt),
        })),
        mails: account.mails.map(presentMail),
      };
    },
    print: describe,
  },
  'accounts block': {
    async run({ market, actor }, { id, reason }) {
      const { email } = await inTransaction(market, (context) =>
        blockAccount(context, { userId: id, reason, actor }),
      );
      return { id, email };
    },
    print: ({ email }) => `${email} is blocked. Their bids are withdrawn and their asks paused.`,
  },
  'accounts unblock': {
    async run({ market, actor }, { id, reason }) {
      const { email } = await inTransaction(market, (context) =>
        unblockAccount(context, { userId: id, reason, actor }),
      );
      return { id, email };
    },
    print: ({ email }) => `${email} can sign in again. Their asks come back.`,
  },
  'accounts lift-pause': {
    async run({ market, actor }, { id, reason }) {
      const { email } = await inTransaction(market, (context) =>
        liftPause(context, { userId: id, reason, actor }),
      );
      return { id, email };
    },
    print: ({ email }) => `${email} can trade again.`,
  },
  'accounts end-sessions': {
    async run({ market, actor }, { id }) {
      const { email } = await inTransaction(market, (context) =>
        endSessions(context, { userId: id, actor }),
      );
      return { id, email };
    },
    print: ({ email }) => `${email} is signed out everywhere.`,
  },
};

function describe(account: AnswerOf<'accounts show'>): string {
  const { open, limits } = account;
  const facts = formatTable(
    ['ACCOUNT', String(account.id)],
    [
      ['E-mail', account.email],
      ['Name', account.name],
      ['Username', account.username],
      ['Confirmed (UTC)', formatInstant(account.confirmedAt)],
      ['Blocked', account.blockedReason ?? '-'],
      ...account.pauses.map(({ reason, until }) => [
        'Trading paused',
        `${pauseWords[reason]}${until === null ? '' : `, until ${formatInstant(until)}`}`,
      ]),
      ...account.debts.map((debt) => ['Owes', formatMoney(money(debt.amount, debt.currency))]),
      ['Roles', account.roles.join(', ') || '-'],
      ['Away until', formatInstant(account.awayUntil)],
      ['Open asks, bids', `${open.asks}, ${open.bids}`],
      ['Open purchases, sales', `${open.purchases}, ${open.sales}`],
      ['Unpaid, at most', `${limits.unpaid}, ${limits.unpaidAtMost ?? '-'}`],
      ['Sessions', String(account.sessions.length)],
      ...account.flags.map(({ name, enabled }) => [name, enabled ? 'on' : 'off']),
    ],
    '',
  );
  const orders = formatTable(
    ['ORDER', 'SIDE', 'WORK', 'STATUS', 'MADE (UTC)'],
    account.orders.map((one) => [
      ...[String(one.id), one.side, one.artwork, one.status],
      formatInstant(one.createdAt),
    ]),
    'No orders.',
  );
  const offers = formatTable(
    ['OFFER', 'WORK', 'STATUS', 'PRICE'],
    [...account.asks, ...account.bids].map((one) => [
      ...[String(one.id), one.artwork, one.status],
      formatMoney(money(one.price, one.currency)),
    ]),
    'No asks or bids.',
  );
  const mails = formatTable(
    ['MAIL', 'SUBJECT', 'SENT (UTC)', 'FAILURE'],
    account.mails.map((mail) => [
      ...[String(mail.id), mail.subject, formatInstant(mail.sentAt), mail.failure ?? '-'],
    ]),
    'No mails.',
  );
  return [facts, orders, offers, mails].join('\n\n');
}
