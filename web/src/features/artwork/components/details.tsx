import { useId } from 'react';
import type { ArtworkView, EditionView } from '../../../../../shared/contracts/catalogue.ts';
import { editionLabel } from '../../../../../shared/domain/edition-label.ts';
import { useTimeZone } from '../../../lib/format/use-time-zone.ts';
import { releaseDay } from '../logic/release-day.ts';
import styles from './details.module.css';

type Props = { readonly artwork: ArtworkView; readonly edition: EditionView | null };

export function Details({ artwork, edition }: Props) {
  const id = useId();
  const timeZone = useTimeZone();
  return (
    <section aria-labelledby={id} className={styles.details}>
      <div>
        <h2 className={styles.title} id={id}>
          About the artwork
        </h2>
        {artwork.description
          .split(/\n\s*\n/)
          .filter(Boolean)
          .map((paragraph) => (
            <p className={styles.text} key={paragraph}>
              {paragraph}
            </p>
          ))}
      </div>
      <dl className={styles.facts}>
        {facts(artwork, edition, timeZone).map(([name, value]) => (
          <div className={styles.fact} key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function releasedLabel({ release }: ArtworkView): string {
  return release?.phase === 'before' ? 'Release date' : 'Released';
}

/** Leaves out unknown facts. */
function facts(artwork: ArtworkView, edition: EditionView | null, timeZone: string) {
  const all = [
    ['Edition', edition && editionLabel(edition)],
    ['Edition size', edition?.editionSize],
    ['Size', edition?.size],
    ['Material', edition?.material],
    ['Features', edition?.features],
    ['Includes', edition?.includes],
    ['Note', edition?.information],
    ['Gallery', artwork.gallery],
    [releasedLabel(artwork), releaseDay(artwork, timeZone)],
    ['Artist’s royalty', `${artwork.royalty ?? artwork.fees.royalitiesFee}% of each resale`],
  ] as const;
  return all.filter(([, value]) => value);
}
