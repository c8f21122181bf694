/** Papers of one order: the first and the last are the buyer's, the statement is the seller's. */
export const orderPapers = ['receipt', 'statement', 'certificate'] as const;
export type OrderPaper = (typeof orderPapers)[number];
