/** How many impressions could be traded at a price or better. */
export type DepthStep = { readonly amount: number; readonly total: number };

export type BookDepth = {
  /** From the highest bid downwards: what sellers could sell at this price or above. */
  readonly bids: readonly DepthStep[];
  /** From the lowest ask upwards: what buyers could buy at this price or below. */
  readonly asks: readonly DepthStep[];
};

/** The two sides of a book added up. Amounts are of one currency; their order does not matter. */
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
