import { type FormEvent, useId, useState } from 'react';
import { clientRoutes } from '../../../../../shared/domain/client-routes.ts';
import { useNavigate } from '../../../lib/use-navigate.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './find-work.module.css';

/** A sale starts at the artwork's own page: search for it. */
export function FindWork() {
  const id = useId();
  const navigate = useNavigate();
  const [name, setName] = useState('');

  function search(event: FormEvent) {
    event.preventDefault();
    const q = name.trim();
    navigate(
      q === '' ? clientRoutes.artworks : `${clientRoutes.artworks}?${new URLSearchParams({ q })}`,
    );
  }

  return (
    <search>
      {/* Without JavaScript the browser submits the same search. */}
      <form action={clientRoutes.artworks} className={styles.form} onSubmit={search}>
        <label className={styles.label} htmlFor={id}>
          Which artwork do you want to sell?
        </label>
        <div className={styles.row}>
          <input
            autoComplete="off"
            className={styles.input}
            enterKeyHint="search"
            id={id}
            maxLength={100}
            name="q"
            onChange={(event) => setName(event.target.value)}
            placeholder="Artist or title"
            type="search"
            value={name}
          />
          <Button type="submit" variant="primary">
            Search{' '}
          </Button>
        </div>
      </form>
    </search>
  );
}
