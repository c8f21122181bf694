import type { Lack, RecordState } from '../../../../../../shared/desk/catalogue-fields.ts';
import { toast } from '../../../../lib/toast.ts';
import { useSending } from '../../../../lib/use-sending.ts';
import { Button } from '../../../../ui/button.tsx';
import { Link } from '../../../../ui/link.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { useRun } from '../../hooks/use-run.tsx';
import { deskPath } from '../../logic/places.ts';
import { lackWords } from '../../logic/record-fields.ts';
import desk from '../desk.module.css';

type Props = {
  readonly kind: 'artist' | 'artwork';
  readonly record: {
    readonly id: number;
    readonly state: RecordState;
    readonly missing: readonly Lack[];
    readonly path: string;
    readonly mergedIntoId: number | null;
  };
  readonly isReadOnly: boolean;
};

const names = {
  artist: { publish: 'artists publish', unpublish: 'artists unpublish', place: 'artists' },
  artwork: { publish: 'artworks publish', unpublish: 'artworks unpublish', place: 'artworks' },
} as const;

/** Whether visitors see the record, what it still needs for that, and the button for it. */
export function PublishRecord({ kind, record, isReadOnly }: Props) {
  const { id, state, missing, path, mergedIntoId } = record;
  const run = useRun();
  const { isSending, failure, send } = useSending();
  const { publish, unpublish, place } = names[kind];
  const press = (name: typeof publish | typeof unpublish, words: string) =>
    void send(async () => {
      await run(name, { id });
      toast.success(words);
    });
  if (mergedIntoId !== null) {
    return (
      <Notice title="This record was merged.">
        Its address leads to <Link to={deskPath(place, mergedIntoId)}>{mergedIntoId}</Link>.
      </Notice>
    );
  }
  return (
    <div className={desk.group}>
      {failure !== null && (
        <Notice title="Nothing was changed" tone="bad">
          {failure}
        </Notice>
      )}
      <div className={desk.actions}>
        {state === 'published' && <Link to={path}>See its page</Link>}
        {state === 'draft' && kind === 'artwork' && (
          <Link to={`/artwork-preview/${id}`}>Preview as a visitor</Link>
        )}
        {!isReadOnly &&
          (state === 'published' ? (
            <Button
              loading={isSending}
              onClick={() => press(unpublish, 'Visitors do not see it any more.')}
            >
              Unpublish
            </Button>
          ) : (
            <Button
              disabled={missing.length > 0}
              loading={isSending}
              onClick={() => press(publish, 'Published: visitors see it now.')}
              variant="primary"
            >
              Publish
            </Button>
          ))}
      </div>
      {state === 'draft' && missing.length > 0 && (
        <p className={desk.soft}>
          Before visitors may see it, it needs {missing.map((lack) => lackWords[lack]).join(', ')}.
        </p>
      )}
    </div>
  );
}
