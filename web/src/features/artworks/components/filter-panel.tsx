import { type ReactNode, useId } from 'react';
import { editionSizes } from '../../../../../shared/domain/edition-sizes.ts';
import { Link } from '../../../ui/link.tsx';
import type { ListChoice } from '../hooks/use-list-choice.ts';
import { sizeLabels } from '../logic/active-filters.ts';
import { ArtistFilter } from './artist-filter.tsx';
import styles from './filter-panel.module.css';
import { PriceFilter } from './price-filter.tsx';
import { YearFilter } from './year-filter.tsx';

type Props = { readonly choice: ListChoice };

/** All filters but the medium. Each choice applies at once. */
export function FilterPanel({ choice }: Props) {
  return (
    <div className={styles.panel}>
      <Part title="Lowest ask">
        <PriceFilter choice={choice} />
      </Part>
      <Part title="Artist">
        <ArtistFilter choice={choice} />
      </Part>
      <Part title="Year">
        <YearFilter choice={choice} />
      </Part>
      <Part title="Edition size">
        <SizeFilter choice={choice} />
      </Part>
    </div>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 className={styles.title} id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}

function SizeFilter({ choice: { list, linkTo } }: Props) {
  const choices = (Object.keys(editionSizes) as (keyof typeof editionSizes)[]).toSorted(
    (one, other) => order.indexOf(String(one)) - order.indexOf(String(other)),
  );
  return (
    <ul className={styles.choices}>
      {choices.map((choice) => {
        const isChosen = list.size === String(choice);
        return (
          <li key={choice}>
            <Link
              {...linkTo({ ...list, size: isChosen ? undefined : String(choice) })}
              aria-current={isChosen ? 'true' : undefined}
              className={styles.choice}
            >
              {sizeLabels[choice]}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

/** From small to large; an object would list its numeric keys first. */
const order = ['unique', '25', '50', '100', '250', 'larger', 'open'];
