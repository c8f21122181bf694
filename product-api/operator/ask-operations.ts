import { summarizeCopy } from '../../shared/domain/copy-details.ts';
import { formatMoney } from '../../shared/domain/money.ts';
import { approveAsk } from '../commands/approve-ask.ts';
import { requestChanges } from '../commands/request-changes.ts';
import { notFound } from '../errors.ts';
import { requireVersion } from '../market/ask-version.ts';
import { inTransaction } from '../market/command-context.ts';
import { priceOf } from '../market/rows.ts';
import { findAskForOperator, listPendingAsks } from '../queries/load-asks-for-operator.ts';
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
      String(ask.documents.length),
      ask.version,
    ]);
    const headings = [
      ...['ID', 'ARTWORK', 'EDITION', 'PRICE', 'COPY', 'SELLER', 'PLACED (UTC)'],
      ...['DOCUMENTS', 'VERSION'],
    ];
    return { data, text: formatTable(headings, rows, 'No asks are waiting.') };
  },
};

const show: Operation = {
  name: 'asks show',
  words: ['<id>'],
  takesId: true,
  subject: 'ask',
  isRead: true,
  required: [],
  optional: [],
  about: 'Show all that the verdict on an ask rests on, and the version that it names',
  async run({ market }, { id }) {
    const data = await findAskForOperator(market.db, id);
    if (!data) throw notFound();
    const { copy } = data;
    const facts = [
      ['Artwork', `${data.artwork}, ${data.edition}`],
      ['Seller', data.seller],
      ['Status', data.status],
      ['Price', formatMoney(priceOf(data))],
      ['Placed (UTC)', formatInstant(data.placedAt)],
      ['Copy', copy === null ? 'not described' : summarizeCopy(copy)],
      ...(copy === null ? [] : [['Condition', copy.conditionNotes]]),
      ...(copy === null ? [] : [['Provenance', copy.provenance]]),
      ...Object.entries(data.comments).map(([kind, comment]) => [kind, comment]),
      ...data.documents.map((file) => ['Document', `${file.kind} ${file.id} (${file.name})`]),
      ['Version', data.version],
    ];
    return { data, text: formatTable(['ASK', String(id)], facts, '') };
  },
};

const approve: Operation = {
  name: 'asks approve',
  words: ['<id>'],
  takesId: true,
  subject: 'ask',
  isRead: false,
  required: ['version'],
  optional: [],
  about:
    'Approve an ask as it was read in --version: it enters the book, or sells at once into a bid that it meets',
  async run({ market, actor }, { id, options: { version = '' } }) {
    const data = await inTransaction(market, async (context) => {
      await requireVersion(context.tx, id, version);
      return approveAsk(context, { askId: id, actor });
    });
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
    required: ['version', 'reason'],
    optional: [],
    about,
    async run({ market, actor }, { id, options: { version = '', reason = '' } }) {
      await inTransaction(market, async (context) => {
        await requireVersion(context.tx, id, version);
        await requestChanges(context, { askId: id, to, reason, actor });
      });
      return { data: { id, status: to }, text: `Ask ${id} ${outcome}. The seller is told why.` };
    },
  };
}

export const askOperations: readonly Operation[] = [
  pending,
  show,
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
