import type { WireCase } from '../../shared/contracts/wire/cases.ts';
import type { LoadedCase } from '../queries/load-cases.ts';

/** A case for the buyer or the seller of its order. */
export function presentCase(
  { messages, ...row }: LoadedCase,
  { isBuyer }: { readonly isBuyer: boolean },
): WireCase {
  const { id, kind, stage, outcome, decision, returnCarrier, returnTracking } = row;
  return {
    ...{ id, kind, stage, outcome, decision, returnCarrier, returnTracking },
    // What the bank asks us for is no time limit of the buyer's.
    deadline: isBuyer && stage === 'bank' ? null : (row.deadline?.toISOString() ?? null),
    openedAt: row.openedAt.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
    refunded: isBuyer ? row.refundAmount : row.sellerShare,
    messages: messages.map((message) => ({
      id: message.id,
      side: message.side,
      text: message.text,
      at: message.at.toISOString(),
      pictures: message.pictures.map((picture) => ({ id: picture.id, name: picture.name })),
    })),
  };
}
