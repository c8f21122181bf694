import { useState } from 'react';
import type { AnswerOf } from '../../../../../../shared/desk/operations.ts';
import { formatDateTime } from '../../../../lib/format/dates.ts';
import { toast } from '../../../../lib/toast.ts';
import { useSending } from '../../../../lib/use-sending.ts';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Link } from '../../../../ui/link.tsx';
import { Loaded } from '../../../../ui/loaded.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { LoadingBlock } from '../../../../ui/skeleton.tsx';
import { useOperation } from '../../hooks/use-operation.ts';
import { useRecordDraft } from '../../hooks/use-record-draft.ts';
import { useRun } from '../../hooks/use-run.tsx';
import { kindOf, releaseFields, withoutForeignTimes } from '../../logic/release-fields.ts';
import { typedInput } from '../../logic/typed-input.ts';
import styles from '../catalogue/catalogue.module.css';
import { RecordForm } from '../catalogue/record-form.tsx';
import { RecordHistory } from '../catalogue/record-history.tsx';
import desk from '../desk.module.css';
import { ReasonDialog } from '../reason-form.tsx';
import { Section } from '../section.tsx';
import { Raffle } from './raffle.tsx';
import { ReleaseTimes } from './release-times.tsx';

type Props = { readonly id: number; readonly isCurator: boolean };

export function Release({ id, isCurator }: Props) {
  const read = useOperation('releases show', { id });
  return (
    <Loaded
      failedTitle="We couldn’t load the release"
      loading={<LoadingBlock label="Loading the release" />}
      missing={<EmptyState title={`There is no release ${id}`} />}
      read={read}
    >
      {(release) => <ReleaseRecord isCurator={isCurator} release={release} />}
    </Loaded>
  );
}

type RecordProps = { readonly release: AnswerOf<'releases show'>; readonly isCurator: boolean };

function ReleaseRecord({ release, isCurator }: RecordProps) {
  const { id, version, artwork } = release;
  const run = useRun();
  const draft = useRecordDraft(`release-${id}`, version, valuesOf(release));
  const kind = kindOf(draft.values.kind);
  return (
    <Section aside={<Calendar isCurator={isCurator} release={release} />} title={release.name}>
      {release.takenDownAt !== null && (
        <Notice title="It is out of the calendar" tone="waiting">
          Since {formatDateTime(release.takenDownAt)}. Visitors do not see it.
        </Notice>
      )}
      {artwork !== null && artwork.state !== 'published' && (
        <Notice title="Visitors do not see its artwork yet" tone="waiting">
          Until the artwork is published, the release has no picture.
        </Notice>
      )}
      <div className={styles.record}>
        <div className={styles.main}>
          <RecordForm
            draft={draft}
            fields={releaseFields(kind)}
            isReadOnly={!isCurator}
            label="The release"
            note={<ReleaseTimes values={draft.values} />}
            save={async (changed, of) => {
              const typed = withoutForeignTimes(changed, kind);
              const saved = await run(
                'releases edit',
                typedInput<'releases edit'>({ id, version: of, ...typed }),
              );
              toast.success('Saved.');
              return saved.version;
            }}
          />
        </div>
        <div className={styles.beside}>
          {release.kind === 'raffle' && <Raffle id={id} isCurator={isCurator} />}
          <section className={desk.group}>
            <h2 className={desk.subtitle}>History</h2>
            <RecordHistory
              id={id}
              isReadOnly={!isCurator}
              kind="release"
              names={new Map(release.artists.map((one) => [one.id, one.name]))}
              version={version}
            />
          </section>
        </div>
      </div>
    </Section>
  );
}

function valuesOf(release: AnswerOf<'releases show'>) {
  const { name, kind, starts, ends, zone, artists, artwork } = release;
  return {
    ...{ name, kind, starts, ends, zone },
    artwork: artwork === null ? '' : String(artwork.id),
    artists: artists.map(({ id }) => id).join(', '),
    extra: release.extraArtists ?? '',
    publisher: release.publisher ?? '',
    link: release.soldAt ?? '',
  };
}

/** Whether visitors find it in the calendar, and the button for it. */
function Calendar({ release, isCurator }: RecordProps) {
  const { id, name, path, takenDownAt } = release;
  const run = useRun();
  const [isAsking, setAsking] = useState(false);
  const { isSending, failure, send } = useSending();
  return (
    <div className={desk.actions}>
      {failure !== null && <span role="alert">{failure}</span>}
      {takenDownAt === null ? (
        <Link to={path}>See its page</Link>
      ) : (
        <Link to={`/release-preview/${id}`}>Preview as a visitor</Link>
      )}
      {isCurator && takenDownAt === null && (
        <Button onClick={() => setAsking(true)}>Take down</Button>
      )}
      {isCurator && takenDownAt !== null && (
        <Button
          loading={isSending}
          onClick={() =>
            void send(async () => {
              await run('releases put-up', { id });
              toast.success(`${name} is in the calendar.`);
            })
          }
          variant="primary"
        >
          Put in the calendar
        </Button>
      )}
      <ReasonDialog
        confirm="Take down"
        description="Kept in the audit only."
        onClose={() => setAsking(false)}
        onConfirm={async (reason) => {
          await run('releases take-down', { id, reason });
          toast.success(`${name} is out of the calendar.`);
        }}
        open={isAsking}
        title={`Take down ${name}`}
      />
    </div>
  );
}
