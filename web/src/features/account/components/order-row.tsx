import type { PurchaseView, SaleView } from '../../../../../shared/contracts/account.ts';
import { formatDate } from '../../../lib/format/dates.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Status } from '../../../ui/status.tsx';
import { orderPagePath } from '../logic/trade-again.ts';
import { nextStepWords, statusWords } from '../messages.ts';
import { Amount } from './amount.tsx';
import { TradedRow } from './traded-row.tsx';

type Props = { readonly isNew?: boolean } & (
  | { readonly side: 'buyer'; readonly order: PurchaseView }
  | { readonly side: 'seller'; readonly order: SaleView }
);

export function OrderRow(props: Props) {
  const { side, order, isNew = false } = props;
  const path = orderPagePath(side, order);
  const total =
    props.side === 'buyer'
      ? { label: 'Total', value: props.order.lines.total }
      : { label: 'Payout', value: props.order.lines.payout };
  return (
    <TradedRow
      actions={
        <ButtonLink
          aria-label={`View ${side === 'buyer' ? 'order' : 'sale'} of ${order.edition.artworkName}`}
          size="small"
          to={path}
        >
          {side === 'buyer' ? 'View order' : 'View sale'}{' '}
        </ButtonLink>
      }
      edition={order.edition}
      isNew={isNew}
      figure={<Amount label="Price" total={total} value={order.lines.price} />}
      status={
        <>
          <Status {...statusWords(side, order.status)} />
          <span>{nextStepWords(side, order.status)}</span>
          <time dateTime={order.createdAt}>
            {side === 'buyer' ? 'Bought' : 'Sold'} {formatDate(order.createdAt)}
          </time>
        </>
      }
      to={path}
    />
  );
}
