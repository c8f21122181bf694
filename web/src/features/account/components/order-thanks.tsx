import { Navigate } from 'react-router';
import { getOrder } from '../../../../../shared/api/account.ts';
import { apiPath } from '../../../../../shared/api/call.ts';
import type { OrderView } from '../../../../../shared/contracts/account.ts';
import { thanksPath } from '../../../../../shared/domain/account-paths.ts';
import { formatMoney } from '../../../../../shared/domain/money.ts';
import { addressLines } from '../../../lib/format/address-lines.ts';
import { artistNames } from '../../../lib/format/artist-names.ts';
import { OrderPayment, PayoutsHint } from '../../../lib/payment/payment-parts.tsx';
import { useSession } from '../../../lib/session/use-session.ts';
import { useApi } from '../../../lib/swr/use-api.ts';
import { buyerTable, sellerTable } from '../../../lib/trade-lines.ts';
import { ArtworkTitle } from '../../../ui/artwork-title.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { CopyFacts } from '../../../ui/copy-facts.tsx';
import { LinesTable } from '../../../ui/lines-table.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Status } from '../../../ui/status.tsx';
import { orderSteps } from '../logic/order-steps.ts';
import type { TradeSide } from '../logic/timeline.ts';
import { orderPagePath } from '../logic/trade-again.ts';
import { nextWords, reversalWords, statusWords } from '../messages.ts';
import { NextSteps } from './next-steps.tsx';
import styles from './order-details.module.css';
import { Section } from './section.tsx';
import { ThanksFor } from './thanks-for.tsx';
import { ThanksFrame } from './thanks-frame.tsx';

const kinds = { buyer: 'purchase', seller: 'sale' } as const;

type Props = { readonly id: number | null; readonly side: TradeSide };

/** A purchase or a sale: each side gets its own page, whichever address it opened. */
export function OrderThanks({ id, side }: Props) {
  const read = useApi(id === null ? null : apiPath(getOrder, id));
  return (
    <ThanksFor read={id === null ? null : read}>
      {(view) =>
        view.side === side ? (
          <PlacedOrder view={view} />
        ) : (
          <Navigate replace to={thanksPath(kinds[view.side], view.order.id)} />
        )
      }
    </ThanksFor>
  );
}

function PlacedOrder({ view }: { readonly view: OrderView }) {
  const { side, order } = view;
  const { edition, status } = order;
  const steps = orderSteps(view, useSession().site);
  const reversal = reversalWords(view);
  const table =
    view.side === 'buyer' ? buyerTable(view.order.lines) : sellerTable(view.order.lines);
  const work = (
    <>
      <ArtworkTitle name={edition.artworkName} suffix={edition.suffix} /> by{' '}
      {artistNames(edition.artists)}
    </>
  );
  const address = view.side === 'buyer' ? view.shippingAddress : null;
  return (
    <ThanksFrame
      edition={edition}
      lead={
        side === 'buyer' ? (
          <>
            You bought {work} for {formatMoney(table.total.amount)} in total.
          </>
        ) : (
          <>
            You sold {work} for {formatMoney(order.lines.price)}.
          </>
        )
      }
      ways={
        <>
          <ButtonLink to={orderPagePath(side, order)} variant="primary">
            {side === 'buyer' ? 'View order' : 'View sale'}
          </ButtonLink>
          <ButtonLink to={edition.href}>View artwork</ButtonLink>
          <ButtonLink to={side === 'buyer' ? '/artworks' : '/my-account/selling'} variant="quiet">
            {side === 'buyer' ? 'View more artworks' : 'View your listings'}
          </ButtonLink>
        </>
      }
    >
      <section aria-label="Status" className={styles.now}>
        <Status {...statusWords(side, status)} />
        <p>{nextWords(view)}</p>
        <p className={styles.actor}>
          {side === 'buyer' ? 'Order' : 'Sale'} {order.id}
        </p>
        {reversal !== null && <Notice tone="bad">{reversal}</Notice>}
        {view.side === 'buyer' ? <OrderPayment order={view.order} /> : <PayoutsHint />}
      </section>
      {steps.length > 0 && (
        <Section title="What happens next">
          <NextSteps steps={steps} />
        </Section>
      )}
      <Section title="The copy">
        <CopyFacts copy={order.copy} />
      </Section>
      <Section title={table.caption}>
        {(headingId) => <LinesTable {...table} labelledBy={headingId} />}
      </Section>
      {address && (
        <Section title="Delivery address">
          <address className={styles.address}>
            {addressLines(address).map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </Section>
      )}
    </ThanksFrame>
  );
}
