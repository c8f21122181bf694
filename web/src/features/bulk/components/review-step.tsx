import { expiryOptions } from '../../../../../shared/domain/expiry.ts';
import { add, formatMoney } from '../../../../../shared/domain/money.ts';
import { bulkPlacedStore } from '../../../lib/bulk-placed.ts';
import { expiryWords } from '../../../lib/format/expiry-words.ts';
import { useFocusWhenLost } from '../../../lib/use-focus-when-lost.ts';
import { useNavigate } from '../../../lib/use-navigate.ts';
import { ArtworkTitle } from '../../../ui/artwork-title.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { LoadingBlock } from '../../../ui/skeleton.tsx';
import { Badge, Status } from '../../../ui/status.tsx';
import { type BulkRows, useBulkRows } from '../hooks/use-bulk-rows.ts';
import { type Placing, type Reviewed, usePlaceBulk } from '../hooks/use-place-bulk.ts';
import { bulkPath } from '../logic/bulk-path.ts';
import type { BulkRow } from '../logic/rows.ts';
import { countWords } from '../messages.ts';
import { BulkFrame } from './bulk-frame.tsx';
import { RemoveRows } from './remove-rows.tsx';
import styles from './review-step.module.css';

export function ReviewStep({ userId }: { readonly userId: number }) {
  const bulk = useBulkRows(userId);
  return (
    <BulkFrame step="review-listings" title="Review your listings">
      <Loaded
        failedTitle="We couldn’t load your works"
        loading={<LoadingBlock label="Loading your works" />}
        read={bulk.read}
      >
        {() => <Review bulk={bulk} userId={userId} />}
      </Loaded>
    </BulkFrame>
  );
}

type ReadyRow = BulkRow & Reviewed;
const isReady = (row: BulkRow): row is ReadyRow => row.ask !== null;

function Review({ bulk, userId }: { readonly bulk: BulkRows; readonly userId: number }) {
  const navigate = useNavigate();
  const { placing, place } = usePlaceBulk((left) => {
    void bulk.read.mutate(left, { revalidate: false });
  });
  const ready = bulk.rows.filter(isReady).toSorted(salesFirst);
  const incomplete = bulk.rows.length - ready.length;
  const frame = useFocusWhenLost<HTMLDivElement>(ready.length === 0);
  const sales = ready.filter(({ ask }) => ask.bidId !== null).length;

  async function placeAll(): Promise<void> {
    const placed = await place(ready);
    if (placed === null || placed.length === 0) return;
    const known = bulkPlacedStore.read();
    const before = known?.userId === userId ? known.askIds : [];
    bulkPlacedStore.write({ userId, askIds: [...before, ...placed] });
    if (placed.length === ready.length) navigate('/my-account/selling?placed=bulk');
  }

  return (
    <div className={styles.review} ref={frame} tabIndex={-1}>
      <PlacingNotice left={ready.length} placing={placing} />
      {incomplete > 0 && (
        <Notice
          action={
            <ButtonLink to={bulkPath('add-listings')}>
              {incomplete === 1 ? 'Finish it' : 'Finish them'}
            </ButtonLink>
          }
          title={`${countWords(incomplete, 'row is', 'rows are')} not ready and will not be placed`}
          tone="waiting"
        >
          {incomplete === 1 ? 'It stays in your list.' : 'They stay in your list.'}
        </Notice>
      )}
      {ready.length === 0 ? (
        <EmptyState
          action={<ButtonLink to={bulkPath('add-listings')}>Add works</ButtonLink>}
          title="Nothing to review"
        >
          Works appear here once they have an edition and a price.
        </EmptyState>
      ) : (
        <>
          <ul>
            {ready.map((row) => (
              <ReviewedRow key={row.key} row={row} />
            ))}
          </ul>
          <Total ready={ready} />
          <div className={styles.place}>
            {placing.state === 'placing' && (
              <ProgressBar
                label={`Placing ${placing.done} of ${placing.total}`}
                value={placing.done / placing.total}
              />
            )}
            <div className={styles.buttons}>
              <Button
                loading={placing.state === 'placing'}
                onClick={() => void placeAll()}
                variant="primary"
              >
                Place {countWords(ready.length, 'listing', 'listings')}
                {sales > 0 && ` · ${sales} ${sales === 1 ? 'sells' : 'sell'} at once`}
              </Button>
              {placing.state !== 'placing' && (
                <RemoveRows
                  keys={ready.map(({ key }) => key)}
                  label={ready.length === 1 ? 'Remove it instead' : 'Remove them instead'}
                  remove={bulk.remove}
                />
              )}
            </div>
            <p className={styles.soft}>
              A listing goes live once we have approved its documents; at once where we have
              approved yours for the same edition before. One at or below the highest bid is sold at
              that bid, and cannot be taken back.
            </p>
          </div>
        </>
      )}
    </div>
  );
}

