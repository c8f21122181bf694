import type { ReactNode } from 'react';
import type { TextPreview as Preview } from '../../../../../../shared/desk/text-preview.ts';
import type { TextKind } from '../../../../../../shared/domain/text-kinds.ts';
import { Link } from '../../../../ui/link.tsx';
import type { Read } from '../../../../ui/loaded.tsx';
import { RichText } from '../../../../ui/rich-text.tsx';
import desk from '../desk.module.css';
import { PreviewSheet } from './preview-sheet.tsx';
import styles from './texts.module.css';

type Props = {
  readonly heading: string;
  readonly aside?: ReactNode;
  readonly kind: TextKind;
  readonly read: Read<Preview>;
  /** The block of the text that is being written, from 0, which stays in sight. */
  readonly block?: number | null;
  /** Moves the focus here, and so the page, once it is shown. */
  readonly takesFocus?: boolean;
};

/** A text by the same elements as on a page of visitors. */
export function TextPreview({ kind, ...sheet }: Props) {
  return (
    <PreviewSheet {...sheet}>
      {(preview) => <PreviewedText kind={kind} preview={preview} />}
    </PreviewSheet>
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
