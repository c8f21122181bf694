import { useId } from 'react';
import { useNavigate } from 'react-router';
import { mediums } from '../../../../../shared/domain/mediums.ts';
import { Link } from '../../../ui/link.tsx';
import { type ListQuery, listAddress, type Sort, sortLabels } from '../logic/list-query.ts';
import styles from './filters.module.css';

export function Filters({ query }: { readonly query: ListQuery }) {
  return (
    <div className={styles.filters}>
      <nav aria-label="Mediums" className={styles.mediums}>
        <ul className={styles.list}>
          {[null, ...mediums].map((medium) => (
            <li key={medium ?? 'all'}>
              <Link
                aria-current={query.medium === medium ? 'true' : undefined}
                className={styles.medium}
                to={listAddress(query, { medium })}
              >
                {medium ?? 'All'}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <SortChoice query={query} />
    </div>
  );
}

function SortChoice({ query }: { readonly query: ListQuery }) {
  const id = useId();
  const navigate = useNavigate();
  return (
    <div className={styles.sort}>
      <label htmlFor={id}>Sort</label>
      <select
        id={id}
        onChange={(event) => navigate(listAddress(query, { sort: event.target.value as Sort }))}
        value={query.sort}
      >
        {Object.entries(sortLabels).map(([sort, label]) => (
          <option key={sort} value={sort}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
