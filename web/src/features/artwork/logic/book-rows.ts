import type { BookOrderView } from '../../../../../shared/contracts/catalogue.ts';
import type { Money } from '../../../../../shared/domain/money.ts';

/** Orders at one price, of copies that are described alike, oldest first. */
export type BookRow = {
  /** The id of its first order. */
  readonly id: number;
  readonly price: Money;
  readonly count: number;
  /** When the oldest was placed, ISO 8601. */
  readonly since: string;
  /** The visitor's own order at this price; null: none. */
  readonly ownId: number | null;
  /** What the asks say of their copies; undefined: not stated, or bids. */
  readonly copy: string | undefined;
};

/** The orders of one side in the book's order, grouped by price and copy. */
export function bookRows(
  orders: readonly BookOrderView[],
  ownIds: ReadonlySet<number>,
): readonly BookRow[] {
  const rows: BookRow[] = [];
  for (const { id, price, placedAt, copy: stated } of orders) {
    const ownId = ownIds.has(id) ? id : null;
    const copy = stated?.summary;
    const last = rows.at(-1);
    if (
      last?.price.amount === price.amount &&
      last.price.currency === price.currency &&
      last.copy === copy
    ) {
      rows[rows.length - 1] = {
        ...last,
        count: last.count + 1,
        since: placedAt < last.since ? placedAt : last.since,
        ownId: last.ownId ?? ownId,
      };
    } else rows.push({ id, price, count: 1, since: placedAt, ownId, copy });
  }
  return rows;
}
