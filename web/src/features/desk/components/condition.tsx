import { useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { apiPath } from '../../../../../shared/api/call.ts';
import { addConditionPictures, downloadConditionPicture } from '../../../../../shared/api/desk.ts';
import { type ConditionMoment, conditionMoments } from '../../../../../shared/desk/condition.ts';
import type { AnswerOf } from '../../../../../shared/desk/operations.ts';
import { sendForm } from '../../../lib/api/send-form.ts';
import { useSending } from '../../../lib/use-sending.ts';
import { Button } from '../../../ui/button.tsx';
import { readingPath } from '../hooks/use-operation.ts';
import styles from './desk.module.css';
import { Empty } from './empty.tsx';
import { PictureViewer } from './picture-viewer.tsx';

type Shown = AnswerOf<'orders show'>;

const names: Record<ConditionMoment, string> = {
  receipt: 'When it came in',
  dispatch: 'When it left',
};

/** Pictures of the work's condition, at receipt and dispatch. */
export function Condition({ found }: { readonly found: Shown }) {
  return (
    <section aria-labelledby="condition" className={styles.group}>
      <h2 className={styles.minor} id="condition">
        Condition
      </h2>
      <div className={styles.columns}>
        {conditionMoments.map((moment) => (
          <Moment found={found} key={moment} moment={moment} />
        ))}
      </div>
    </section>
  );
}

function Moment({ found, moment }: { readonly found: Shown; readonly moment: ConditionMoment }) {
  const { id } = found.order;
  const { mutate } = useSWRConfig();
  const input = useRef<HTMLInputElement>(null);
  const [at, setAt] = useState<number | null>(null);
  const { isSending, failure, send } = useSending();
  const addressOf = (picture: string) => apiPath(downloadConditionPicture, id, picture);
  const pictures = found.pictures.filter((one) => one.moment === moment);

  const add = (files: readonly File[]) =>
    send(async () => {
      for (const file of files) {
        const form = new FormData();
        form.append('files', file);
        await sendForm(apiPath(addConditionPictures, id, { moment }), form);
      }
      await mutate(readingPath('orders show', { id }));
    });

  return (
    <section aria-label={names[moment]} className={styles.group}>
      <h3 className={styles.minor}>{names[moment]}</h3>
      {pictures.length === 0 && <Empty title="No pictures" />}
      <div className={styles.pictures}>
        {pictures.map((one, index) => (
          <button
            className={styles.picture}
            key={one.id}
            onClick={() => setAt(index)}
            title={`${one.name}, ${one.actor}`}
            type="button"
          >
            <img
              alt={`${names[moment]}: ${one.name}`}
              className={styles.thumbnail}
              src={addressOf(one.id)}
            />
          </button>
        ))}
      </div>
      <PictureViewer
        at={at}
        onChange={setAt}
        pictures={pictures.map((one) => ({ url: addressOf(one.id), name: one.name }))}
      />
      <input
        accept="image/jpeg,image/png,image/webp"
        aria-label={`Pictures: ${names[moment]}`}
        hidden
        multiple
        onChange={({ target }) => {
          void add([...(target.files ?? [])]);
          target.value = '';
        }}
        ref={input}
        type="file"
      />
      <div>
        <Button loading={isSending} onClick={() => input.current?.click()} size="small">
          Add pictures
        </Button>
      </div>
      {failure !== null && <p role="alert">{failure}</p>}
    </section>
  );
}
