import { type KeyboardEvent, memo, useId } from 'react';
import type { BulkRowForm } from '../../../../../shared/contracts/forms/bulk.ts';
import {
  type BulkColumn,
  readBulkExpiry,
  readBulkInsurance,
} from '../../../../../shared/domain/bulk-row.ts';
import { expiryOptions } from '../../../../../shared/domain/expiry.ts';
import {
  type Currency,
  currencySymbol,
  formatMoney,
  type Money,
  minorPerMajor,
} from '../../../../../shared/domain/money.ts';
import { submitDocumentsPath } from '../../../../../shared/domain/paths.ts';
import { expiryWords } from '../../../lib/format/expiry-words.ts';
import { ArtworkTitle } from '../../../ui/artwork-title.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Link } from '../../../ui/link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Status } from '../../../ui/status.tsx';
import { type BulkRow, problemsOf, type RowProblem, stateOf } from '../logic/rows.ts';
import { problemWords } from '../messages.ts';
import styles from './bulk-row.module.css';
import { WorkSearch } from './work-search.tsx';

type Props = {
  readonly row: BulkRow;
  /** From 1. */
  readonly number: number;
  readonly currency: Currency;
  readonly onChange: (row: BulkRow, change: Partial<BulkRowForm>) => void;
  readonly onRemove: (row: BulkRow) => void;
  /** Enter in the price. */
  readonly onDone: (row: BulkRow) => void;
};

const columnOf: Partial<Record<RowProblem, BulkColumn>> = {
  'edition-missing': 'edition',
  'edition-unknown': 'edition',
  'price-missing': 'price',
  'not-a-price': 'price',
  'other-currency': 'price',
  'expiry-unknown': 'expiry',
  'insurance-unknown': 'insurance',
  refused: 'price',
};

