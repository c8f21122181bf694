import { type KeyboardEvent, useState } from 'react';
import type { PictureView } from '../../../../../shared/contracts/catalogue.ts';
import { Picture } from '../../../ui/picture.tsx';
import styles from './gallery.module.css';

type Props = { readonly name: string; readonly pictures: readonly PictureView[] };

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The work as large as the window lets it be, and its other views to choose from. */
export function Gallery({ name, pictures }: Props) {
  const [chosen, setChosen] = useState(0);
  const shown = pictures[chosen] ?? pictures[0] ?? null;

  function walk(event: KeyboardEvent<HTMLElement>): void {
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
        <Picture
          alt={shown?.alt ?? name}
          fit="box"
          key={shown?.formats[0]?.url}
          picture={shown}
          priority
          sizes="(min-width: 110rem) 62rem, (min-width: 60rem) 56vw, 94vw"
        />
      </div>
      {pictures.length > 1 && (
        <ul aria-label="Views of the work" className={styles.views} onKeyDown={walk}>
          {pictures.map((picture, index) => (
            <li key={picture.formats[0]?.url ?? picture.alt}>
              <button
                aria-label={`View ${index + 1} of ${pictures.length}: ${picture.alt}`}
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
