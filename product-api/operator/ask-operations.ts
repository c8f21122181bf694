import { auditSentence } from '../../shared/desk/audit-sentence.ts';
import type { AnswerOf } from '../../shared/desk/operations.ts';
import { summarizeCopy } from '../../shared/domain/copy-details.ts';
import { formatMoney, money } from '../../shared/domain/money.ts';
import { approveAsk } from '../commands/approve-ask.ts';
import { requirePoints } from '../commands/edit-authentication.ts';
import { holdAsk, releaseAsk } from '../commands/hold-ask.ts';
import { requestChanges } from '../commands/request-changes.ts';
import { notFound } from '../errors.ts';
import { requireVersion } from '../market/ask-version.ts';
import { inTransaction } from '../market/command-context.ts';
import { isForColleague } from '../market/own-listing.ts';
import { findAskForOperator } from '../queries/find-ask-for-operator.ts';
import { type Hold, listHolds } from '../queries/list-holds.ts';
import { listPendingAsks } from '../queries/list-pending-asks.ts';
import { formatInstant, formatTable } from './format-table.ts';
import { isoOf, type Operations } from './operation.ts';

type Name =
  | 'asks pending'
  | 'asks show'
  | 'asks hold'
  | 'asks release'
  | 'asks approve'
  | 'asks request-info'
  | 'asks reject';

const presentHold = (held: Hold | null) =>
  held === null ? null : { name: held.name, until: isoOf(held.until) };

const verdict = (to: 'MoreInfoRequired' | 'Rejected', outcome: string) =>
  ({
    async run({ market, actor }, { id, version, reason, checks }) {
      await inTransaction(market, async (context) => {
        await requireVersion(context.tx, id, version);
        await requestChanges(context, { askId: id, to, reason, actor, checks });
      });
      return { id, status: to };
    },
    print: ({ id }) => `Ask ${id} ${outcome}. The seller is told why.`,
  }) satisfies Operations<Name>['asks reject'];

export const askOperations: Operations<Name> = {
  'asks pending': {
    async run({ market }) {
      const asks = await listPendingAsks(market.db);
      const holds = await listHolds(
        market.db,
        asks.map(({ id }) => id),
        market.now(),
      );
      return asks.map((ask) => ({
        ...ask,
        placedAt: isoOf(ask.placedAt),
        heldBy: presentHold(holds.get(ask.id) ?? null),
      }));
    },
    print(asks) {
      const rows = asks.map((ask) => [
        String(ask.id),
        ask.artwork,
        ask.edition,
        formatMoney(money(ask.price, ask.currency)),
        ask.copy === null ? '-' : summarizeCopy(ask.copy),
        ask.seller,
        formatInstant(ask.placedAt),
        ask.version,
      ]);
      const headings = [
        ...['ID', 'ARTWORK', 'EDITION', 'PRICE', 'COPY', 'SELLER', 'PLACED (UTC)'],
        'VERSION',
      ];
      return formatTable(headings, rows, 'No asks are waiting.');
    },
  },
  'asks show': {
    async run({ market, actor }, { id }) {
      const found = await findAskForOperator(market.db, id);
      if (!found) throw notFound();
      const { history, earlier, comments, placedAt, ...ask } = found;
      const holds = await listHolds(market.db, [id], market.now());
      return {
        ...ask,
        isForColleague: await isForColleague(market.db, { sellerId: ask.sellerId, actor }),
        heldBy: presentHold(holds.get(id) ?? null),
        comments: { ...comments },
        placedAt: isoOf(placedAt),
        history: { ...history, since: isoOf(history.since) },
        earlier: earlier.map((one) => ({ ...one, approvedAt: isoOf(one.approvedAt) })),
      };
    },
    print: describe,
  },
  'asks hold': {
    async run({ market, actor }, { id }) {
      const held = await inTransaction(market, (context) => holdAsk(context, { askId: id, actor }));
      return { ...held, id, until: isoOf(held.until) };
    },
    print: ({ id, isMine, name, until }) =>
      isMine
        ? `You hold ask ${id} until ${until}.`
        : `Ask ${id} is held by ${name} until ${until}.`,
  },
  'asks release': {
    async run({ market, actor }, { id }) {
      await inTransaction(market, (context) => releaseAsk(context, { askId: id, actor }));
      return { id };
    },
    print: ({ id }) => `Ask ${id} is free.`,
  },
  'asks approve': {
    async run({ market, actor }, { id, version, checks, anyway = false }) {
      const { status, orderId } = await inTransaction(market, async (context) => {
        await requireVersion(context.tx, id, version);
        if (!anyway) await requirePoints(context, id, checks);
        return approveAsk(context, { askId: id, actor, checks });
      });
      return { id, status, orderId };
    },
    print: ({ id, orderId }) =>
      orderId === null
        ? `Ask ${id} is approved and in the book.`
        : `Ask ${id} is approved and sold at once: order ${orderId}.`,
  },
  'asks request-info': verdict('MoreInfoRequired', 'waits for more information'),
  'asks reject': verdict('Rejected', 'is rejected'),
};

function describe(ask: AnswerOf<'asks show'>): string {
  const { market, history } = ask;
  const pounds = (pence: number | null) =>
    pence === null ? '-' : formatMoney(money(pence, 'GBP'));
  const facts = formatTable(
    ['ASK', String(ask.id)],
    [
      ['Status', ask.status],
      ['Edition', `${ask.artwork}, ${ask.edition}`],
      ['Placed (UTC)', formatInstant(ask.placedAt)],
      ['Copy', ask.copy === null ? 'not described' : summarizeCopy(ask.copy)],
      ...(ask.copy === null ? [] : [['Condition', ask.copy.conditionNotes]]),
      ...(ask.copy === null ? [] : [['Provenance', ask.copy.provenance]]),
      ['Price', formatMoney(money(ask.price, ask.currency))],
      ['Lowest ask, highest bid', `${pounds(market.lowestAsk)}, ${pounds(market.highestBid)}`],
      ['Last sale', pounds(market.lastSale)],
      ['Seller', ask.seller],
      [
        'Sold, not shipped, rejected',
        [history.sold, history.notShipped, history.rejected].join(', '),
      ],
      ...Object.entries(ask.comments).map(([name, text]) => [name, text]),
      ...ask.documents.map((file) => ['Document', `${file.kind} ${file.id} (${file.name})`]),
      ...ask.checklist.map(({ point, note }) => [`Check the ${point}`, note ?? '-']),
      ...ask.decisions.map((one) => [
        formatInstant(one.at),
        auditSentence(one, { isOnItsPage: true }),
      ]),
      ['Held by', ask.heldBy?.name ?? '-'],
      ['Version', ask.version],
    ],
    '',
  );
  const earlier = formatTable(
    ['APPROVED (UTC)', 'ASK', 'NUMBER', 'PRICE', 'SELLER'],
    ask.earlier.map((one) => [
      formatInstant(one.approvedAt),
      String(one.id),
      one.number ?? '-',
      formatMoney(money(one.price, one.currency)),
      one.seller,
    ]),
    'No copy of this edition was approved before.',
  );
  return [facts, earlier].join('\n\n');
}
