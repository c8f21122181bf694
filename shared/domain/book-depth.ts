/** How many copies can be traded at a price or better. */
export type DepthStep = { readonly amount: number; readonly total: number };

export type BookDepth = {
  /** From the highest bid downwards: copies that can be sold at this price or above. */
  readonly bids: readonly DepthStep[];
  /** From the lowest ask upwards: copies that can be bought at this price or below. */
  readonly asks: readonly DepthStep[];
};

/** Cumulates both sides of a book. Amounts are in one currency, in any order. */
export function bookDepth(book: {
  readonly bids: readonly number[];
  readonly asks: readonly number[];
}): BookDepth {
  return {
    bids: addedUp(book.bids.toSorted((one, other) => other - one)),
    asks: addedUp(book.asks.toSorted((one, other) => one - other)),
  };
}

function addedUp(amounts: readonly number[]): DepthStep[] {
  const steps: DepthStep[] = [];
  for (const [index, amount] of amounts.entries()) {
    if (steps.at(-1)?.amount === amount) steps.pop();
    steps.push({ amount, total: index + 1 });
  }
  return steps;
}
