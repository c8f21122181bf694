import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { RecordState } from '../../../../../../shared/desk/catalogue-fields.ts';
import { useDebounced } from '../../../../lib/use-debounced.ts';
import { Button } from '../../../../ui/button.tsx';
import { Link } from '../../../../ui/link.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { stateWords } from '../../logic/record-fields.ts';
import styles from './catalogue.module.css';

export type ListFilter = {
  readonly find?: string;
  readonly state?: 'draft' | 'published';
};

const states = [
  { value: '', label: 'All' },
  { value: 'draft', label: 'Drafts' },
  { value: 'published', label: 'Published' },
];

/** Search and filter of a list of records; both stand in the address. */
export function useListFilter(): {
  readonly filter: ListFilter;
  readonly controls: ReactNode;
} {
  const [params, setParams] = useSearchParams();
  const [typed, setTyped] = useState(params.get('find') ?? '');
  const find = useDebounced(typed.trim(), 250);
  const state = params.get('state');
  const put = (name: string, value: string) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const filter: ListFilter = {
    ...(find === '' ? {} : { find }),
    ...(state === 'draft' || state === 'published' ? { state } : {}),
  };
  const controls = (
    <search className={styles.filters}>
      <TextField
        hint="A name or an id"
        label="Find"
        onChange={({ target }) => {
          setTyped(target.value);
          put('find', target.value.trim());
        }}
        type="search"
        value={typed}
      />
      <SelectField
        label="Show"
        onChange={({ target }) => put('state', target.value)}
        options={states}
        value={state ?? ''}
      />
    </search>
  );
  return { filter, controls };
}

/** A name with its picture, as the first column of a list. */
export function NamedCell({
  to,
  name,
  picture,
}: {
  readonly to: string;
  readonly name: string;
  readonly picture: string | null;
}) {
  return (
    <span className={styles.named}>
      <span className={styles.thumbnail}>
        {picture !== null && <img alt="" height={40} loading="lazy" src={picture} width={40} />}
      </span>
      <Link to={to}>{name}</Link>
    </span>
  );
}

export function StateCell({ state }: { readonly state: RecordState }) {
  return (
    <span className={styles.state} data-state={state}>
      {stateWords[state]}
    </span>
  );
}

/** Pages of a list by the id after which they begin. */
export function Pages({
  filter,
  page,
}: {
  readonly filter: object;
  /** Renders the page after this id, and what follows it. */
  readonly page: (after: number | null, more: (next: number | null) => ReactNode) => ReactNode;
}) {
  return <PagesFrom after={null} key={JSON.stringify(filter)} page={page} />;
}

function PagesFrom({
  after,
  page,
}: {
  readonly after: number | null;
  readonly page: Parameters<typeof Pages>[0]['page'];
}) {
  const [isMore, setMore] = useState(false);
  return page(after, (next) => {
    if (next === null) return null;
    if (isMore) return <PagesFrom after={next} page={page} />;
    return (
      <p>
        <Button onClick={() => setMore(true)}>Show more</Button>
      </p>
    );
  });
}
