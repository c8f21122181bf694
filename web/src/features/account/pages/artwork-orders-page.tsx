import { useLocation, useParams, useSearchParams } from 'react-router';
import { getBuying, getSelling } from '../../../../../shared/api/account.ts';
import { apiPath } from '../../../../../shared/api/call.ts';
import type { BuyingView, SellingView } from '../../../../../shared/contracts/account.ts';
import { pageAt } from '../../../../../shared/domain/client-routes.ts';
import { useApi } from '../../../lib/swr/use-api.ts';
import { AccountFrame } from '../../../ui/account-frame.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loaded, type Read } from '../../../ui/loaded.tsx';
import { ArtworkTrades } from '../components/artwork-trades.tsx';
import { ListSkeleton } from '../components/list-skeleton.tsx';
import { rowOfAsk, rowOfBid, rowOfPurchase, rowOfSale } from '../components/trade-rows.tsx';
import type { TradeSide } from '../logic/timeline.ts';
import type { TradeRow } from '../logic/trade-rows.ts';

const words = {
  buyer: {
    title: 'Your bids and orders',
    none: 'You have no bids or orders of this artwork',
    list: '/my-account/buying',
  },
  seller: {
    title: 'Your listings and sales',
    none: 'You have no listings or sales of this artwork',
    list: '/my-account/selling',
  },
} as const satisfies Record<TradeSide, object>;

/** All of a person's trades on one side with one artwork. */
export function ArtworkOrdersPage() {
  const side: TradeSide = pageAt(useLocation().pathname) === 'artworkSales' ? 'seller' : 'buyer';
  const text = useParams().artworkId ?? '';
  const artworkId = /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
  return side === 'buyer' ? <Bought artworkId={artworkId} /> : <Sold artworkId={artworkId} />;
}

type Props = { readonly artworkId: number | null };

function Bought({ artworkId }: Props) {
  const isNamed = useNamed();
  const read = useApi(artworkId === null ? null : apiPath(getBuying, { artworkId }));
  const rowsOf = ({ bids, orders }: BuyingView) => [
    ...orders.map((order) => rowOfPurchase(order, isNamed('orderId', order.id))),
    // An accepted bid is shown as its order.
    ...bids
      .filter(({ status }) => status !== 'Done')
      .map((bid) => rowOfBid(bid, isNamed('bidId', bid.id))),
  ];
  return <Trades read={artworkId === null ? null : read} rowsOf={rowsOf} side="buyer" />;
}

function Sold({ artworkId }: Props) {
  const isNamed = useNamed();
  const read = useApi(artworkId === null ? null : apiPath(getSelling, { artworkId }));
  const rowsOf = ({ asks, orders }: SellingView) => [
    ...orders.map((order) => rowOfSale(order, isNamed('orderId', order.id))),
    ...asks
      .filter(({ status }) => status !== 'Done')
      .map((ask) => rowOfAsk(ask, isNamed('askId', ask.id))),
  ];
  return <Trades read={artworkId === null ? null : read} rowsOf={rowsOf} side="seller" />;
}

/** Whether the address names a record, as links from elsewhere do. */
function useNamed() {
  const [query] = useSearchParams();
  return (name: 'askId' | 'bidId' | 'orderId', id: number) => query.get(name) === String(id);
}

type TradesProps<Data> = {
  readonly read: Read<Data>;
  readonly rowsOf: (data: Data) => readonly TradeRow[];
  readonly side: TradeSide;
};

function Trades<Data>({ read, rowsOf, side }: TradesProps<Data>) {
  const { title, none, list } = words[side];
  const rows = read?.data && rowsOf(read.data);
  const name = rows?.[0]?.edition.artworkName;
  const missing = <EmptyState action={<ButtonLink to={list}>View all</ButtonLink>} title={none} />;
  return (
    <AccountFrame title={name === undefined ? title : `${title} of ${name}`}>
      <Loaded loading={<ListSkeleton label="Loading" />} missing={missing} read={read}>
        {(data) =>
          name === undefined ? missing : <ArtworkTrades rows={rowsOf(data)} side={side} />
        }
      </Loaded>
    </AccountFrame>
  );
}
