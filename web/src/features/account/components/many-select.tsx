import { useState } from 'react';
import type { AskView } from '../../../../../shared/contracts/account.ts';
import { formatMoney } from '../../../../../shared/domain/money.ts';
import { countOf } from '../../../lib/format/count-of.ts';
import { saveCsv } from '../../../lib/save-csv.ts';
import { askStatusWords } from '../../../lib/status-words.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckboxField } from '../../../ui/choice.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { bulkDays } from '../logic/bulk-days.ts';
import { listingRows } from '../logic/listing-rows.ts';
import type { ManyAction } from '../logic/plan-changes.ts';
import { listToolsFrom, searchRows } from '../logic/trade-rows.ts';
import { Expiry } from './expiry.tsx';
import styles from './many.module.css';
import { ManyRow } from './many-row.tsx';

type Props = {
  readonly asks: readonly AskView[];
  readonly selected: ReadonlySet<number>;
  readonly onSelect: (selected: ReadonlySet<number>) => void;
  readonly onAction: (kind: ManyAction['kind']) => void;
  readonly onClose: () => void;
};

/** Days of bulk uploads that are offered. */
const bulkDaysAtMost = 3;

const actions = [
  { kind: 'price', label: 'Change prices' },
  { kind: 'expiry', label: 'Extend' },
  { kind: 'withdraw', label: 'Withdraw' },
] as const;

/** Selects listings, and what to do with them. */
export function ManySelect({ asks, selected, onSelect, onAction, onClose }: Props) {
  const [text, setText] = useState('');
  const shown = searchRows(asks, text);
  const chosen = asks.filter(({ id }) => selected.has(id));
  const chosenShown = shown.filter(({ id }) => selected.has(id)).length;
  const uploads = text === '' ? bulkDays(asks).slice(0, bulkDaysAtMost) : [];
  const isAll = shown.length > 0 && chosenShown === shown.length;

  function select(ids: readonly number[], isOn: boolean) {
    const next = new Set(selected);
    for (const id of ids) {
      if (isOn) next.add(id);
      else next.delete(id);
    }
    onSelect(next);
  }

  if (asks.length === 0) {
    return (
      <EmptyState
        action={<Button onClick={onClose}>Back to your listings</Button>}
        title="You have no active listings"
      />
    );
  }
  return (
    <>
      {asks.length >= listToolsFrom && (
        <div className={styles.search}>
          <TextField
            autoComplete="off"
            label="Search by title or artist"
            onChange={({ target }) => setText(target.value)}
            spellCheck={false}
            type="search"
            value={text}
          />
        </div>
      )}
      <div className={styles.bar}>
        <p aria-live="polite" className={styles.count}>
          {chosen.length === 0 ? 'None selected' : `${countOf(chosen.length, 'listing')} selected`}
        </p>
        <div className={styles.actions}>
          {actions.map(({ kind, label }) => (
            <Button
              disabled={chosen.length === 0}
              key={kind}
              onClick={() => onAction(kind)}
              size="small"
            >
              {label}
            </Button>
          ))}
          <Button
            disabled={chosen.length === 0}
            onClick={() => saveCsv('listings.csv', listingRows(chosen, window.location.origin))}
            size="small"
          >
            Export CSV
          </Button>
          <Button onClick={onClose} size="small" variant="quiet">
            Done
          </Button>
        </div>
      </div>
      {shown.length === 0 ? (
        <EmptyState
          action={<Button onClick={() => setText('')}>Show all</Button>}
          title="No results"
        />
      ) : (
        <>
          <CheckboxField
            checked={isAll}
            label={text === '' ? `All ${asks.length}` : `All ${shown.length} found`}
            onChange={({ target }) =>
              select(
                shown.map(({ id }) => id),
                target.checked,
              )
            }
            ref={(box) => {
              if (box) box.indeterminate = chosenShown > 0 && !isAll;
            }}
          />
          {uploads.map(({ day, askIds }) => (
            <CheckboxField
              checked={askIds.every((id) => selected.has(id))}
              key={day}
              label={`Added by bulk upload on ${day} (${askIds.length})`}
              onChange={({ target }) => select(askIds, target.checked)}
            />
          ))}
          <ul className={styles.list}>
            {shown.map((ask) => (
              <ManyRow
                ask={ask}
                control={(labelId) => (
                  <CheckboxField
                    aria-labelledby={labelId}
                    checked={selected.has(ask.id)}
                    label=""
                    onChange={({ target }) => select([ask.id], target.checked)}
                  />
                )}
                figure={formatMoney(ask.price)}
                key={ask.id}
              >
                <p className={styles.note}>
                  {askStatusWords[ask.status].label}
                  {ask.status !== 'PendingAuthentication' && (
                    <>
                      {' · '}
                      <Expiry at={ask.expiresAt} />
                    </>
                  )}
                </p>
              </ManyRow>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