function salesFirst(a: ReadyRow, b: ReadyRow): number {
  return Number(b.ask.bidId !== null) - Number(a.ask.bidId !== null);
}

function PlacingNotice({ placing, left }: { readonly placing: Placing; readonly left: number }) {
  if (placing.state !== 'done') return null;
  const { placed, failure, isUnknown } = placing;
  if (isUnknown) {
    return (
      <Notice answers={placing} title="We do not know yet which were placed" tone="bad">
        {failure} Reload this page to see what is left. Placing again lists nothing twice.
      </Notice>
    );
  }
  if (left === 0) return null;
  return (
    <Notice
      action={
        placed.length > 0 && (
          <ButtonLink to="/my-account/selling?placed=bulk">View Selling</ButtonLink>
        )
      }
      answers={placing}
      title={`${countWords(placed.length, 'listing was', 'listings were')} placed, ${left} ${left === 1 ? 'was' : 'were'} not`}
      tone="bad"
    >
      {failure ?? 'The reason stands beside each.'} Placing again sends only those that are left.
    </Notice>
  );
}

function ReviewedRow({ row }: { readonly row: ReadyRow }) {
  const { ask, edition, refusal } = row;
  const expiry = expiryOptions.find((days) => days === ask.expiresInDays) ?? 0;
  return (
    <li className={styles.row}>
      <div className={styles.picture}>
        <Picture alt="" picture={edition?.picture ?? null} sizes="3.5rem" />
      </div>
      <div className={styles.work}>
        <span>
          <ArtworkTitle name={edition?.artworkName ?? ''} />{' '}
          {edition?.suffix && <Badge>{edition.suffix}</Badge>}
        </span>
        <span className={styles.soft}>{edition?.artists.map(({ name }) => name).join(', ')}</span>
        {refusal && (
          <span className={styles.refusal}>
            Not placed: {refusal.message}
            {refusal.next && ` The nearest price is ${formatMoney(refusal.next)}.`}
          </span>
        )}
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{ask.bidId === null ? 'Your price' : 'Highest bid'}</dt>
          <dd>{formatMoney(ask.lines.price)}</dd>
        </div>
        <div>
          <dt>You receive</dt>
          <dd>{formatMoney(ask.lines.payout)}</dd>
        </div>
      </dl>
      <div className={styles.terms}>
        {ask.bidId === null ? (
          <span className={styles.soft}>{expiryWords[expiry]}</span>
        ) : (
          <Status label="Sells at once" tone="waiting" />
        )}
        {ask.insured && <span className={styles.soft}>Insured</span>}
      </div>
    </li>
  );
}

function Total({ ready }: { readonly ready: readonly ReadyRow[] }) {
  const [first, ...others] = ready.map(({ ask }) => ask.lines.payout);
  if (!first) return null;
  return (
    <dl className={styles.total}>
      <dt>You receive if all are sold</dt>
      <dd>{formatMoney(add(first, ...others))}</dd>
    </dl>
  );
}