/** One work with its price. Each key press renders this row alone. */
export const BulkRowFields = memo(function BulkRowFields(props: Props) {
  const { row, number, currency, onChange, onRemove, onDone } = props;
  const id = useId();
  const { values, work, edition } = row;
  const problems = problemsOf(row, currency);
  const name = work?.name ?? (values.artwork || `row ${number}`);
  const wrong = new Set(problems.map((problem) => columnOf[problem]));
  const type = (change: Partial<typeof values>) =>
    onChange(row, { values: { ...values, ...change } });
  const wiring = (column: BulkColumn) => ({
    ...(wrong.has(column) && {
      'aria-invalid': true as const,
      'aria-describedby': `${id}-problems`,
    }),
  });

  return (
    <li className={styles.row} data-row={row.key}>
      <div className={styles.picture}>
        <Picture alt="" picture={edition?.picture ?? null} sizes="3.5rem" />
      </div>
      <div className={styles.work}>
        {work ? (
          <>
            <ArtworkTitle name={work.name} />
            <span className={styles.by}>{work.by}</span>
          </>
        ) : row.isUnsaved ? (
          <>
            <ArtworkTitle name={values.artwork} />
            <span className={styles.by}>{values.artist}</span>
          </>
        ) : (
          <WorkSearch
            label={`Find the work of row ${number}`}
            onPick={(found) =>
              onChange(row, {
                ...{ artworkId: found.id, editionId: null },
                values: { ...values, artist: found.by, artwork: found.name },
              })
            }
          />
        )}
        {work && (work.editions.length > 1 || !edition) && (
          <select
            {...wiring('edition')}
            aria-label={`Edition of ${name}`}
            className={styles.select}
            onChange={(event) =>
              onChange(row, { artworkId: row.artworkId, editionId: Number(event.target.value) })
            }
            value={edition?.editionId ?? ''}
          >
            {!edition && (
              <option disabled value="">
                Choose the edition
              </option>
            )}
            {work.editions.map((one) => (
              <option key={one.id} value={one.id}>
                {one.label}
              </option>
            ))}
          </select>
        )}
      </div>
      <div className={styles.price}>
        <div className={styles.priceField}>
          <span aria-hidden className={styles.symbol}>
            {currencySymbol(currency)}
          </span>
          <input
            {...wiring('price')}
            aria-label={`Price of ${name} in ${currency}`}
            autoComplete="off"
            className={styles.input}
            data-price
            inputMode="decimal"
            onChange={(event) => type({ price: event.target.value })}
            onKeyDown={(event: KeyboardEvent) => {
              if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
                event.preventDefault();
                onDone(row);
              }
            }}
            type="text"
            value={withoutSymbol(values.price, currency)}
          />
        </div>
        <Suggestions name={name} onTake={(price) => type({ price: plainPrice(price) })} row={row} />
      </div>
      <div className={styles.terms}>
        <select
          {...wiring('expiry')}
          aria-label={`Expiry of ${name}`}
          className={styles.select}
          onChange={(event) => type({ expiry: event.target.value })}
          value={readBulkExpiry(values.expiry) ?? ''}
        >
          {readBulkExpiry(values.expiry) === null && (
            <option disabled value="">
              {values.expiry}
            </option>
          )}
          {expiryOptions.map((days) => (
            <option key={days} value={days}>
              {expiryWords[days]}
            </option>
          ))}
        </select>
        <select
          {...wiring('insurance')}
          aria-label={`Insurance of ${name}`}
          className={styles.select}
          onChange={(event) => type({ insurance: event.target.value })}
          value={String(readBulkInsurance(values.insurance) ?? '')}
        >
          {readBulkInsurance(values.insurance) === null && (
            <option disabled value="">
              {values.insurance}
            </option>
          )}
          <option value="false">Not insured</option>
          <option value="true">Insured</option>
        </select>
      </div>
      <div className={styles.outcome}>
        <Outcome currency={currency} row={row} />
      </div>
      <div className={styles.remove}>
        <IconButton icon="close" label={`Remove ${name}`} onClick={() => onRemove(row)} />
      </div>
      {problems.length > 0 && (
        <ul className={styles.problems} id={`${id}-problems`}>
          {problems.map((problem) => (
            <li key={problem}>
              <Icon name="alert" />
              <span>
                {problemWords(problem, row, currency)}
                {problem === 'refused' && row.refusal?.next && (
                  <>
                    {' '}
                    <button
                      className={styles.suggestion}
                      onClick={() =>
                        row.refusal?.next && type({ price: plainPrice(row.refusal.next) })
                      }
                      type="button"
                    >
                      Use {formatMoney(row.refusal.next)}
                    </button>
                  </>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
});

type SuggestionsProps = {
  readonly row: BulkRow;
  readonly name: string;
  readonly onTake: (price: Money) => void;
};

function Suggestions({ row: { prices }, name, onTake }: SuggestionsProps) {
  const offered = [
    { label: 'Lowest ask', price: prices.lowestAsk },
    { label: 'Just below', price: prices.justBelow },
    { label: 'Last sale', price: prices.lastSale },
  ].flatMap(({ label, price }) => (price ? [{ label, price }] : []));
  if (offered.length === 0) return null;
  return (
    <div className={styles.suggestions}>
      {offered.map(({ label, price }) => (
        <button
          aria-label={`${label} ${formatMoney(price)} for ${name}`}
          className={styles.suggestion}
          key={label}
          onClick={() => onTake(price)}
          type="button"
        >
          {label} {formatMoney(price)}
        </button>
      ))}
    </div>
  );
}

function Outcome({ row, currency }: { readonly row: BulkRow; readonly currency: Currency }) {
  const state = stateOf(row, currency);
  const { ask } = row;
  if (state === 'checking') return <span className={styles.by}>Checking…</span>;
  if (state === 'attention' || !ask) return <Status label="Needs attention" tone="bad" />;
  return (
    <>
      <span className={styles.payout}>
        <span className={styles.by}>You receive </span>
        {formatMoney(ask.lines.payout)}
      </span>
      {ask.bidId === null ? (
        <Documents row={row} />
      ) : (
        <Status label={`Sells at once at ${formatMoney(ask.lines.price)}`} tone="waiting" />
      )}
    </>
  );
}

/** What shows that the work is genuine: it can be added before the row is placed. */
function Documents({ row: { ask, edition } }: { readonly row: BulkRow }) {
  if (!ask || !edition) return null;
  if (ask.documentStatus === 'approved') {
    return <span className={styles.by}>No documents needed</span>;
  }
  const label = ask.documentStatus === 'missing' ? 'Add documents' : 'Documents added';
  return (
    <Link
      aria-label={`${label} for ${edition.artworkName}`}
      className={styles.documents}
      to={submitDocumentsPath(ask.id, edition)}
    >
      {label}
    </Link>
  );
}

/** The field shows the symbol itself. */
function withoutSymbol(price: string, currency: Currency): string {
  const symbol = currencySymbol(currency);
  return price.startsWith(symbol) ? price.slice(symbol.length).trimStart() : price;
}

/** '1250' or '1250.50', as a price field takes it. */
function plainPrice({ amount }: Money): string {
  return amount % minorPerMajor === 0
    ? String(amount / minorPerMajor)
    : (amount / minorPerMajor).toFixed(2);
}
