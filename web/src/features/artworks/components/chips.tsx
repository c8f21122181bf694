import type { ArtworkList } from '../../../../../shared/contracts/catalogue.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import type { ListChoice } from '../hooks/use-list-choice.ts';
import { activeFilters } from '../logic/active-filters.ts';
import { unfiltered } from '../logic/list-query.ts';
import styles from './chips.module.css';

type Props = {
  readonly choice: ListChoice;
  /** A loaded page of the list, which gives the artist's name. */
  readonly known: ArtworkList | null;
};

/** The active filters; pressing one removes it. */
export function Chips({ choice: { list, linkTo }, known }: Props) {
  const { place, rates } = useSession();
  const filters = activeFilters(list, {
    artistName: artistNamed(list.artist, known),
    currency: place.currency,
    rates: rates.values,
  });
  if (filters.length === 0) return null;
  return (
    <ul aria-label="Active filters" className={styles.chips}>
      {filters.map(({ label, without }) => (
        <li key={label}>
          <Link aria-label={`Remove ${label}`} className={styles.chip} {...linkTo(without)}>
            {label}
            <Icon name="close" />
          </Link>
        </li>
      ))}
      {filters.length > 1 && (
        <li>
          <Link className={styles.clear} {...linkTo(unfiltered(list))}>
            Clear all
          </Link>
        </li>
      )}
    </ul>
  );
}

function artistNamed(id: number | undefined, known: ArtworkList | null): string | null {
  const artists = known?.items.flatMap((work) => work.artists) ?? [];
  return artists.find((artist) => artist.id === id)?.name ?? null;
}
