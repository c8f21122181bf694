import type { WireBid } from '../../shared/contracts/wire/trades.ts';
import { regionOfCountry } from '../../shared/domain/regions.ts';
import { bidsLeft, HttpError } from '../errors.ts';
import { type BidRecord, changeBidCountry, listBidsForCountry } from '../upstream/bids.ts';
import type { Caller } from '../upstream/caller.ts';
import type { Upstream } from '../upstream/client.ts';

type BidToMove = { readonly bid: BidRecord; readonly movedLines: WireBid['lines'] };

/** The person's open bids whose shipping and fees another country changes. */
export async function bidsToMove(
  upstream: Upstream,
  caller: Caller,
  country: string,
): Promise<BidToMove[]> {
  const region = regionOfCountry(country);
  const open = await listBidsForCountry(upstream, caller, country);
  return open.flatMap((bid) => {
    const { buyerRegion, movedLines } = bid.attributes;
    return movedLines === undefined || buyerRegion === region ? [] : [{ bid, movedLines }];
  });
}

/**
 * Quotes open bids for the country of the stored address, so that they go there. A bid that was
 * accepted or has expired meanwhile stays as it was. Throws 'profile.bids-left' where another could
 * not be changed; saving the address again tries the rest.
 */
export async function moveBids(upstream: Upstream, caller: Caller, country: string): Promise<void> {
  try {
    for (const { bid } of await bidsToMove(upstream, caller, country)) {
      await changeBidCountry(upstream, caller, { bidId: bid.id, country }).catch((error) => {
        if (!(error instanceof HttpError && hasEnded.has(error.code))) throw error;
      });
    }
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    throw bidsLeft(error);
  }
}

const hasEnded: ReadonlySet<string> = new Set(['trade.wrong-status', 'not-found']);
