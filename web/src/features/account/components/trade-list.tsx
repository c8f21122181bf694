import { Fragment } from 'react';
import { useSession } from '../../../lib/session/use-session.ts';
import { useFocusWhenLost } from '../../../lib/use-focus-when-lost.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import {
  listToolsFrom,
  type RowOrder,
  rowOrders,
  searchRows,
  sortRows,
  type TradeTab,
} from '../logic/trade-rows.ts';
import styles from './trade-list.module.css';

type Props = {
  readonly tab: TradeTab;
  /** Of the address: what is searched for as `q`, the order as `sort`. */
  readonly query: URLSearchParams;
  readonly onChange: (values: Readonly<Record<string, string>>) => void;
};

export function TradeList({ tab, query, onChange }: Props) {
  const { rates } = useSession();
  const { rows, empty, action, below } = tab;
  const hasTools = rows.length >= listToolsFrom;
  const text = hasTools ? (query.get('q') ?? '') : '';
  // A row leaves with the button that withdraws it.
  const list = useFocusWhenLost<HTMLDivElement>(rows.map(({ key }) => key).join());
  const found = searchRows(rows, text);
  const shown = sortRows(found, hasTools ? orderOf(query) : 'newest', rates.values);
  const expires = rows.some(({ expiresAt }) => expiresAt !== null);
  const options = Object.entries(rowOrders)
    .filter(([value]) => expires || value !== 'expiring')
    .map(([value, label]) => ({ value, label }));
  return (
    <div ref={list} tabIndex={-1}>
      {hasTools && (
        <div className={styles.tools}>
          <TextField
            autoComplete="off"
            label="Search by title or artist"
            onChange={({ target }) => onChange({ q: target.value })}
            spellCheck={false}
            type="search"
            value={text}
          />
          <SelectField
            label="Sort"
            onChange={({ target }) =>
              onChange({ sort: target.value === 'newest' ? '' : target.value })
            }
            options={options}
            value={orderOf(query)}
          />
        </div>
      )}
      {action && <div className={styles.action}>{action}</div>}
      {hasTools && (
        <p className={styles.found} role="status">
          {text !== '' && `${found.length} of ${rows.length}`}
        </p>
      )}
      {rows.length === 0 && <p>{empty}</p>}
      {rows.length > 0 && shown.length === 0 && (
        <EmptyState
          action={<Button onClick={() => onChange({ q: '' })}>Show all</Button>}
          title="No results"
        />
      )}
      {shown.length > 0 && (
        <ul className={styles.list}>
          {shown.map(({ key, content }) => (
            <Fragment key={key}>{content}</Fragment>
          ))}
        </ul>
      )}
      {below}
    </div>
  );
}

function orderOf(query: URLSearchParams): RowOrder {
  const sort = query.get('sort');
  return Object.keys(rowOrders).find((order): order is RowOrder => order === sort) ?? 'newest';
}
