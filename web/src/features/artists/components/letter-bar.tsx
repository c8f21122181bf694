import type { MouseEvent } from 'react';
import { otherInitial } from '../../../../../shared/domain/artists.ts';
import styles from './letter-bar.module.css';

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

export function headingId(letter: string): string {
  return `letter-${letter === otherInitial ? 'other' : letter.toLowerCase()}`;
}

/** Jumps to a letter's artists. Letters without artists are shown without a link. */
export function LetterBar({ letters }: { readonly letters: readonly string[] }) {
  const others = letters.includes(otherInitial) ? [otherInitial] : [];
  return (
    <nav aria-label="Browse by letter" className={styles.bar}>
      <ul className={styles.letters}>
        {[...alphabet, ...others].map((letter) => (
          <li
            className={styles.letter}
            data-empty={!letters.includes(letter) || undefined}
            key={letter}
          >
            {letters.includes(letter) ? (
              <a
                aria-label={letter === otherInitial ? 'Other names' : `Names under ${letter}`}
                href={`#${headingId(letter)}`}
                onClick={(event) => jump(event, letter)}
              >
                {letter}
              </a>
            ) : (
              <span aria-hidden>{letter}</span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The address does not change, so that Back leaves the list instead of going through letters. */
function jump(event: MouseEvent, letter: string): void {
  const heading = document.getElementById(headingId(letter));
  if (!heading) return;
  event.preventDefault();
  heading.scrollIntoView({ block: 'start' });
  heading.focus({ preventScroll: true });
}
