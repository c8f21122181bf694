import { useLocation, useSearchParams } from 'react-router';
import type { SWRResponse } from 'swr';
import { getProfile } from '../../../../../shared/api/account.ts';
import { getArtwork } from '../../../../../shared/api/artworks.ts';
import { apiPath } from '../../../../../shared/api/call.ts';
import type { OwnOrdersView, ProfileView } from '../../../../../shared/contracts/account.ts';
import type {
  ArtworkView,
  BookPrice,
  EditionView,
} from '../../../../../shared/contracts/catalogue.ts';
import { bookFor } from '../../../../../shared/domain/own-orders.ts';
import { type TradeFlow, tradePath } from '../../../../../shared/domain/paths.ts';
import type { Rates } from '../../../../../shared/domain/rates.ts';
import { currencyOfCountry, regionOfCountry } from '../../../../../shared/domain/regions.ts';
import { parseTradePath, type TradeStep } from '../../../../../shared/domain/trade-path.ts';
import type { ApiError } from '../../../lib/api/api-error.ts';
import { useOwnOrders } from '../../../lib/own-orders/use-own-orders.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { useSessionActions } from '../../../lib/session/use-session-actions.ts';
import { useApi } from '../../../lib/swr/use-api.ts';
import { useNavigate } from '../../../lib/use-navigate.ts';
import { type NoPlan, type Place, planTrade, type TradePlan } from '../logic/plan-trade.ts';
import type { TradeBook } from '../logic/trade-book.ts';
import { readIntent, type TradeIntent, writeIntent } from '../logic/trade-intent.ts';

/** Everything that the steps of a trade show, from the address, the book and the person. */
export type Trade = {
  readonly flow: TradeFlow;
  readonly step: TradeStep;
  readonly artwork: ArtworkView;
  readonly edition: EditionView;
  readonly intent: TradeIntent;
  /** The edition's book, with the person's own orders told from the others. */
  readonly book: TradeBook;
  /** What the person asks and bids for the work already; undefined: not known, or a visitor. */
  readonly ownOrders: OwnOrdersView | undefined;
  readonly place: Place;
  /** True where the person's address decides the place; false: where one looks from. */
  readonly hasAddress: boolean;
  readonly plan: TradePlan | NoPlan;
  readonly rates: Rates;
  /** null: a visitor. */
  readonly userId: number | null;
  /** Without data for visitors. */
  readonly profileRead: SWRResponse<ProfileView, ApiError>;
  /** What a step with this intent would come to. */
  readonly planFor: (intent: TradeIntent, place?: Place) => TradePlan | NoPlan;
  readonly pathOf: (step: TradeStep, intent?: TradeIntent) => string;
  readonly goTo: (step: TradeStep, intent?: TradeIntent, options?: { replace?: boolean }) => void;
  /** Reads book, rates and profile anew: after a refusal, the page may be out of date. */
  readonly refresh: () => Promise<void>;
};

export type TradeLoading =
  | { readonly state: 'loading' }
  | { readonly state: 'missing' }
  | { readonly state: 'failed'; readonly read: SWRResponse<ArtworkView, ApiError> }
  | { readonly state: 'ready'; readonly trade: Trade };

export function useTrade(): TradeLoading {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const session = useSession();
  const { refreshSession } = useSessionActions();
  const address = parseTradePath(pathname);
  const signedIn = session.user !== null;
  const artworkRead = useApi(address ? apiPath(getArtwork, address.artworkId) : null);
  const profileRead = useApi(signedIn ? apiPath(getProfile) : null);
  const ownOrders = useOwnOrders(address?.artworkId ?? null);

  if (!address || artworkRead.error?.code === 'not-found') return { state: 'missing' };
  const artwork = artworkRead.data;
  if (!artwork) {
    return artworkRead.error ? { state: 'failed', read: artworkRead } : { state: 'loading' };
  }
  const edition = artwork.editions.find(({ name }) => name === address.edition);
  if (!edition) return { state: 'missing' };
  // Whose the best order is decides what is offered: nothing is, before that is known.
  if (ownOrders.isLoading) return { state: 'loading' };

  const { own, orders } = ownOrders;
  const { flow, step } = address;
  const profile = profileRead.data ?? null;
  const place = placeOf(profile, session.place);
  const intent = readIntent(flow, query);
  const planFor = (wanted: TradeIntent, at = place) =>
    planTrade(wanted, {
      edition,
      artwork,
      own,
      place: at,
      rates: session.rates.values,
    });
  const pathOf = (to: TradeStep, wanted = intent) =>
    `${tradePath(flow, artwork, edition.name, to === 'entry' ? undefined : to)}?${writeIntent(wanted)}`;
  return {
    state: 'ready',
    trade: {
      flow,
      step,
      artwork,
      edition,
      intent,
      book: bookFor<BookPrice>(edition, own),
      ownOrders: orders,
      place,
      hasAddress: profile?.shippingAddress != null,
      plan: planFor(intent),
      rates: session.rates.values,
      userId: session.user?.id ?? null,
      profileRead,
      planFor,
      pathOf,
      goTo: (to, wanted, options = {}) => navigate(pathOf(to, wanted), options),
      refresh: async () => {
        await Promise.allSettled([
          artworkRead.mutate(),
          profileRead.mutate(),
          ownOrders.refresh(),
          refreshSession(),
        ]);
      },
    },
  };
}

/** Where things are sent to decides, as soon as that is known; until then, where one is. */
function placeOf(profile: ProfileView | null, visiting: Place): Place {
  const country = profile?.shippingAddress?.country;
  return country ? placeOfCountry(country) : visiting;
}

export function placeOfCountry(country: string): Place {
  return { country, region: regionOfCountry(country), currency: currencyOfCountry(country) };
}
