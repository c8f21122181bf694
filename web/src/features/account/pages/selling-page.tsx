import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { getSelling } from '../../../../../shared/api/account.ts';
import { apiPath } from '../../../../../shared/api/call.ts';
import type { AskView, SellingView } from '../../../../../shared/contracts/account.ts';
import { askInBook, runningAsks } from '../../../../../shared/domain/ask-status.ts';
import { bulkPlacedStore } from '../../../lib/bulk-placed.ts';
import { PayoutsHint } from '../../../lib/payment/payment-parts.tsx';
import { useSession } from '../../../lib/session/use-session.ts';
import { useApi } from '../../../lib/swr/use-api.ts';
import { useNavigate } from '../../../lib/use-navigate.ts';
import { AccountFrame } from '../../../ui/account-frame.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { AskPlacedDialog } from '../components/ask-placed-dialog.tsx';
import { AwayNotice, GoAway } from '../components/away.tsx';
import { BulkPlacedDialog } from '../components/bulk-placed-dialog.tsx';
import { ExtendAll } from '../components/extend-all.tsx';
import { ListSkeleton } from '../components/list-skeleton.tsx';
import { ManyListings, manyParam } from '../components/many-listings.tsx';
import { PauseNotices } from '../components/pause-notices.tsx';
import { Statements } from '../components/statements.tsx';
import { Totals } from '../components/totals.tsx';
import { rowOfAsk, rowOfSale } from '../components/trade-rows.tsx';
import { TradeTabs } from '../components/trade-tabs.tsx';
import { usePlacedAsk } from '../hooks/use-placed-ask.ts';
import { isFinished } from '../logic/is-finished.ts';
import styles from './selling-page.module.css';

export function SellingPage() {
  const read = useApi(apiPath(getSelling));
  return (
    <AccountFrame title="Selling">
      <Loaded
        failedTitle="We couldn’t load your listings and sales"
        loading={<ListSkeleton label="Loading your listings and sales" />}
        read={read}
      >
        {(selling) => (
          <>
            {selling.paused && <PauseNotices paused={selling.paused} />}
            <Selling selling={selling} />
          </>
        )}
      </Loaded>
    </AccountFrame>
  );
}

const open: ReadonlySet<AskView['status']> = new Set([
  'Approved',
  'Paused',
  'PendingAuthentication',
  'MoreInfoRequired',
  'Rejected',
]);

const isExtendable = ({ status, expiresAt }: AskView) =>
  runningAsks.includes(status) && expiresAt !== null;

/** The listings of the bulk upload that this tab has just placed. */
function usePlacedTogether(asks: readonly AskView[]): readonly AskView[] {
  const { user } = useSession();
  const placed = bulkPlacedStore.read();
  if (!placed || placed.userId !== user?.id) return [];
  const ids = new Set(placed.askIds);
  return asks.filter(({ id }) => ids.has(id));
}

function Selling({ selling }: { readonly selling: SellingView }) {
  const { asks, orders, awayUntil } = selling;
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [preselected, setPreselected] = useState<readonly number[]>([]);
  const newest = Number(query.get('askId'));
  const placed = usePlacedAsk();
  const placedAsk = asks.find(({ id }) => id === newest);
  const placedTogether = usePlacedTogether(asks);
  const listed = asks.filter(({ status }) => open.has(status));
  const past = asks.filter(({ status }) => status === 'Voided' || status === 'Expired');

  if (query.has(manyParam)) return <ManyListings asks={listed} preselected={preselected} />;
  if (listed.length + past.length + orders.length === 0) {
    return (
      <EmptyState
        action={
          <>
            <ButtonLink to="/artworks" variant="primary">
              Find your edition
            </ButtonLink>{' '}
            <ButtonLink to="/bulk-upload">List many works</ButtonLink>
          </>
        }
        title="No listings or sales yet"
      >
        Find the edition you own, then list it at your price or sell to the highest bidder now.
      </EmptyState>
    );
  }
  const isNamed = (id: number) => id === Number(query.get('orderId'));
  const [underWay = [], over = []] = [false, true].map((is) =>
    orders.filter(({ status }) => isFinished('seller', status) === is),
  );
  return (
    <>
      {placed && placed.kind !== 'bulk' && placedAsk && (
        <AskPlacedDialog ask={placedAsk} isEdit={placed.kind === 'edit'} onClose={placed.onClose} />
      )}
      {placed?.kind === 'bulk' && placedTogether.length > 0 && (
        <BulkPlacedDialog
          asks={placedTogether}
          onChange={() => {
            bulkPlacedStore.write(null);
            setPreselected(placedTogether.map(({ id }) => id));
            navigate({ search: `?tab=listings&${manyParam}=select` });
          }}
          onClose={() => {
            bulkPlacedStore.write(null);
            placed.onClose();
          }}
        />
      )}
      <div className={styles.hint}>
        <p>
          <Link to="/bulk-upload">List many works at once</Link>
        </p>
      </div>
      {awayUntil && (
        <div className={styles.hint}>
          <AwayNotice
            left={listed.filter(({ status }) => status === askInBook).length}
            until={awayUntil}
          />
        </div>
      )}
      <TradeTabs
        label="Your listings and sales"
        tabs={[
          {
            id: 'listings',
            label: 'Listings',
            rows: listed.map((ask) => rowOfAsk(ask, ask.id === newest)),
            empty: 'You have no active listings.',
            action: listed.length > 0 && (
              <div className={styles.actions}>
                {listed.length > 1 && (
                  <ButtonLink size="small" to={`?tab=listings&${manyParam}=select`}>
                    Change several
                  </ButtonLink>
                )}
                {listed.some(isExtendable) && <ExtendAll side="asks" />}
                {awayUntil === null && <GoAway />}
              </div>
            ),
          },
          {
            id: 'under-way',
            label: 'Under way',
            rows: underWay.map((order) => rowOfSale(order, isNamed(order.id))),
            empty: 'No sale of yours is under way.',
          },
          {
            id: 'finished',
            label: 'Finished',
            rows: [
              ...over.map((order) => rowOfSale(order, isNamed(order.id))),
              ...past.map((ask) => rowOfAsk(ask, ask.id === newest)),
            ],
            empty: 'Nothing has finished yet.',
            below: <Totals side="asks" />,
          },
        ]}
      />
      {/* Below the list, which it would move when it comes. */}
      <div className={styles.below}>
        <PayoutsHint />
        <Statements />
      </div>
    </>
  );
}
