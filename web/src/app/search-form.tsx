import { type FormEvent, useId } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { clientRoutes } from '../../../shared/domain/client-routes.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './search-form.module.css';

/** Leads to the artworks that match. The field shows what the address searches for. */
export function SearchForm({ onSearch }: { readonly onSearch?: () => void }) {
  const id = useId();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const searched = query.get('q') ?? '';

  function search(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    const search = text === '' ? '' : `?${new URLSearchParams({ q: text })}`;
    navigate(clientRoutes.artworks + search);
    onSearch?.();
  }

  return (
    <search>
      <form action={clientRoutes.artworks} className={styles.form} onSubmit={search}>
        <label className={styles.label} htmlFor={id}>
          Search artists and artworks
        </label>
        <input
          autoComplete="off"
          className={styles.input}
          defaultValue={searched}
          id={id}
          // A new search from elsewhere replaces what was typed here.
          key={searched}
          maxLength={100}
          name="q"
          placeholder="Artist or artwork"
          type="search"
        />
        <button aria-label="Search" className={styles.button} type="submit">
          <Icon name="search" />
        </button>
      </form>
    </search>
  );
}
