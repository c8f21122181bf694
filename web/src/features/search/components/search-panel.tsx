import { type Ref, useEffect, useImperativeHandle, useState } from 'react';
import { apiPath } from '../../../../../shared/api/call.ts';
import { searchCatalogue } from '../../../../../shared/api/search.ts';
import type { SearchView } from '../../../../../shared/contracts/search.ts';
import { clientRoutes } from '../../../../../shared/domain/client-routes.ts';
import { searchDebounceMs, searchWords } from '../../../../../shared/domain/searches.ts';
import { useApi } from '../../../lib/swr/use-api.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { useNavigate } from '../../../lib/use-navigate.ts';
import { ReadFailed } from '../../../ui/loaded.tsx';
import { useIsSlow } from '../hooks/use-is-slow.ts';
import { useLatestSearches } from '../hooks/use-latest-searches.ts';
import {
  hitGroup,
  type OptionGroup,
  resultsPath,
  type SearchOption,
  stepTo,
} from '../logic/options.ts';
import { OptionList } from './option-list.tsx';
import styles from './search-panel.module.css';

export type PanelControl = {
  /** Moves the active suggestion; past either end comes the field. */
  readonly move: (step: 1 | -1) => void;
  /** Opens the active suggestion; false if there is none. */
  readonly choose: () => boolean;
};

type Props = {
  readonly text: string;
  readonly listId: string;
  readonly control: Ref<PanelControl>;
  /** The id of the active suggestion's element; null: none. */
  readonly onActive: (id: string | null) => void;
  /** Whether there are suggestions. */
  readonly onLines: (isAny: boolean) => void;
  readonly onLeave: () => void;
};

/** Suggestions for the typed text; recent searches while the field is empty. */
export function SearchPanel({ text, listId, control, onActive, onLines, onLeave }: Props) {
  const navigate = useNavigate();
  const words = useDebounced(searchWords(text), searchDebounceMs);
  const read = useApi(words === '' ? null : apiPath(searchCatalogue, { q: words }));
  const { data, error, isLoading } = read;
  const latest = useLatestSearches();
  const isWaiting = words !== searchWords(text) || isLoading;
  const isSlow = useIsSlow(isLoading);
  const groups = words === '' ? latestGroups(latest.hits) : foundGroups(words, data);
  const options = groups.flatMap((group) => group.options);
  const [chosen, setChosen] = useState<{ readonly of: string; readonly index: number } | null>(
    null,
  );
  // A new list starts without an active suggestion.
  const active = chosen?.of === words && chosen.index < options.length ? chosen.index : -1;
  const isAny = options.length > 0;
  useEffect(() => onLines(isAny), [onLines, isAny]);
  const idOf = (index: number) => (index < 0 ? null : `${listId}-${index}`);

  function take(option: SearchOption): void {
    if ('hit' in option) latest.remember(option.hit);
    onLeave();
  }

  useImperativeHandle(control, () => ({
    move(step) {
      const index = stepTo(active, step, options.length);
      setChosen({ of: words, index });
      onActive(idOf(index));
      const line = index < 0 ? null : document.getElementById(`${listId}-${index}`);
      line?.scrollIntoView({ block: 'nearest' });
    },
    choose() {
      const option = options[active];
      if (!option) return false;
      navigate(option.to);
      take(option);
      return true;
    },
  }));

  const count = data && data.artists.length + data.artworks.length;
  const isEmpty = count === 0;
  return (
    <div>
      <p aria-live="polite" className={styles.status}>
        {statusOf({ words, isWaiting, isSlow, isEmpty, isAny, count })}
      </p>
      {error && !data ? (
        <ReadFailed read={read} title="Search failed" />
      ) : (
        <>
          {isEmpty && (
            <p className={styles.hint}>Check the spelling, or search for part of the name.</p>
          )}
          {isAny && (
            <OptionList
              active={active}
              groups={groups}
              idOf={(index) => `${listId}-${index}`}
              listId={listId}
              onTake={take}
            />
          )}
        </>
      )}
    </div>
  );
}

function latestGroups(hits: Parameters<typeof hitGroup>[1]): OptionGroup[] {
  return hits.length === 0 ? [] : [hitGroup('Latest searches', hits.slice(0, 8))];
}

function foundGroups(words: string, found: SearchView | undefined): OptionGroup[] {
  if (!found) return [];
  const { artists, artworks, soughtAfter } = found;
  if (artists.length + artworks.length === 0) {
    return [
      ...(soughtAfter.length > 0 ? [hitGroup('Trending artists', soughtAfter)] : []),
      {
        title: 'Browse instead',
        options: [
          { key: 'artworks', to: clientRoutes.artworks, label: 'All artworks' },
          { key: 'releases', to: clientRoutes.releases, label: 'Release calendar' },
        ],
      },
    ];
  }
  const label = `All artworks matching ‘${words}’`;
  return [
    ...(artists.length > 0 ? [hitGroup('Artists', artists)] : []),
    ...(artworks.length > 0
      ? [
          hitGroup('Artworks', artworks),
          { title: '', options: [{ key: 'all', to: resultsPath(words), label }] },
        ]
      : []),
  ];
}

/** Announced to screen readers when it changes. */
function statusOf({
  words,
  isWaiting,
  isSlow,
  isEmpty,
  isAny,
  count,
}: {
  readonly words: string;
  readonly isWaiting: boolean;
  readonly isSlow: boolean;
  readonly isEmpty: boolean;
  readonly isAny: boolean;
  readonly count: number | undefined;
}): string {
  if (isSlow) return 'This is taking longer than usual. Still searching …';
  if (isWaiting) return 'Searching …';
  if (words === '') return isAny ? '' : 'Enter the name of an artist or artwork.';
  if (isEmpty) return 'No results';
  return count === undefined ? '' : `${count} ${count === 1 ? 'result' : 'results'}`;
}
