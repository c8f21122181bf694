import type { LeavingView } from '../../../../shared/contracts/settings.ts';
import type { SellerType } from '../../../../shared/domain/seller-type.ts';

/** The parts of the page in their order; `id` is the part's anchor. */
export const parts = {
  name: 'Name',
  email: 'E-mail',
  password: 'Password',
  connections: 'Connected accounts',
  sessions: 'Where you are signed in',
  addresses: 'Addresses',
  place: 'Region and currency',
  selling: 'Seller type',
  emails: 'E-mails about artists',
  releases: 'Releases you submit',
  cookies: 'Cookies',
  data: 'Your data',
  leave: 'Leave',
} as const;
export type Part = keyof typeof parts;

export const sellerWords: Readonly<
  Record<SellerType, { readonly label: string; readonly description: string }>
> = {
  PRIVATE_SELLER: {
    label: 'Private seller',
    description: 'You sell from your own collection.',
  },
  ART_MARKET_PROFESSIONAL: {
    label: 'Art market professional',
    description: 'You sell as a business: a gallery, a dealer, a publisher or an artist.',
  },
};

/** What must end before the account can be closed, and where. */
export const openTrades: readonly {
  readonly kind: Exclude<keyof LeavingView, 'debts'>;
  readonly one: string;
  readonly many: string;
  readonly action: string;
  readonly to: string;
}[] = [
  {
    ...{ kind: 'bids', one: 'open bid', many: 'open bids' },
    ...{ action: 'withdraw under Buying', to: '/my-account/buying' },
  },
  {
    ...{ kind: 'purchases', one: 'order', many: 'orders' },
    ...{ action: 'follow under Buying', to: '/my-account/buying' },
  },
  {
    ...{ kind: 'asks', one: 'open listing', many: 'open listings' },
    ...{ action: 'withdraw under Selling', to: '/my-account/selling' },
  },
  {
    ...{ kind: 'sales', one: 'sale in progress', many: 'sales in progress' },
    ...{ action: 'follow under Selling', to: '/my-account/selling' },
  },
];

export const leaving = {
  goes: [
    'your name, username, e-mail and password, and your profile',
    'your addresses and the reference to your card',
    'the artists you follow, your saved artworks and reminders',
    'what you submitted, with its pictures',
    'every session, on every device',
  ],
  kept: [
    'past orders with their amounts and delivery address, because the law requires invoices to be kept',
    'past bids and listings, without your name, because the market’s history depends on them',
  ],
} as const;
