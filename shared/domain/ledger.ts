/**
 * Accounts of the ledger. Debits are above zero, credits below, so that money that we hold is a
 * debit of `processor` or `bank`, and what we owe is a credit.
 */
export const accountKinds = [
  /** Money at the card processor. */
  'processor',
  /** Money that operators moved at the bank. */
  'bank',
  /** What a buyer has paid for orders that are not completed. */
  'buyer',
  /** What is owed back to buyers. */
  'refunds',
  /** What buyers' banks took back while they decide. */
  'disputes',
  /** What a seller is owed for completed orders. */
  'seller',
  /** What a seller owes: they were paid for an order whose charge was lost. */
  'seller-debt',
  'application-fees',
  'processing-fees',
  'shipping',
  'insurance',
  /** What an artist is owed. */
  'royalties',
  /** What the card processor takes for its work. */
  'processor-costs',
  /** What buyers' banks kept although it had been refunded. */
  'losses',
  /** Between two currencies. */
  'exchange',
] as const;
export type AccountKind = (typeof accountKinds)[number];

export const transactionKinds = [
  /** A buyer's payment arrived. */
  'charge',
  /** An order is completed: its price, fees and royalty are shared out. */
  'sale',
  /** The seller was paid. */
  'payout',
  /** An order ended: its buyer is owed what they paid. */
  'refund-due',
  /** The buyer got money back. */
  'refund',
  /** The buyer's bank took money back. */
  'dispute',
  /** The buyer's bank keeps it. */
  'dispute-lost',
  /** A buyer keeps the work and gets a part back, which the seller bears. */
  'partial-refund',
  /** A seller who was paid for an order that was lost owes the money. */
  'debt',
  /** What a seller owes is kept from what they are owed. */
  'set-off',
  /** A seller paid back what they owed. */
  'repayment',
  /** What the processor took for a payment. */
  'processor-fee',
  /** The processor keeps a payment in another currency than it was made in. */
  'conversion',
  /** Money went from the processor to the bank, or back. */
  'withdrawal',
  /** An artist was paid royalties at the bank. */
  'royalty-payment',
  /** Undoes another transaction. */
  'reversal',
] as const;
export type TransactionKind = (typeof transactionKinds)[number];

export const ledgerProblems = [
  'unbalanced',
  'other-lines',
  'payment-not-posted',
  'payout-not-made',
  'not-settled',
] as const;
export type LedgerProblem = (typeof ledgerProblems)[number];

export const discrepancyKinds = [
  /** The processor has it, the ledger does not. */
  'missing-here',
  /** The ledger has it, the processor does not. */
  'missing-there',
  'other-amount',
  'other-currency',
  /** The processor holds another sum than the ledger says. */
  'balance',
] as const;
export type DiscrepancyKind = (typeof discrepancyKinds)[number];
