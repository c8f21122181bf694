import { useState } from 'react';
import { apiPath } from '../../../../../shared/api/call.ts';
import { downloadSubmissionFile } from '../../../../../shared/api/desk.ts';
import type { AnswerOf } from '../../../../../shared/desk/operations.ts';
import styles from './desk.module.css';
import { Empty } from './empty.tsx';
import { PictureViewer } from './picture-viewer.tsx';

type Props = {
  readonly id: number;
  readonly files: AnswerOf<'submissions show'>['files'];
};

/** The pictures and documents of a submission. */
export function SubmittedFiles({ id, files }: Props) {
  const [at, setAt] = useState<number | null>(null);
  const addressOf = (file: string) => apiPath(downloadSubmissionFile, id, file);
  const images = files.filter(({ type }) => type.startsWith('image/'));
  if (files.length === 0) return <Empty title="Handed in without pictures" />;
  return (
    <>
      <div className={styles.pictures}>
        {files.map((file) => (
          <figure key={file.id}>
            {images.includes(file) ? (
              <button
                className={styles.picture}
                onClick={() => setAt(images.indexOf(file))}
                type="button"
              >
                <img alt={file.name} src={addressOf(file.id)} />
              </button>
            ) : (
              <a className={styles.file} download={file.name} href={addressOf(file.id)}>
                {file.name}
              </a>
            )}
          </figure>
        ))}
      </div>
      <PictureViewer
        at={at}
        onChange={setAt}
        pictures={images.map(({ id: file, name }) => ({ url: addressOf(file), name }))}
      />
    </>
  );
}
