import { summarizeCopy } from '../../shared/domain/copy-details.ts';
import { formatMoney, money } from '../../shared/domain/money.ts';
import { approveAsk } from '../commands/approve-ask.ts';
import { requestChanges } from '../commands/request-changes.ts';
import { inTransaction } from '../market/command-context.ts';
import { listPendingAsks } from '../queries/list-pending-asks.ts';
import { formatInstant, formatTable } from './format-table.ts';
import { isoOrNull, type Operations } from './operation.ts';

type Name = 'asks pending' | 'asks approve' | 'asks request-info' | 'asks reject';

const verdict = (to: 'MoreInfoRequired' | 'Rejected', outcome: string) =>
  ({
    async run({ market, actor }, { id, reason }) {
      await inTransaction(market, (context) =>
        requestChanges(context, { askId: id, to, reason, actor }),
      );
      return { id, status: to };
    },
    print: ({ id }) => `Ask ${id} ${outcome}. The seller is told why.`,
  }) satisfies Operations<Name>['asks reject'];

export const askOperations: Operations<Name> = {
  'asks pending': {
    async run({ market }) {
      const asks = await listPendingAsks(market.db);
      return asks.map((ask) => ({ ...ask, placedAt: isoOrNull(ask.placedAt) }));
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
      ]);
      const headings = ['ID', 'ARTWORK', 'EDITION', 'PRICE', 'COPY', 'SELLER', 'PLACED (UTC)'];
      return formatTable(headings, rows, 'No asks are waiting.');
    },
  },
  'asks approve': {
    async run({ market, actor }, { id }) {
      const { status, orderId } = await inTransaction(market, (context) =>
        approveAsk(context, { askId: id, actor }),
      );
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
