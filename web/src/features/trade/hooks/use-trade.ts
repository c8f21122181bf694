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
import { type EditedOffer, editionWithout, findEdited } from '../logic/edited-offer.ts';
import { type NoPlan, type Place, planTrade, type TradePlan } from '../logic/plan-trade.ts';
import type { TradeBook } from '../logic/trade-book.ts';
import { readIntent, type TradeIntent, writeIntent } from '../logic/trade-intent.ts';

/** The data of a trade's steps, from the address, the book and the user. */
export type Trade = {
  readonly flow: TradeFlow;
  readonly step: TradeStep;
  readonly artwork: ArtworkView;
  readonly edition: EditionView;
  readonly intent: TradeIntent;
  /** The edition's book, with the user's own orders marked. */
  readonly book: TradeBook;
  /** The user's open asks and bids on the artwork; undefined: not known, or a visitor. */
  readonly ownOrders: OwnOrdersView | undefined;
  readonly place: Place;
  /** True if the user's address decides the place; false: where they browse from. */
  readonly hasAddress: boolean;
  readonly plan: TradePlan | NoPlan;
  /** One's own bid or ask under change; null: a new one. */
  readonly editing: EditedOffer | null;
  readonly rates: Rates;
  /** null for a visitor. */
  readonly userId: number | null;
  /** Without data for visitors. */
  readonly profileRead: SWRResponse<ProfileView, ApiError>;
  /** What a step with this intent would trade and cost. */
  readonly planFor: (intent: TradeIntent, place?: Place) => TradePlan | NoPlan;
  readonly pathOf: (step: TradeStep, intent?: TradeIntent) => string;
  readonly goTo: (step: TradeStep, intent?: TradeIntent, options?: { replace?: boolean }) => void;
  /** Reads book, rates and profile again, since a refusal may mean that the page is out of date. */
  readonly refresh: () => Promise<void>;
};

type FailedRead = SWRResponse<ArtworkView, ApiError> | SWRResponse<OwnOrdersView, ApiError>;

export type TradeLoading =
  | { readonly state: 'loading' }
  | { readonly state: 'missing' }
  /** The bid or ask to change has ended, or is not the user's. */
  | { readonly state: 'ended'; readonly flow: TradeFlow }
  | { readonly state: 'failed'; readonly read: FailedRead }
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
  // Which order can be accepted depends on the user's own orders: wait for them.
  if (ownOrders.isLoading) return { state: 'loading' };

  const { own, orders } = ownOrders;
  const { flow, step } = address;
  const asked = readIntent(flow, query);
  const offerId = signedIn ? asked.offerId : null;
  if (offerId !== null && ownOrders.read.error) return { state: 'failed', read: ownOrders.read };
  const editing =
    offerId !== null && orders
      ? findEdited(flow, { id: offerId, editionId: edition.id }, orders)
      : null;
  if (offerId !== null && editing === null) return { state: 'ended', flow };
  const traded = editing ? editionWithout(flow, editing.id, edition) : edition;
  const profile = profileRead.data ?? null;
  const here = placeOf(profile, session.place);
  // An offer keeps the currency that it was placed in.
  const place = editing ? { ...here, currency: editing.price.currency } : here;
  const intent: TradeIntent = {
    ...asked,
    offerId,
    price: asked.price ?? editing?.price ?? null,
    insured: asked.insured ?? editing?.insured ?? null,
  };
  const planFor = (wanted: TradeIntent, at = place) =>
    planTrade(wanted, {
      edition: traded,
      artwork,
      own,
      place: at,
      rates: session.rates.values,
      editing,
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
      book: bookFor<BookPrice>(traded, own),
      editing,
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

/** The delivery or collection address once known, else where the visitor is. */
function placeOf(profile: ProfileView | null, visiting: Place): Place {
  const country = profile?.shippingAddress?.country;
  return country ? placeOfCountry(country) : visiting;
}

export function placeOfCountry(country: string): Place {
  return { country, region: regionOfCountry(country), currency: currencyOfCountry(country) };
}
