import { useLayoutEffect } from 'react';
import { countOf } from '../../../lib/format/count-of.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { ListChoice } from '../hooks/use-list-choice.ts';
import styles from './filter-overlay.module.css';
import { FilterPanel } from './filter-panel.tsx';

type Props = {
  readonly choice: ListChoice;
  /** How many works match; null while loading. */
  readonly total: number | null;
  readonly onClose: () => void;
};

/** The filters on narrow windows. The list behind is filtered at once. */
export function FilterOverlay({ choice, total, onClose }: Props) {
  // On closing, scrolls to the top: the list may have changed.
  useLayoutEffect(() => () => window.scrollTo(0, 0), []);
  return (
    <Dialog onClose={onClose} open size="full" title="Filter">
      <FilterPanel choice={choice} />
      <div className={styles.foot}>
        <Button block onClick={onClose} variant="primary">
          {total === null ? 'Show artworks' : `Show ${countOf(total, 'artwork')}`}
        </Button>
      </div>
    </Dialog>
  );
}
