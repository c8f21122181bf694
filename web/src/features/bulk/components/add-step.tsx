import { useCallback, useEffect, useRef, useState } from 'react';
import { Navigate } from 'react-router';
import { getProfile } from '../../../../../shared/api/account.ts';
import { apiPath } from '../../../../../shared/api/call.ts';
import { bulkLimits, noBulkValues } from '../../../../../shared/domain/bulk-row.ts';
import type { Currency } from '../../../../../shared/domain/money.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { usePartOverlay } from '../../../lib/overlays/use-part-overlay.ts';
import { useApi } from '../../../lib/swr/use-api.ts';
import { toast } from '../../../lib/toast.ts';
import { toastUndo } from '../../../lib/toast-undo.ts';
import { useFocusWhenLost } from '../../../lib/use-focus-when-lost.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SegmentedChoice } from '../../../ui/segmented-choice.tsx';
import { LoadingBlock } from '../../../ui/skeleton.tsx';
import { type BulkRows, type NewRow, useBulkRows } from '../hooks/use-bulk-rows.ts';
import { bulkPath } from '../logic/bulk-path.ts';
import { type BulkRow, type RowState, stateOf } from '../logic/rows.ts';
import { countWords, tooManyWords } from '../messages.ts';
import styles from './add-step.module.css';
import { BulkFrame } from './bulk-frame.tsx';
import { BulkRowFields } from './bulk-row.tsx';
import { ImportRows } from './import-rows.tsx';
import { Purchases } from './purchases.tsx';
import { RemoveRows } from './remove-rows.tsx';
import { WorkSearch } from './work-search.tsx';

export function AddStep({ userId }: { readonly userId: number }) {
  const bulk = useBulkRows(userId);
  const profile = useApi(apiPath(getProfile));
  const loading = <LoadingBlock label="Loading your works" />;
  // Nothing can be listed without an address, which also decides the currency.
  if (profile.data?.shippingAddress === null) {
    return <Navigate replace to={bulkPath('shipping-and-billing')} />;
  }
  return (
    <BulkFrame step="add-listings" title="Add your works">
      <Loaded failedTitle="We couldn’t load your address" loading={loading} read={profile}>
        {() => (
          <Loaded failedTitle="We couldn’t load your works" loading={loading} read={bulk.read}>
            {({ currency }) => <Sheet bulk={bulk} currency={currency} />}
          </Loaded>
        )}
      </Loaded>
    </BulkFrame>
  );
}

type Filter = 'all' | Extract<RowState, 'attention' | 'ready'>;

