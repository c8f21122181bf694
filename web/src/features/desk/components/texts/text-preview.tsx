import { type ReactNode, useId } from 'react';
import type { TextPreview as Preview } from '../../../../../../shared/desk/text-preview.ts';
import type { TextKind } from '../../../../../../shared/domain/text-kinds.ts';
import { Link } from '../../../../ui/link.tsx';
import { Loaded, type Read } from '../../../../ui/loaded.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { RichText } from '../../../../ui/rich-text.tsx';
import { LoadingBlock } from '../../../../ui/skeleton.tsx';
import desk from '../desk.module.css';
import styles from './texts.module.css';

type Props = {
  readonly heading: string;
  readonly aside?: ReactNode;
  readonly kind: TextKind;
  readonly read: Read<Preview>;
  /** Moves the focus here, and so the page, once it is shown. */
  readonly takesFocus?: boolean;
};

const focus = (sheet: HTMLElement | null) => sheet?.focus();

/** A text by the same elements as on a page of visitors. */
export function TextPreview({ heading, aside, kind, read, takesFocus = false }: Props) {
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
              <PreviewedText kind={kind} preview={preview} />
            </>
          )}
        </Loaded>
      </section>
    </div>
  );
}

function PreviewedText({ preview, kind }: { readonly preview: Preview; readonly kind: TextKind }) {
  const { title, summary, text, works, cover, minutesToRead } = preview;
  return (
    <>
      <p className={styles.title}>{title || 'No title yet'}</p>
      {summary !== '' && <p className={styles.summary}>{summary}</p>}
      {kind === 'article' && <p className={desk.soft}>{minutesToRead} min read</p>}
      {cover && <Work caption={null} work={cover} />}
      <RichText
        nodes={text}
        work={(id, caption) => {
          const work = works.find((one) => one.id === id);
          return work && <Work caption={caption} work={work} />;
        }}
      />
    </>
  );
}

function Work({
  work,
  caption,
}: {
  readonly work: Preview['works'][number];
  readonly caption: ReactNode;
}) {
  const { name, artists, path, picture } = work;
  return (
    <figure className={styles.figure}>
      {picture && (
        <img
          alt={picture.alternativeText}
          height={picture.height}
          src={picture.url}
          width={picture.width}
        />
      )}
      <figcaption>
        {caption}
        <p className={desk.soft}>
          <Link to={path}>{name}</Link>, {artists}
        </p>
      </figcaption>
    </figure>
  );
}
