import { type ReactNode, useContext, useEffect, useState } from 'react';
import type { PictureView } from '../../../shared/contracts/catalogue.ts';
import { InlinedPictures } from './inlined-pictures.ts';
import styles from './picture.module.css';

type Props = {
  /** null: shows a blank sheet. */
  readonly picture: PictureView | null;
  /** The `sizes` attribute of the image: the widest that it may be. */
  readonly sizes: string;
  /** The most that --picture-height is, as a CSS length: limits the widths of `sizes`. */
  readonly maxHeight?: string;
  /**
   * 'width': as wide as its container. 'box': as large as fits into --picture-width and
   * --picture-height, which the parent sets. 'height': as high as --picture-height.
   */
  readonly fit?: 'width' | 'box' | 'height';
  /** The page's main picture, loaded first. */
  readonly priority?: boolean;
  /** '' if the text beside it says the same. */
  readonly alt?: string;
  /** Shown if the picture fails to load; a blank sheet by default. */
  readonly fallback?: ReactNode;
};

/** The shape of the blank sheet. */
const blankShape = { width: 1200, height: 1500 };

/** Each width in a `sizes` attribute, without its media condition. */
const eachWidth = /\S+(?=,|$)/g;

/** Retry delays in milliseconds: the picture may still be rendering on the server. */
const waits = [2_000, 8_000];

/** A picture in a frame of its shape and colour, which reserves its room while it loads. */
export function Picture(props: Props) {
  const { picture, sizes, maxHeight, fit = 'width', priority = false, alt } = props;
  const text = alt ?? picture?.alt ?? '';
  const fallback = props.fallback ?? (
    <span
      aria-label={text ? `${text} (no picture)` : 'No picture'}
      className={styles.blank}
      role="img"
    />
  );
  const url = picture?.formats.at(-1)?.url;
  return (
    <Frame fit={fit} shape={picture ?? blankShape}>
      {picture && url !== undefined ? (
        <Sheet
          fallback={fallback}
          key={url}
          picture={picture}
          priority={priority}
          sizes={sizes.replace(
            eachWidth,
            maxHeight ? `min($&, ${maxHeight} * ${picture.width} / ${picture.height})` : '$&',
          )}
          text={text}
          url={url}
        />
      ) : (
        fallback
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
  if (failures > waits.length) return fallback;
  return (
    <>
      <svg aria-hidden className={styles.layer}>
        <rect fill={picture.placeholder} height="100%" width="100%" />
        {/* Inlined in the page, below the image in its final format; works without JavaScript. */}
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

/**
 * An image has no size until it is loaded. A canvas has the size of its attributes at once, which
 * CSS fits into any box, and needs no style attribute, which the CSP blocks.
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
