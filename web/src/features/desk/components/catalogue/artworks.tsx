import type { AnswerOf } from '../../../../../../shared/desk/operations.ts';
import { mayRun } from '../../../../../../shared/desk/roles.ts';
import type { DeskSession } from '../../../../../../shared/desk/session.ts';
import { toast } from '../../../../lib/toast.ts';
import { Loaded } from '../../../../ui/loaded.tsx';
import { LoadingBlock } from '../../../../ui/skeleton.tsx';
import { useOperation } from '../../hooks/use-operation.ts';
import { useRecordDraft } from '../../hooks/use-record-draft.ts';
import { useRun } from '../../hooks/use-run.tsx';
import { deskPath } from '../../logic/places.ts';
import { artworkFields, asText } from '../../logic/record-fields.ts';
import { typedInput } from '../../logic/typed-input.ts';
import desk from '../desk.module.css';
import { Empty } from '../empty.tsx';
import { Section } from '../section.tsx';
import styles from './catalogue.module.css';
import { NamedCell, StateCell } from './catalogue-list.tsx';
import { Editions } from './editions.tsx';
import { MergeRecord } from './merge-record.tsx';
import { Pictures } from './pictures.tsx';
import { PublishRecord } from './publish-record.tsx';
import { RecordForm } from './record-form.tsx';
import { RecordHistory } from './record-history.tsx';
import { ListPage, type PageProps, pageInput, RecordList } from './record-list.tsx';

type Props = { readonly record: number | null; readonly session: DeskSession };

export function Artworks({ record, session }: Props) {
  const isReadOnly = !mayRun(session.roles, 'curator');
  if (record === null) {
    return <RecordList isReadOnly={isReadOnly} kind="artwork" Page={ArtworkPage} />;
  }
  return <Artwork id={record} isReadOnly={isReadOnly} key={record} />;
}

function ArtworkPage({ filter, after, more }: PageProps) {
  const read = useOperation('artworks list', pageInput(filter, after));
  return (
    <ListPage
      columns={[
        {
          heading: 'Artwork',
          cell: ({ id, name, picture }) => (
            <NamedCell name={name} picture={picture} to={deskPath('artworks', id)} />
          ),
        },
        { heading: 'Artists', cell: ({ artists }) => artists || '–' },
        { heading: 'Medium', cell: ({ medium }) => medium || '–' },
        { heading: 'Editions', isNumber: true, cell: ({ editions }) => editions },
        { heading: 'State', cell: ({ state }) => <StateCell state={state} /> },
        { heading: 'Id', isNumber: true, cell: ({ id }) => id },
      ]}
      more={more}
      name="artworks"
      read={read}
    />
  );
}

function Artwork({ id, isReadOnly }: { readonly id: number; readonly isReadOnly: boolean }) {
  const read = useOperation('artworks show', { id });
  return (
    <Loaded
      failedTitle="We couldn’t load the artwork"
      loading={<LoadingBlock label="Loading the artwork" />}
      missing={<Empty title={`There is no artwork ${id}`} />}
      read={read}
    >
      {(artwork) => <ArtworkRecord artwork={artwork} isReadOnly={isReadOnly} />}
    </Loaded>
  );
}

function ArtworkRecord({
  artwork,
  isReadOnly,
}: {
  readonly artwork: AnswerOf<'artworks show'>;
  readonly isReadOnly: boolean;
}) {
  const { id, version, state } = artwork;
  const run = useRun();
  const shown = {
    ...artwork,
    artists: artwork.artists.map((artist) => artist.id),
    upcoming: artwork.upcomingRelease,
  };
  const record = Object.fromEntries(
    artworkFields.map(({ name }) => [name, asText(Object(shown)[name])]),
  );
  const draft = useRecordDraft(`artwork-${id}`, version, record);
  const isFixed = isReadOnly || state === 'merged';
  return (
    <Section aside={<StateCell state={state} />} title={artwork.name}>
      <PublishRecord isReadOnly={isReadOnly} kind="artwork" record={artwork} />
      <div className={styles.record}>
        <div className={styles.main}>
          <RecordForm
            draft={draft}
            fields={artworkFields}
            isReadOnly={isFixed}
            label="The artwork"
            save={async (changed, of) => {
              const saved = await run(
                'artworks edit',
                typedInput<'artworks edit'>({ id, version: of, ...changed }),
              );
              toast.success('Saved.');
              return saved.version;
            }}
          />
          <Editions artwork={artwork} isReadOnly={isFixed} />
        </div>
        <div className={styles.beside}>
          <Pictures isReadOnly={isFixed} of="artwork" pictures={artwork.pictures} recordId={id} />
          <section className={desk.group}>
            <h2 className={desk.subtitle}>History</h2>
            <RecordHistory id={id} isReadOnly={isFixed} kind="artwork" version={version} />
          </section>
          {!isFixed && (
            <section className={desk.group}>
              <h2 className={desk.subtitle}>Is it a duplicate?</h2>
              <div>
                <MergeRecord id={id} kind="artwork" name={artwork.name} />
              </div>
            </section>
          )}
        </div>
      </div>
    </Section>
  );
}
