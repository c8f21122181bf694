import { useEffect, useRef } from 'react';
import type { PictureView } from '../../../../../shared/contracts/catalogue.ts';
import { ArtworkTitle } from '../../../ui/artwork-title.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useZoom } from '../hooks/use-zoom.ts';
import { largest } from '../logic/zoom-view.ts';
import styles from './zoom.module.css';

type Props = {
  readonly title: string;
  readonly picture: PictureView;
  readonly onClose: () => void;
};

/** Shows the picture over the whole window, to be zoomed and moved. */
export function Zoom({ title, picture, onClose }: Props) {
  return (
    <Dialog onClose={onClose} open size="full" title={<ArtworkTitle name={title} />}>
      <Stage picture={picture} />
    </Dialog>
  );
}

function Stage({ picture }: Pick<Props, 'picture'>) {
  const stage = useRef<HTMLDivElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const { view, zoomIn, zoomOut, showAll } = useZoom(stage, picture);
  const { scale, x, y } = view;

  // Set by script: the content security policy blocks style attributes in markup.
  useEffect(() => {
    if (image.current) image.current.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
  }, [scale, x, y]);

  return (
    <div className={styles.zoom}>
      <div className={styles.stage} data-zoomed={scale > 1 || undefined} ref={stage}>
        <img
          alt={picture.alt}
          className={styles.image}
          draggable={false}
          ref={image}
          src={picture.formats.at(-1)?.url}
        />
      </div>
      <div className={styles.tools}>
        <IconButton aria-disabled={scale <= 1} icon="minus" label="Zoom out" onClick={zoomOut} />
        <output aria-live="polite" className={styles.scale}>
          {Math.round(scale * 100)}%
        </output>
        <IconButton aria-disabled={scale >= largest} icon="plus" label="Zoom in" onClick={zoomIn} />
        <button className={styles.whole} onClick={showAll} type="button">
          Fit to screen
        </button>
        <p className={styles.hint}>
          Zoom with the wheel, a pinch or + and −. Move by dragging or with the arrow keys.
        </p>
      </div>
    </div>
  );
}
