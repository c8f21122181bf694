import { summarizeCopy } from '../../shared/domain/copy-details.ts';
import { formatMoney } from '../../shared/domain/money.ts';
import { approveAsk } from '../commands/approve-ask.ts';
import { requestChanges } from '../commands/request-changes.ts';
import { inTransaction } from '../market/command-context.ts';
import { priceOf } from '../market/rows.ts';
import { listPendingAsks } from '../queries/list-pending-asks.ts';
import { formatInstant, formatTable } from './format-table.ts';
import type { Operation } from './operation.ts';

const pending: Operation = {
  name: 'asks pending',
  words: [],
  takesId: false,
  isRead: true,
  required: [],
  optional: [],
  about: 'List the asks that wait for authentication, the longest waiting first',
  async run({ market }) {
    const data = await listPendingAsks(market.db);
    const rows = data.map((ask) => [
      String(ask.id),
      ask.artwork,
      ask.edition,
      formatMoney(priceOf(ask)),
      ask.copy === null ? '-' : summarizeCopy(ask.copy),
      ask.seller,
      formatInstant(ask.placedAt),
    ]);
    const headings = ['ID', 'ARTWORK', 'EDITION', 'PRICE', 'COPY', 'SELLER', 'PLACED (UTC)'];
    return { data, text: formatTable(headings, rows, 'No asks are waiting.') };
  },
};

const approve: Operation = {
  name: 'asks approve',
  words: ['<id>'],
  takesId: true,
  subject: 'ask',
  isRead: false,
  required: [],
  optional: [],
  about: 'Approve an ask: it enters the book, or sells at once into a bid that it meets',
  async run({ market, actor }, { id }) {
    const data = await inTransaction(market, (context) =>
      approveAsk(context, { askId: id, actor }),
    );
    const text =
      data.orderId === null
        ? `Ask ${id} is approved and in the book.`
        : `Ask ${id} is approved and sold at once: order ${data.orderId}.`;
    return { data, text };
  },
};

function verdictOperation(
  name: string,
  to: 'MoreInfoRequired' | 'Rejected',
  about: string,
  outcome: string,
): Operation {
  return {
    name,
    words: ['<id>'],
    takesId: true,
    subject: 'ask',
    isRead: false,
    required: ['reason'],
    optional: [],
    about,
    async run({ market, actor }, { id, options: { reason = '' } }) {
      await inTransaction(market, (context) =>
        requestChanges(context, { askId: id, to, reason, actor }),
      );
      return { data: { id, status: to }, text: `Ask ${id} ${outcome}. The seller is told why.` };
    },
  };
}

export const askOperations: readonly Operation[] = [
  pending,
  approve,
  verdictOperation(
    'asks request-info',
    'MoreInfoRequired',
    'Ask the seller for more; the reason is sent to them',
    'waits for more information',
  ),
  verdictOperation(
    'asks reject',
    'Rejected',
    'Reject an ask; the reason is sent to the seller',
    'is rejected',
  ),
];
