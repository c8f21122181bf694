import { randomBytes } from 'node:crypto';
import type { Book, Movement } from './records.ts';

type Moved = Pick<Movement, 'kind' | 'sourceId' | 'chargeId' | 'amount' | 'currency'>;

const idOf = (kind: string) => `sandbox_${kind}_${randomBytes(12).toString('hex')}`;
const largestPage = 100;
/** Days in which the bank takes evidence in a dispute. */
const evidenceDays = 10;

/** 1.5 % and 20 minor units of a charge. */
const feeOf = ({ kind, amount }: Moved) =>
  kind === 'charge' ? Math.round((amount * 15) / 1000) + 20 : 0;

/** What moved at the processor: its statement, its balances, refunds and disputes. */
export function createMoney(book: Book, now: () => Date) {
  const move = (moved: Moved) => {
    const fee = feeOf(moved);
    book.movements.push({ ...moved, fee, id: idOf('movement'), at: now().toISOString() });
  };
  const chargeOf = (chargeId: string) => {
    const found = Object.entries(book.charges).find(([, { id }]) => id === chargeId);
    return found?.[1].kind === 'succeeded' ? found[1] : null;
  };
  const refundsOf = (chargeId: string) =>
    Object.values(book.refunds).filter((one) => one.chargeId === chargeId);
  return {
    /** A charge that succeeded is on the statement once. */
    settle(chargeId: string) {
      const charge = chargeOf(chargeId);
      const isKnown = book.movements.some(({ sourceId }) => sourceId === chargeId);
      if (!charge || isKnown) return;
      move({ kind: 'charge', sourceId: chargeId, chargeId, ...charge.received });
    },
    /** All that is left of the charge where no amount is named; null: so much is not left. */
    refund(chargeId: string, reference: string, asked: number | undefined): string | null {
      const known = book.refunds[reference];
      if (known) return known.id;
      const charge = chargeOf(chargeId);
      if (!charge) return null;
      const made = refundsOf(chargeId).reduce((sum, { amount }) => sum + amount, 0);
      const amount = asked ?? charge.received.amount - made;
      if (amount <= 0 || made + amount > charge.received.amount) return null;
      const id = idOf('refund');
      const { currency } = charge.received;
      book.refunds[reference] = { id, chargeId, amount };
      move({ kind: 'refund', sourceId: id, chargeId, amount: -amount, currency });
      return id;
    },
    transfer(reference: string, amount: number, currency: string): string {
      const known = book.transfers[reference];
      if (known !== undefined) return known;
      const id = idOf('transfer');
      book.transfers[reference] = id;
      move({ kind: 'transfer', sourceId: id, chargeId: null, amount: -amount, currency });
      return id;
    },
    /** The cardholder's bank takes the whole charge back; null: it has no such charge. */
    openDispute(chargeId: string): string | null {
      const charge = chargeOf(chargeId);
      const isDisputed = Object.values(book.disputes).some((one) => one.chargeId === chargeId);
      if (!charge || isDisputed) return null;
      const id = idOf('dispute');
      const { amount, currency } = charge.received;
      const evidenceBy = new Date(now().getTime() + evidenceDays * 86_400_000).toISOString();
      book.disputes[id] = { chargeId, amount, state: 'open', evidenceBy };
      move({ kind: 'dispute', sourceId: id, chargeId, amount: -amount, currency });
      return id;
    },
    /** A dispute that is won brings the money back. */
    endDispute(id: string, state: 'won' | 'lost'): boolean {
      const dispute = book.disputes[id];
      if (dispute?.state !== 'open') return false;
      const { chargeId, amount } = dispute;
      const currency = chargeOf(chargeId)?.received.currency;
      dispute.state = state;
      if (state === 'won' && currency !== undefined) {
        move({ kind: 'dispute', sourceId: id, chargeId, amount, currency });
      }
      return true;
    },
    /** Refunds with their references, and disputes. */
    findReversals: (chargeId: string) => ({
      refunds: Object.entries(book.refunds)
        .filter(([, one]) => one.chargeId === chargeId)
        .map(([reference, { id, amount }]) => ({ id, amount, reference, hasFailed: false })),
      disputes: Object.entries(book.disputes)
        .filter(([, one]) => one.chargeId === chargeId)
        .map(([id, { amount, state, evidenceBy }]) => ({
          ...{ id, state, withdrawn: amount },
          evidenceBy: state === 'open' ? evidenceBy : null,
        })),
    }),
    /** A page of the statement, oldest first. */
    listMovements({ since, after, source }: MovementQuery) {
      const all = book.movements.filter(
        ({ at, sourceId }) =>
          (since === null || at >= since) && (source === null || sourceId === source),
      );
      const start = after === null ? 0 : all.findIndex(({ id }) => id === after) + 1;
      const data = all.slice(start, start + largestPage);
      return { data, hasMore: start + data.length < all.length };
    },
    findBalances() {
      const sums = new Map<string, number>();
      for (const { amount, fee, currency } of book.movements) {
        sums.set(currency, (sums.get(currency) ?? 0) + amount - fee);
      }
      return [...sums].map(([currency, amount]) => ({ currency, amount }));
    },
  };
}

export type MovementQuery = {
  readonly since: string | null;
  /** The last movement of the page before. */
  readonly after: string | null;
  readonly source: string | null;
};
