import { type ReactNode, useContext, useEffect, useState } from 'react';
import type { PictureView } from '../../../shared/contracts/catalogue.ts';
import { InlinedPictures } from './inlined-pictures.ts';
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
  /** What stands in the place of a picture that cannot be had; a blank sheet by itself. */
  readonly fallback?: ReactNode;
};

/** The shape of a sheet that nothing is known about. */
const blankShape = { width: 1200, height: 1500 };

/** After a failure the picture is asked for again: a first request may have found us busy. */
const waits = [2_000, 8_000];

/** A picture in a frame of its shape and colour, which stands there before the picture comes. */
export function Picture({ picture, sizes, fit = 'width', priority = false, alt, fallback }: Props) {
  const text = alt ?? picture?.alt ?? '';
  const url = picture?.formats.at(-1)?.url;
  return (
    <Frame fit={fit} shape={picture ?? blankShape}>
      {picture && url !== undefined ? (
        <Sheet
          fallback={fallback}
          key={url}
          picture={picture}
          priority={priority}
          sizes={sizes}
          text={text}
          url={url}
        />
      ) : (
        (fallback ?? <Blank text={text} />)
      )}
    </Frame>
  );
}

type SheetProps = Required<Pick<Props, 'sizes' | 'priority'>> & {
  readonly picture: PictureView;
  readonly text: string;
  readonly url: string;
  readonly fallback: ReactNode;
};

function Sheet({ picture, sizes, priority, text, url, fallback }: SheetProps) {
  const [failures, setFailures] = useState(0);
  const [isWaiting, setIsWaiting] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsWaiting(false), waits[failures - 1]);
    return () => clearTimeout(timer);
  }, [isWaiting, failures]);

  const inlined = useContext(InlinedPictures)[url];
  const srcSet = picture.formats.map((format) => `${format.url} ${format.width}w`).join(', ');
  if (failures > waits.length) return fallback ?? <Blank text={text} />;
  return (
    <>
      <svg aria-hidden className={styles.layer}>
        <rect fill={picture.placeholder} height="100%" width="100%" />
        {/* Stands in the page itself, and stays below the right format, which needs no script. */}
        {priority && (
          <image
            height="100%"
            href={inlined}
            preserveAspectRatio="none"
            suppressHydrationWarning
            width="100%"
          />
        )}
      </svg>
      {!isWaiting && (
        <img
          alt={text}
          className={styles.layer}
          decoding={priority ? 'sync' : 'async'}
          fetchPriority={priority ? 'high' : 'auto'}
          height={picture.height}
          loading={priority ? 'eager' : 'lazy'}
          onError={() => {
            setFailures(failures + 1);
            setIsWaiting(failures < waits.length);
          }}
          sizes={sizes}
          src={url}
          srcSet={srcSet}
          width={picture.width}
        />
      )}
    </>
  );
}

function Blank({ text }: { readonly text: string }) {
  return (
    <span
      aria-label={text ? `${text} (no picture)` : 'No picture'}
      className={styles.blank}
      role="img"
    >
      No picture
    </span>
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
