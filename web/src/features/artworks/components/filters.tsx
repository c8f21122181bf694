import { lazy, Suspense, useId, useState } from 'react';
import { mediums } from '../../../../../shared/domain/mediums.ts';
import { usePartOverlay } from '../../../lib/overlays/use-part-overlay.ts';
import { useApi } from '../../../lib/swr/use-api.ts';
import { useMediaQuery } from '../../../lib/use-media-query.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceLink } from '../../../ui/choice-link.tsx';
import { ChoiceStrip } from '../../../ui/choice-strip.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { type ListChoice, useListChoice } from '../hooks/use-list-choice.ts';
import { type ArtworkListAddress, listPath, sortLabels } from '../logic/list-query.ts';
import { Chips } from './chips.tsx';
import styles from './filters.module.css';

const FilterPanel = lazy(() =>
  import('./filter-panel.tsx').then((module) => ({ default: module.FilterPanel })),
);
const FilterOverlay = lazy(() =>
  import('./filter-overlay.tsx').then((module) => ({ default: module.FilterOverlay })),
);

/** The list's filters and sort order, all kept in the address. */
export function Filters({ list }: { readonly list: ArtworkListAddress }) {
  const choice = useListChoice(list);
  const panelId = useId();
  const sheet = usePartOverlay('filter', { followsQuery: true });
  const [isPanelOpen, setPanelOpen] = useState(false);
  const isWide = useMediaQuery('(min-width: 56rem)');
  const isOpen = sheet.isOpen || (isWide && isPanelOpen);
  const toggle = sheet.isOpen
    ? sheet.close
    : isWide
      ? () => setPanelOpen(!isPanelOpen)
      : sheet.open;
  const { data } = useApi(listPath(list, 1));
  return (
    <div className={styles.filters}>
      <Mediums choice={choice} />
      <div className={styles.bar}>
        <Button
          aria-controls={isWide ? panelId : undefined}
          aria-expanded={isWide ? isOpen : undefined}
          aria-haspopup={isWide ? undefined : 'dialog'}
          onClick={toggle}
          size="small"
          variant="quiet"
        >
          <Icon name="filter" />
          Filter
        </Button>
        <ForSale choice={choice} />
        <SortChoice choice={choice} />
      </div>
      <div id={panelId}>
        {isOpen && (
          <Suspense fallback={null}>
            {isWide ? (
              <FilterPanel choice={choice} />
            ) : (
              <FilterOverlay choice={choice} onClose={sheet.close} total={data?.total ?? null} />
            )}
          </Suspense>
        )}
      </div>
      <Chips choice={choice} known={data ?? null} />
    </div>
  );
}

type Props = { readonly choice: ListChoice };

function Mediums({ choice: { list, linkTo } }: Props) {
  return (
    <ChoiceStrip label="Mediums">
      {[undefined, ...mediums].map((medium) => (
        <li key={medium ?? 'all'}>
          <ChoiceLink
            {...linkTo({ ...list, medium })}
            aria-current={list.medium === medium ? 'true' : undefined}
          >
            {medium ?? 'All'}
          </ChoiceLink>
        </li>
      ))}
    </ChoiceStrip>
  );
}

function ForSale({ choice: { list, choose } }: Props) {
  return (
    <label className={styles.sale}>
      <input
        autoComplete="off"
        checked={list.forSale ?? false}
        onChange={({ target }) => choose({ ...list, forSale: target.checked || undefined })}
        type="checkbox"
      />
      For sale now
    </label>
  );
}

function SortChoice({ choice: { list, choose } }: Props) {
  const id = useId();
  const choices = Object.entries(sortLabels).map(([value, label]) => ({ value, label }));
  return (
    <div className={styles.sort}>
      <label htmlFor={id}>Sort</label>
      <select
        autoComplete="off"
        id={id}
        onChange={({ target }) => {
          const [sort] = Object.entries(sortLabels).find(([name]) => name === target.value) ?? [];
          choose({ ...list, sort: sort as ArtworkListAddress['sort'] });
        }}
        value={list.sort ?? 'recommended'}
      >
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
