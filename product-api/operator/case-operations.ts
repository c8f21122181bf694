import type { CaseRecord } from '../../shared/desk/case-record.ts';
import { caseStageWords, reportedAs } from '../../shared/domain/case-words.ts';
import { possibleDecisions } from '../../shared/domain/cases.ts';
import type { OrderStatus } from '../../shared/domain/order-status.ts';
import { decideCase } from '../commands/cases/decide-case.ts';
import { receiveReturn } from '../commands/cases/receive-return.ts';
import { inTransaction } from '../market/command-context.ts';
import { type LoadedCase, listOpenCases } from '../queries/load-cases.ts';
import { formatInstant, formatTable } from './format-table.ts';
import { isoOf, isoOrNull, type Operations } from './operation.ts';

type Name = 'cases list' | 'cases decide' | 'cases receive';

export function presentCase({ messages, ...row }: LoadedCase, status: OrderStatus): CaseRecord {
  const { id, kind, stage, disputeId, outcome, decision, refundAmount } = row;
  return {
    ...{ id, kind, stage, disputeId, outcome, decision, refundAmount },
    returnCarrier: row.returnCarrier,
    returnTracking: row.returnTracking,
    deadline: isoOrNull(row.deadline),
    openedAt: isoOf(row.openedAt),
    closedAt: isoOrNull(row.closedAt),
    decidedBy: row.decidedBy,
    decisions: stage === 'desk' ? [...possibleDecisions(kind, status)] : [],
    messages: messages.map((message) => ({
      id: message.id,
      side: message.side,
      text: message.text,
      at: isoOf(message.at),
      pictures: message.pictures.map((picture) => ({ id: picture.id, name: picture.name })),
    })),
  };
}

export const caseOperations: Operations<Name> = {
  'cases list': {
    async run({ market }) {
      const found = await listOpenCases(market.db);
      return found.map(({ id, orderId, title, kind, stage, openedAt, deadline }) => ({
        ...{ id, orderId, title, kind, stage },
        openedAt: isoOf(openedAt),
        deadline: isoOrNull(deadline),
      }));
    },
    print(found) {
      const rows = found.map((one) => [
        ...[String(one.id), String(one.orderId), one.title, reportedAs[one.kind]],
        ...[caseStageWords[one.stage], formatInstant(one.openedAt), formatInstant(one.deadline)],
      ]);
      const headings = ['ID', 'ORDER', 'WORK', 'REPORTED', 'NEXT', 'OPENED (UTC)', 'UNTIL (UTC)'];
      return formatTable(headings, rows, 'No case is open.');
    },
  },
  'cases decide': {
    async run({ market, actor }, { id, ...decided }) {
      const order = await inTransaction(market, (context) =>
        decideCase(context, { caseId: id, ...decided, actor }),
      );
      return { id, orderId: order.id, status: order.status };
    },
    print: ({ id, orderId, status }) =>
      `Case ${id} is decided. Order ${orderId} is ${status}, and both sides are told why.`,
  },
  'cases receive': {
    async run({ market, actor }, { id }) {
      const order = await inTransaction(market, (context) =>
        receiveReturn(context, { caseId: id, actor }),
      );
      return { id, orderId: order.id, status: order.status };
    },
    print: ({ orderId }) => `The work of order ${orderId} is back. Its buyer is refunded.`,
  },
};
