import { type ReactNode, useState } from 'react';
import type { PictureView } from '../../../shared/contracts/catalogue.ts';
import styles from './picture.module.css';

type Props = {
  /** null: there is no picture, and a blank sheet hangs in its place. */
  readonly picture: PictureView | null;
  /** How wide it is shown, as the `sizes` attribute says it. */
  readonly sizes: string;
  /**
   * 'width': as wide as its place. 'box': as large as fits into --picture-width and
   * --picture-height, which the parent sets. 'height': as high as --picture-height.
   */
  readonly fit?: 'width' | 'box' | 'height';
  /** The page's main picture: loaded first and at once. */
  readonly priority?: boolean;
  /** '' where the words beside it say all that the picture's text says. */
  readonly alt?: string;
};

/** The shape of a sheet that nothing is known about. */
const blankShape = { width: 1200, height: 1500 };

/** A picture in a frame of its shape and colour, which stands there before the picture comes. */
export function Picture({ picture, sizes, fit = 'width', priority = false, alt }: Props) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const largest = picture?.formats.at(-1);
  if (!picture || !largest || failedUrl === largest.url) {
    const text = alt ?? picture?.alt;
    return (
      <Frame fit={fit} shape={picture ?? blankShape}>
        <span
          aria-label={text ? `${text} (no picture)` : 'No picture'}
          className={styles.blank}
          role="img"
        >
          No picture
        </span>
      </Frame>
    );
  }
  return (
    <Frame fit={fit} shape={picture}>
      <svg aria-hidden className={styles.layer}>
        <rect fill={picture.placeholder} height="100%" width="100%" />
      </svg>
      <img
        alt={alt ?? picture.alt}
        className={styles.layer}
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
    </Frame>
  );
}

/**
 * An image has no size until it is loaded, unless one side is given. A canvas has its attributes'
 * size at once, and CSS fits that into any box. Neither it nor the ground's colour needs a style
 * attribute, which the content security policy refuses in served HTML.
 */
function Frame({
  shape,
  fit,
  children,
}: {
  readonly shape: { readonly width: number; readonly height: number };
  readonly fit: 'width' | 'box' | 'height';
  readonly children: ReactNode;
}) {
  return (
    <span className={`${styles.frame} ${styles[fit]}`}>
      <canvas aria-hidden className={styles.shape} height={shape.height} width={shape.width} />
      {children}
    </span>
  );
}
