import type { BookOrderView } from '../../../../../shared/contracts/catalogue.ts';
import type { Money } from '../../../../../shared/domain/money.ts';

/** Orders at one price, oldest first. */
export type BookRow = {
  readonly price: Money;
  readonly count: number;
  /** When the oldest was placed, ISO 8601. */
  readonly since: string;
  /** The visitor's own order at this price; null: none. */
  readonly ownId: number | null;
};

/** The orders of one side in the book's order, grouped by price and currency. */
export function bookRows(
  orders: readonly BookOrderView[],
  ownIds: ReadonlySet<number>,
): readonly BookRow[] {
  const rows: BookRow[] = [];
  for (const { id, price, placedAt } of orders) {
    const ownId = ownIds.has(id) ? id : null;
    const last = rows.at(-1);
    if (last && last.price.amount === price.amount && last.price.currency === price.currency) {
      rows[rows.length - 1] = {
        ...last,
        count: last.count + 1,
        since: placedAt < last.since ? placedAt : last.since,
        ownId: last.ownId ?? ownId,
      };
    } else rows.push({ price, count: 1, since: placedAt, ownId });
  }
  return rows;
}