function Sheet({ bulk, currency }: { readonly bulk: BulkRows; readonly currency: Currency }) {
  const { rows, change, remove } = bulk;
  const [filter, setFilter] = useState<Filter>('all');
  const purchases = usePartOverlay('bulk-purchases');
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const sheet = useFocusWhenLost<HTMLDivElement>(rows.length === 0);
  const [focused, setFocused] = useState<string | null>(null);

  const states = new Map(rows.map((row) => [row.key, stateOf(row, currency)]));
  const count = (state: RowState) => [...states.values()].filter((one) => one === state).length;
  const [attention, ready] = [count('attention'), count('ready')];

  // A row that is mended while it is being typed in stays where it is.
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const shown =
    filter === 'all' ? rows : rows.filter(({ key }) => states.get(key) === filter || kept.has(key));

  useEffect(() => {
    if (focused === null) return;
    const field = list.current?.querySelector<HTMLElement>(
      `[data-row="${CSS.escape(focused)}"] [data-price]`,
    );
    field?.focus();
    field?.scrollIntoView({ block: 'nearest' });
    setFocused(null);
  }, [focused]);

  function add(added: readonly NewRow[]): string[] {
    if (added.length + rows.length > bulkLimits.rows) {
      toast.error('Too many works', tooManyWords(added.length, rows.length));
      return [];
    }
    setFilter('all');
    return bulk.add(added);
  }

  const addBack = bulk.add;
  const removeRow = useCallback(
    (row: BulkRow) => {
      const { key, values, artworkId, edition } = row;
      remove([key]).then(
        () =>
          toastUndo(`${row.work?.name ?? (values.artwork || 'Row')} removed`, async () => {
            const editionId = edition?.editionId;
            addBack([
              {
                values,
                ...(artworkId !== null && { artworkId }),
                ...(editionId !== undefined && { editionId }),
              },
            ]);
          }),
        (error: unknown) => toast.error('Not removed', failureText(error)),
      );
    },
    [remove, addBack],
  );
  const onChange = useCallback<BulkRows['change']>(
    (row, by) => {
      setKept((before) => (before.has(row.key) ? before : new Set([...before, row.key])));
      change(row, by);
    },
    [change],
  );
  const toSearch = useCallback(() => search.current?.focus(), []);

  return (
    <div className={styles.sheet} ref={sheet} tabIndex={-1}>
      <section aria-label="Add works" className={styles.adding}>
        <div className={styles.search}>
          <WorkSearch
            field={search}
            hint="Enter takes the first result and goes to its price; Enter there comes back."
            label="Find a work to list"
            onPick={({ id, name, by }) => {
              const values = { ...noBulkValues, artist: by, artwork: name };
              setFocused(add([{ values, artworkId: id }])[0] ?? null);
            }}
          />
          <div>
            <Button onClick={() => purchases.open()}>Choose from what you bought</Button>
          </div>
        </div>
        <ImportRows already={rows.length} onAdd={add} />
      </section>
      {purchases.isOpen && <Purchases onAdd={add} onClose={purchases.close} />}
      {bulk.failure && bulk.unsaved > 0 && (
        <Notice
          action={
            <Button onClick={bulk.retry} size="small">
              Save now
            </Button>
          }
          title={`${countWords(bulk.unsaved, 'row is', 'rows are')} not saved yet`}
          tone="bad"
        >
          {bulk.failure} What you typed is kept in this window and will be sent again.
        </Notice>
      )}
      {rows.length === 0 ? (
        <EmptyState title="No works yet">
          Find a work above, or load the list that you already have.
        </EmptyState>
      ) : (
        <>
          <div className={styles.bar}>
            <SegmentedChoice
              legend="Show"
              onChange={(value) => {
                setKept(new Set());
                setFilter(value);
              }}
              options={[
                { value: 'all', label: `All ${rows.length}` },
                { value: 'attention', label: `Needs attention ${attention}` },
                { value: 'ready', label: `Ready ${ready}` },
              ]}
              value={filter}
            />
            <div className={styles.aside}>
              <span className={styles.saved} role="status">
                {bulk.unsaved === 0
                  ? 'All saved'
                  : `Saving ${countWords(bulk.unsaved, 'row', 'rows')}…`}
              </span>
              {shown.length > 0 && (
                <RemoveRows
                  keys={shown.map(({ key }) => key)}
                  label={filter === 'all' ? 'Remove all' : 'Remove those shown'}
                  remove={remove}
                />
              )}
            </div>
          </div>
          {shown.length === 0 && <p>None of the rows.</p>}
          <ul className={styles.rows} ref={list}>
            {shown.map((row, index) => (
              <BulkRowFields
                currency={currency}
                key={row.key}
                number={index + 1}
                onChange={onChange}
                onDone={toSearch}
                onRemove={removeRow}
                row={row}
              />
            ))}
          </ul>
          <div className={styles.end}>
            {ready === 0 || bulk.unsaved > 0 ? (
              <p className={styles.saved}>
                {bulk.unsaved > 0
                  ? 'You can review your listings once all rows are saved.'
                  : 'You can review your listings once a row is ready.'}
              </p>
            ) : (
              <ButtonLink to={bulkPath('review-listings')} variant="primary">
                Review {countWords(ready, 'listing', 'listings')}
              </ButtonLink>
            )}
            {attention > 0 && bulk.unsaved === 0 && (
              <p className={styles.saved}>
                {countWords(attention, 'row needs', 'rows need')} attention and will stay here.
              </p>
            )}
          </div>
        </>
      )}
    </div>
  );
}
