import { type KeyboardEvent, lazy, Suspense, useState } from 'react';
import type { PictureView } from '../../../../../shared/contracts/catalogue.ts';
import { usePartOverlay } from '../../../lib/overlays/use-part-overlay.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from '../../../ui/picture.tsx';
import styles from './gallery.module.css';

const loadZoom = () => import('./zoom.tsx');
const Zoom = lazy(() => loadZoom().then((module) => ({ default: module.Zoom })));

type Props = { readonly name: string; readonly pictures: readonly PictureView[] };

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The artwork as large as the window allows, with zoom and its other views. */
export function Gallery({ name, pictures }: Props) {
  const [chosen, setChosen] = useState(0);
  const shown = pictures[chosen] ?? pictures[0] ?? null;

  function moveFocus(event: KeyboardEvent<HTMLElement>): void {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (chosen + step + pictures.length) % pictures.length;
    setChosen(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  }

  return (
    <div className={styles.gallery}>
      <div className={styles.wall}>
        <div className={styles.hung}>
          <Picture
            alt={shown?.alt ?? name}
            fit="box"
            key={shown?.formats[0]?.url}
            maxHeight="max(24rem, 100vh - 11rem)"
            picture={shown}
            priority
            sizes="(min-width: 60rem) 56vw, (min-width: 48rem) 46vw, 94vw"
          />
          {shown && <ZoomButton name={name} picture={shown} />}
        </div>
      </div>
      {pictures.length > 1 && (
        <ul aria-label="Images of the artwork" className={styles.views} onKeyDown={moveFocus}>
          {pictures.map((picture, index) => (
            <li key={picture.formats[0]?.url ?? picture.alt}>
              <button
                aria-label={`Image ${index + 1} of ${pictures.length}: ${picture.alt}`}
                aria-pressed={index === chosen}
                className={styles.view}
                onClick={() => setChosen(index)}
                type="button"
              >
                <Picture alt="" fit="box" picture={picture} sizes="5rem" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The whole picture is the button; the icon is only a hint. */
function ZoomButton({ name, picture }: { readonly name: string; readonly picture: PictureView }) {
  const { isOpen, open, close } = usePartOverlay('zoom');
  return (
    <>
      <button
        aria-haspopup="dialog"
        aria-label={`Zoom in on ${name}`}
        className={styles.closely}
        onClick={open}
        onFocus={() => void loadZoom()}
        onPointerEnter={() => void loadZoom()}
        type="button"
      >
        <span className={styles.mark}>
          <Icon name="zoom" />
        </span>
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <Zoom onClose={close} picture={picture} title={name} />
        </Suspense>
      )}
    </>
  );
}
