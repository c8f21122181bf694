import { useState } from 'react';
import type { PictureView } from '../../../shared/contracts/catalogue.ts';
import styles from './picture.module.css';

type Props = {
  /** null: there is no picture, and a blank sheet hangs in its place. */
  readonly picture: PictureView | null;
  /** How wide it is shown, as the `sizes` attribute says it. */
  readonly sizes: string;
  /** The page's main picture: loaded first and at once. */
  readonly priority?: boolean;
  /** '' where the words beside it say all that the picture's text says. */
  readonly alt?: string;
  readonly className?: string;
};

/**
 * A picture with its whole frame kept free from the start. The ground is drawn by an SVG
 * attribute: the content security policy refuses style attributes in served HTML.
 */
export function Picture({ picture, sizes, priority = false, alt, className = '' }: Props) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const largest = picture?.formats.at(-1);
  if (!picture || !largest || failedUrl === largest.url) {
    return <BlankSheet className={className} picture={picture} text={alt ?? picture?.alt} />;
  }
  return (
    <span className={`${styles.frame} ${className}`}>
      <svg aria-hidden className={styles.ground}>
        <rect fill={picture.placeholder} height="100%" width="100%" />
      </svg>
      <img
        alt={alt ?? picture.alt}
        className={styles.image}
        decoding={priority ? 'sync' : 'async'}
        fetchPriority={priority ? 'high' : 'auto'}
        height={picture.height}
        loading={priority ? 'eager' : 'lazy'}
        onError={() => setFailedUrl(largest.url)}
        sizes={sizes}
        src={largest.url}
        srcSet={picture.formats.map(({ url, width }) => `${url} ${width}w`).join(', ')}
        width={picture.width}
      />
    </span>
  );
}

function BlankSheet({
  picture,
  text,
  className,
}: Pick<Props, 'picture'> & { readonly text: string | undefined; readonly className: string }) {
  const { width, height } = picture ?? { width: 4, height: 5 };
  return (
    <span className={`${styles.frame} ${styles.blank} ${className}`}>
      <svg
        aria-label={text ? `${text} (no picture)` : 'No picture'}
        className={styles.image}
        role="img"
        viewBox={`0 0 ${width} ${height}`}
      />
      <span aria-hidden className={styles.note}>
        No picture
      </span>
    </span>
  );
}
