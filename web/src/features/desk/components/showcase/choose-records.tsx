import { toast } from '../../../../lib/toast.ts';
import { useSending } from '../../../../lib/use-sending.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { type Chosen, useChosen } from '../../hooks/use-chosen.ts';
import { ChosenRecords } from './chosen-records.tsx';
import styles from './showcase.module.css';

type Props = {
  readonly of: 'artist' | 'artwork';
  readonly label: string;
  readonly saved: { readonly version: string; readonly records: readonly Chosen[] };
  readonly atMost: number;
  readonly isReadOnly: boolean;
  /** What visitors see while nothing is chosen. */
  readonly usual?: readonly Chosen[];
  readonly save: (ids: readonly number[], version: string) => Promise<void>;
};

/** Chosen records with one button that saves them all. */
export function ChooseRecords({ saved, save, usual = [], ...rest }: Props) {
  const draft = useChosen(saved);
  const { isSending, failure, send } = useSending();
  return (
    <>
      {draft.isForeign && (
        <Notice
          action={
            <Button onClick={draft.discard} size="small">
              Take theirs
            </Button>
          }
          title="A colleague chose others meanwhile"
          tone="waiting"
        >
          Take theirs, and choose again.
        </Notice>
      )}
      {failure !== null && (
        <Notice title="Nothing was saved" tone="bad">
          {failure}
        </Notice>
      )}
      {draft.records.length === 0 && usual.length > 0 && (
        <p className={styles.usual}>
          Visitors see {usual.map(({ name }) => name).join(', ')}.{' '}
          {!rest.isReadOnly && (
            <Button
              aria-label={`Start from these: ${rest.label}`}
              onClick={() => draft.set(usual)}
              size="small"
            >
              Start from these
            </Button>
          )}
        </p>
      )}
      <ChosenRecords {...rest} onChange={draft.set} records={draft.records} />
      {draft.isChanged && (
        <div className={styles.saveBar}>
          <Button
            aria-label={`Save: ${rest.label}`}
            loading={isSending}
            onClick={() =>
              void send(async () => {
                const ids = draft.records.map(({ id }) => id);
                await save(ids, draft.version);
                toast.success('Saved. Visitors see it within minutes.');
              })
            }
            variant="primary"
          >
            Save
          </Button>
          <Button aria-label={`Discard: ${rest.label}`} onClick={draft.discard}>
            Discard
          </Button>
          <span role="status">Not saved</span>
        </div>
      )}
    </>
  );
}
