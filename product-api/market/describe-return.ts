import type { AskStatus } from '../../shared/domain/ask-status.ts';
import type { BidStatus } from '../../shared/domain/bid-status.ts';

/** The offer that came back when a trade was undone, and its status now. */
export type Returned =
  | { readonly side: 'ask'; readonly status: AskStatus }
  | { readonly side: 'bid'; readonly status: BidStatus };

const asks: Readonly<Partial<Record<AskStatus, string>>> = {
  Approved: 'Your listing is live again.',
  Paused: 'Your listing is paused, and goes live when you are back.',
  Done: 'Your listing met another bid meanwhile and has sold again.',
  Voided:
    'Your listing was withdrawn: it met a bid meanwhile that would have paid you less than we had quoted, or that is your own. You can list it again at any time.',
  Expired: 'Your listing has expired meanwhile. You can list it again at any time.',
};

const bids: Readonly<Partial<Record<BidStatus, string>>> = {
  Approved:
    'Your bid is live again: if a seller accepts it, your card is charged. Withdraw it if you no longer want the artwork.',
  Done: 'Your bid has met another listing, so you have bought the artwork from another seller.',
  Voided: 'Your bid was withdrawn. You can bid again at any time.',
  Expired: 'Your bid has expired meanwhile. You can bid again at any time.',
};

/** What the owner of an offer on this side reads of its return; empty where none came back. */
export function describeReturn(returned: Returned | null, side: Returned['side']): string {
  if (returned === null || returned.side !== side) return '';
  return (returned.side === 'ask' ? asks[returned.status] : bids[returned.status]) ?? '';
}
