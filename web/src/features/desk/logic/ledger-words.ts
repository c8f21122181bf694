import type {
  AccountKind,
  DiscrepancyKind,
  LedgerProblem,
  TransactionKind,
} from '../../../../../shared/domain/ledger.ts';
import {
  type Currency,
  currencies,
  formatMoney,
  money,
} from '../../../../../shared/domain/money.ts';

/** Also of a currency that the site does not trade in. */
export function sumOf(amount: number, currency: string): string {
  const known = currencies.find((one) => one === currency);
  return known ? formatMoney(money(amount, known)) : `${currency} ${amount}`;
}

type Group = {
  readonly title: string;
  readonly about: string;
  /** 1 where a debit is shown above zero. */
  readonly sign: 1 | -1;
  readonly accounts: readonly AccountKind[];
};

/** The accounts as a treasurer reads them. */
export const groups: readonly Group[] = [
  {
    title: 'Where the money is',
    about: 'What the processor and the bank hold, and what others have of it.',
    sign: 1,
    accounts: ['processor', 'bank', 'disputes', 'seller-debt', 'exchange'],
  },
  {
    title: 'What is owed',
    about: 'Money of other people.',
    sign: -1,
    accounts: ['buyer', 'refunds', 'seller', 'royalties'],
  },
  {
    title: 'What was earned',
    about: 'Fees of completed orders, less what the processor takes and what is lost.',
    sign: -1,
    accounts: [
      'application-fees',
      'processing-fees',
      'shipping',
      'insurance',
      'processor-costs',
      'losses',
    ],
  },
];

export const accountWords: Readonly<Record<AccountKind, string>> = {
  processor: 'At the card processor',
  bank: 'At the bank, recorded by hand',
  disputes: 'Taken back by buyers’ banks, undecided',
  'seller-debt': 'Owed by sellers who were paid for a lost order',
  exchange: 'Exchanged between currencies',
  buyer: 'Paid by buyers for orders under way',
  refunds: 'Refunds to buyers',
  seller: 'Payouts to sellers',
  royalties: 'Royalties to artists',
  'application-fees': 'Application fees',
  'processing-fees': 'Processing fees',
  shipping: 'Shipping and import',
  insurance: 'Insurance',
  'processor-costs': 'Costs of the card processor',
  losses: 'Refunded, and kept by the buyer’s bank as well',
};

export const transactionWords: Readonly<Record<TransactionKind, string>> = {
  charge: 'The buyer paid',
  sale: 'The order is completed',
  payout: 'The seller was paid',
  'refund-due': 'The order ended: its buyer is owed a refund',
  refund: 'The buyer was refunded',
  dispute: 'The buyer’s bank took the money back',
  'dispute-lost': 'The dispute was lost',
  'partial-refund': 'A case gave a part back to the buyer',
  debt: 'The seller owes what they were paid',
  'set-off': 'Kept from the payout, because the seller owed it',
  repayment: 'The seller paid back what they owed',
  'processor-fee': 'The card processor took its fee',
  conversion: 'The card processor converted it',
  withdrawal: 'Moved to the bank',
  'royalty-payment': 'The artist was paid',
  reversal: 'Undone',
};

export const problemWords: Readonly<Record<LedgerProblem, string>> = {
  unbalanced: 'A transaction does not balance',
  'other-lines': 'An entry is not the order’s line',
  'payment-not-posted': 'A payment was not posted in full',
  'payout-not-made': 'A payout was posted that was not made',
  'not-settled': 'An ended order has money left on it',
};

export const discrepancyWords: Readonly<Record<DiscrepancyKind, string>> = {
  'missing-here': 'The processor has it, the ledger does not',
  'missing-there': 'The ledger has it, the processor does not',
  'other-amount': 'The sums differ',
  'other-currency': 'The currencies differ',
  balance: 'The processor holds another sum',
};

type Balance = {
  readonly account: AccountKind;
  readonly currency: Currency;
  readonly balance: number;
  readonly holders: number;
};

/** The rows of a group: its accounts in their order, in each currency that one has. */
export function rowsOf({ accounts, sign }: Group, balances: readonly Balance[]) {
  return accounts.flatMap((account) =>
    balances
      .filter((one) => one.account === account)
      .map(({ currency, balance, holders }) => ({
        key: `${account}:${currency}`,
        name: accountWords[account],
        holders,
        sum: sumOf(sign * balance, currency),
      })),
  );
}
