import type { AnswerOf } from '../../../../../../shared/desk/operations.ts';
import { formatDateTime } from '../../../../lib/format/dates.ts';
import { toast } from '../../../../lib/toast.ts';
import { useSending } from '../../../../lib/use-sending.ts';
import { Button } from '../../../../ui/button.tsx';
import { Loaded } from '../../../../ui/loaded.tsx';
import { LoadingBlock } from '../../../../ui/skeleton.tsx';
import { useOperation } from '../../hooks/use-operation.ts';
import { useRun } from '../../hooks/use-run.tsx';
import { fieldLabel } from '../../logic/text-fields.ts';
import desk from '../desk.module.css';
import styles from './texts.module.css';

type Version = AnswerOf<'texts history'>[number];
type Props = {
  readonly text: AnswerOf<'texts show'>;
  readonly isReadOnly: boolean;
  /** Shows a version beside the form. */
  readonly see: (version: number) => void;
};

/** Every version that was saved, newest first; a former one can be saved again. */
export function TextHistory({ text, isReadOnly, see }: Props) {
  const { id, version: newest } = text;
  const read = useOperation('texts history', { id });
  const run = useRun();
  const { isSending, failure, send } = useSending();
  const restore = (former: number) =>
    void send(async () => {
      await run('texts restore', { id, version: newest, former });
      toast.success(`Version ${former} is the newest again.`);
    });
  return (
    <Loaded
      failedTitle="We couldn’t load the versions"
      loading={<LoadingBlock label="Loading the versions" />}
      read={read}
    >
      {(versions) => (
        <ol className={styles.versions}>
          {failure !== null && <li role="alert">{failure}</li>}
          {versions.map((one) => (
            <li className={styles.version} key={one.version}>
              <div>
                <p>
                  <strong>Version {one.version}</strong>
                  {one.isPublished && ', which visitors see'}
                </p>
                <p className={desk.soft}>{storyOf(one)}</p>
              </div>
              <div className={desk.actions}>
                <Button
                  aria-label={`See version ${one.version}`}
                  onClick={() => see(one.version)}
                  size="small"
                >
                  See
                </Button>
                {!isReadOnly && one.version !== newest && (
                  <Button
                    aria-label={`Restore version ${one.version}`}
                    loading={isSending}
                    onClick={() => restore(one.version)}
                    size="small"
                  >
                    Restore
                  </Button>
                )}
              </div>
            </li>
          ))}
        </ol>
      )}
    </Loaded>
  );
}

function storyOf({ savedAt, savedBy, fields, restoredFrom, publishedAt, publishedBy }: Version) {
  const changes = fields.map((name) => fieldLabel(name).toLowerCase()).join(', ');
  const saved =
    savedAt === null
      ? 'Came with the installation'
      : `Saved ${formatDateTime(savedAt)} by ${savedBy}`;
  const what = restoredFrom === null ? changes : `version ${restoredFrom} again`;
  return [
    what === '' ? saved : `${saved}: ${what}`,
    ...(publishedAt === null ? [] : [`published ${formatDateTime(publishedAt)} by ${publishedBy}`]),
  ].join('; ');
}
