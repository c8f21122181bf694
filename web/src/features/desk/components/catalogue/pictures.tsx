import { useState } from 'react';
import { apiPath } from '../../../../../../shared/api/call.ts';
import { uploadPicture } from '../../../../../../shared/api/desk.ts';
import type { AnswerOf } from '../../../../../../shared/desk/operations.ts';
import { pictureTypes } from '../../../../../../shared/domain/uploads.ts';
import { sendForm } from '../../../../lib/api/send-form.ts';
import { toast } from '../../../../lib/toast.ts';
import { useLeaveWarning } from '../../../../lib/uploads/use-leave-warning.ts';
import { type Sending, useUploads } from '../../../../lib/uploads/use-uploads.ts';
import { useSending } from '../../../../lib/use-sending.ts';
import { Button } from '../../../../ui/button.tsx';
import { FileField } from '../../../../ui/file-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { useRecordDraft } from '../../hooks/use-record-draft.ts';
import { useRun } from '../../hooks/use-run.tsx';
import desk from '../desk.module.css';
import styles from './catalogue.module.css';

type Picture = AnswerOf<'artworks show'>['pictures'][number];
type Props = {
  readonly of: 'artwork' | 'artist';
  readonly recordId: number;
  readonly pictures: readonly Picture[];
  readonly isReadOnly: boolean;
};

const orders = {
  artwork: 'The first is the one that lists show.',
  artist: 'The first is the avatar, the second the portrait.',
};

async function upload(file: File, sending: Sending): Promise<string> {
  const form = new FormData();
  form.append('files', file);
  return (await sendForm(apiPath(uploadPicture), form, sending)).id;
}

/** A record's pictures in their order, and the place to drop more. */
export function Pictures({ of, recordId, pictures, isReadOnly }: Props) {
  const run = useRun();
  const owner = of === 'artwork' ? { artwork: recordId } : { artist: recordId };
  const uploads = useUploads(pictureTypes, async (file, sending) => {
    const picture = await upload(file, sending);
    await run('pictures attach', { ...owner, picture });
  });
  useLeaveWarning(uploads.isSending);
  return (
    <section className={styles.pictures}>
      <div>
        <h2 className={desk.subtitle}>
          Pictures <span className={desk.count}>{pictures.length}</span>
        </h2>
        <p className={desk.soft}>{orders[of]}</p>
      </div>
      {pictures.map((picture, index) => (
        <PictureRow
          count={pictures.length}
          index={index}
          isReadOnly={isReadOnly}
          key={picture.id}
          owner={owner}
          picture={picture}
        />
      ))}
      {!isReadOnly && (
        <FileField
          announcement={uploads.arrived && `${uploads.arrived} is added`}
          items={uploads.items}
          label="Add pictures"
          labelIsHeading
          onChoose={uploads.add}
          onRemove={uploads.remove}
          onRetry={uploads.retry}
          types={pictureTypes}
        />
      )}
    </section>
  );
}

type RowProps = {
  readonly picture: Picture;
  readonly index: number;
  readonly count: number;
  readonly owner: { readonly artwork: number } | { readonly artist: number };
  readonly isReadOnly: boolean;
};

const versionOf = ({ alternativeText, credit }: Pick<Picture, 'alternativeText' | 'credit'>) =>
  `${alternativeText}\n${credit}`;

function PictureRow({ picture, index, count, owner, isReadOnly }: RowProps) {
  const { id, alternativeText, credit, url, largeUrl, width, height } = picture;
  const run = useRun();
  const { isSending, failure, send } = useSending();
  const texts = { alternativeText, credit };
  const draft = useRecordDraft(`picture-${id}`, versionOf(texts), texts);
  const of = { ...owner, picture: id };
  const number = index + 1;
  const isChanged = Object.keys(draft.changed).length > 0;
  const move = (position: number) =>
    void send(async () => void (await run('pictures move', { ...of, position })));
  return (
    <div className={styles.pictureRow}>
      <a href={largeUrl} rel="noreferrer" target="_blank">
        <img alt={alternativeText || `Picture ${number}`} height={height} src={url} width={width} />
      </a>
      <form
        aria-label={`Picture ${number}`}
        className={styles.pictureFields}
        onSubmit={(event) => {
          event.preventDefault();
          void send(async () => {
            await run('pictures edit', { ...of, ...draft.changed });
            draft.saved(draft.changed, versionOf({ ...texts, ...draft.changed }));
            toast.success('Saved.');
          });
        }}
      >
        <TextField
          disabled={isReadOnly}
          error={failure ?? undefined}
          hint="What is to be seen"
          label="Alternative text"
          maxLength={500}
          onChange={({ target }) => draft.set('alternativeText', target.value)}
          value={draft.values.alternativeText ?? ''}
        />
        <TextField
          disabled={isReadOnly}
          label="Credit"
          maxLength={200}
          onChange={({ target }) => draft.set('credit', target.value)}
          optional
          value={draft.values.credit ?? ''}
        />
        {!isReadOnly && (
          <div className={desk.actions}>
            {isChanged && (
              <Button loading={isSending} size="small" type="submit" variant="primary">
                Save
              </Button>
            )}
            <Button
              aria-label={`Move picture ${number} up`}
              disabled={index === 0 || isSending}
              onClick={() => move(number - 1)}
              size="small"
            >
              Up
            </Button>
            <Button
              aria-label={`Move picture ${number} down`}
              disabled={number === count || isSending}
              onClick={() => move(number + 1)}
              size="small"
            >
              Down
            </Button>
            <Replace number={number} of={of} />
            <Button
              aria-label={`Remove picture ${number}`}
              disabled={isSending}
              onClick={() =>
                void send(async () => {
                  await run('pictures detach', of);
                  toast.success('The picture is taken away.');
                })
              }
              size="small"
              variant="quiet"
            >
              Remove
            </Button>
          </div>
        )}
      </form>
    </div>
  );
}

function Replace({
  number,
  of,
}: {
  readonly number: number;
  readonly of: { readonly picture: string; readonly artwork?: number; readonly artist?: number };
}) {
  const run = useRun();
  const [isOpen, setOpen] = useState(false);
  const uploads = useUploads(pictureTypes, async (file, sending) => {
    const by = await upload(file, sending);
    await run('pictures replace', { ...of, by });
  });
  if (!isOpen) {
    return (
      <Button
        aria-label={`Replace picture ${number}`}
        onClick={() => setOpen(true)}
        size="small"
        variant="quiet"
      >
        Replace
      </Button>
    );
  }
  return (
    <FileField
      items={uploads.items}
      label={`Replace picture ${number}`}
      multiple={false}
      onChoose={uploads.add}
      onRemove={uploads.remove}
      onRetry={uploads.retry}
      types={pictureTypes}
    />
  );
}
