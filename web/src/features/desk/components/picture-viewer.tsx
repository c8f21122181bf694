import { type KeyboardEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Keys } from './keys.tsx';
import styles from './picture-viewer.module.css';

export type Viewed = { readonly url: string; readonly name: string };

type Props = {
  readonly pictures: readonly Viewed[];
  /** The picture that is open; null: none. */
  readonly at: number | null;
  readonly onChange: (at: number | null) => void;
  /** Stays at the side, to compare with. */
  readonly beside?: Viewed | null;
};

/** Pictures over the whole window, one at a time, whole or in their actual size. */
export function PictureViewer({ pictures, at, onChange, beside = null }: Props) {
  const shown = at === null ? undefined : pictures[at];
  return (
    <Dialog
      onClose={() => onChange(null)}
      open={shown !== undefined}
      size="full"
      title={shown?.name ?? ''}
    >
      {at !== null && shown !== undefined && (
        <Stage
          beside={beside?.url === shown.url ? null : beside}
          count={pictures.length}
          go={(step) => onChange((at + step + pictures.length) % pictures.length)}
          shown={shown}
        />
      )}
    </Dialog>
  );
}

type StageProps = {
  readonly shown: Viewed;
  readonly beside: Viewed | null;
  readonly count: number;
  readonly go: (step: number) => void;
};

function Stage({ shown, beside, count, go: goTo }: StageProps) {
  const [isActual, setActual] = useState(false);
  const go = (step: number) => {
    setActual(false);
    goTo(step);
  };
  const zoom = () => setActual(!isActual);
  const onKeyDown = (event: KeyboardEvent) => {
    const action = { z: zoom, ArrowRight: () => go(1), ArrowLeft: () => go(-1) }[event.key];
    const scrolls = isActual && event.key !== 'z';
    if (action === undefined || scrolls || (count === 1 && event.key !== 'z')) return;
    event.preventDefault();
    action();
  };
  return (
    <section aria-label="Picture" onKeyDown={onKeyDown}>
      <div className={styles.tools}>
        <Button aria-pressed={isActual} data-first onClick={zoom} size="small">
          Actual size
        </Button>
        {count > 1 && (
          <>
            <Button onClick={() => go(-1)} size="small">
              Previous
            </Button>
            <Button onClick={() => go(1)} size="small">
              Next
            </Button>
          </>
        )}
        <Keys
          keys={[
            ['z', 'actual size'],
            ...(count > 1 ? ([['← →', 'previous and next']] as const) : []),
          ]}
        />
      </div>
      <div className={styles.stage} data-actual={isActual || undefined}>
        <figure className={styles.shown}>
          <button
            aria-label={isActual ? 'Show all of it' : 'Show its actual size'}
            className={styles.picture}
            onClick={zoom}
            type="button"
          >
            <img alt={shown.name} src={shown.url} />
          </button>
        </figure>
        {beside !== null && (
          <figure className={styles.beside}>
            <img alt={beside.name} src={beside.url} />
            <figcaption>{beside.name}</figcaption>
          </figure>
        )}
      </div>
    </section>
  );
}
