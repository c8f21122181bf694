import { type ReactNode, useId } from 'react';
import { Loaded, type Read } from '../../../../ui/loaded.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { LoadingBlock } from '../../../../ui/skeleton.tsx';
import desk from '../desk.module.css';
import styles from './texts.module.css';

type Props<Preview> = {
  readonly heading: string;
  readonly aside?: ReactNode;
  readonly read: Read<Preview>;
  /** Moves the focus here, and so the page, once it is shown. */
  readonly takesFocus?: boolean;
  readonly children: (preview: Preview) => ReactNode;
};

const focus = (sheet: HTMLElement | null) => sheet?.focus();

/** What is being written, beside its form. */
export function PreviewSheet<Preview>(props: Props<Preview>) {
  const { heading, aside, read, takesFocus = false, children } = props;
  const headingId = useId();
  return (
    <div className={styles.preview}>
      <div className={styles.previewHead}>
        <h2 className={desk.subtitle} id={headingId}>
          {heading}
        </h2>
        {aside}
      </div>
      <section
        aria-labelledby={headingId}
        className={styles.sheet}
        ref={takesFocus ? focus : null}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll the text.
        tabIndex={0}
      >
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
