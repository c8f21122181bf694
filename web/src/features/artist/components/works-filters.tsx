import { useId } from 'react';
import type { ArtistView, ArtistWorkSort } from '../../../../../shared/contracts/artists.ts';
import { useChosen } from '../../../lib/use-chosen.ts';
import { useNavigate } from '../../../lib/use-navigate.ts';
import { ChoiceLink } from '../../../ui/choice-link.tsx';
import { ChoiceStrip } from '../../../ui/choice-strip.tsx';
import { sortLabels, type WorksQuery, worksAddress } from '../logic/works-query.ts';
import styles from './works-filters.module.css';

type Props = { readonly artist: ArtistView; readonly query: WorksQuery };

export function WorksFilters({ artist, query: inAddress }: Props) {
  const id = useId();
  const [query, show] = useChosen(inAddress);
  const navigate = useNavigate();
  const to = (change: Partial<WorksQuery>) => worksAddress(artist.href, query, change);
  return (
    <div className={styles.filters}>
      {artist.mediums.length > 1 && (
        <ChoiceStrip label="Mediums">
          {[{ name: null, count: artist.numberOfArtworks }, ...artist.mediums].map(
            ({ name, count }) => (
              <li key={name ?? 'all'}>
                <ChoiceLink
                  aria-current={query.medium === name ? 'true' : undefined}
                  onGo={() => show({ ...query, medium: name })}
                  to={to({ medium: name })}
                >
                  {name ?? 'All'} <span className={styles.count}>{count}</span>
                </ChoiceLink>
              </li>
            ),
          )}
        </ChoiceStrip>
      )}
      <div className={styles.sort}>
        <label htmlFor={id}>Sort</label>
        <select
          id={id}
          onChange={(event) => {
            const sort = event.target.value as ArtistWorkSort;
            show({ ...query, sort });
            navigate(to({ sort }));
          }}
          value={query.sort}
        >
          {Object.entries(sortLabels).map(([sort, label]) => (
            <option key={sort} value={sort}>
              {label}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
