import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Loaded, type Read } from '../../../../ui/loaded.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { LoadingBlock } from '../../../../ui/skeleton.tsx';
import { useScrollRegion } from '../../hooks/use-scroll-region.ts';
import desk from '../desk.module.css';
import styles from './texts.module.css';

type Props<Preview> = {
  readonly heading: string;
  readonly aside?: ReactNode;
  readonly read: Read<Preview>;
  /** The block of the text that is being written, from 0, which stays in sight. */
  readonly block?: number | null;
  /** Moves the focus here, and so the page, once it is shown. */
  readonly takesFocus?: boolean;
  readonly children: (preview: Preview) => ReactNode;
};

/** What is being written, beside its form. */
export function PreviewSheet<Preview>(props: Props<Preview>) {
  const { heading, aside, read, block = null, takesFocus = false, children } = props;
  const sheet = useRef<HTMLElement>(null);
  useScrollRegion(sheet, takesFocus);
  const { data } = read ?? {};
  useEffect(() => {
    if (sheet.current && data && block !== null) showBlock(sheet.current, block);
  }, [block, data]);
  const headingId = useId();
  return (
    <div className={styles.preview}>
      <div className={styles.previewHead}>
        <h2 className={desk.subtitle} id={headingId}>
          {heading}
        </h2>
        {aside}
      </div>
      <section aria-labelledby={headingId} className={styles.sheet} ref={sheet}>
        <Loaded
          failedTitle="We couldn’t show the preview"
          loading={<LoadingBlock label="Loading the preview" />}
          read={read}
        >
          {(preview) => (
            <>
              {read?.error && (
                <Notice title="Not up to date" tone="waiting">
                  {read.error.message}
                </Notice>
              )}
              {children(preview)}
            </>
          )}
        </Loaded>
      </section>
    </div>
  );
}

/** Scrolls the sheet alone: the block's top to a third of its height. The text is the last part. */
function showBlock(sheet: HTMLElement, block: number): void {
  const blocks = sheet.lastElementChild?.children ?? [];
  const shown = blocks[Math.min(block, blocks.length - 1)];
  if (!shown) return;
  const top = shown.getBoundingClientRect().top - sheet.getBoundingClientRect().top;
  const isInSight = top >= 0 && top < sheet.clientHeight * 0.8;
  if (!isInSight) sheet.scrollTop += top - sheet.clientHeight / 3;
}
