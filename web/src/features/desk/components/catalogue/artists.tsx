import type { AnswerOf } from '../../../../../../shared/desk/operations.ts';
import { mayRun } from '../../../../../../shared/desk/roles.ts';
import type { DeskSession } from '../../../../../../shared/desk/session.ts';
import { toast } from '../../../../lib/toast.ts';
import { Link } from '../../../../ui/link.tsx';
import { Loaded } from '../../../../ui/loaded.tsx';
import { LoadingBlock } from '../../../../ui/skeleton.tsx';
import { useOperation } from '../../hooks/use-operation.ts';
import { useRecordDraft } from '../../hooks/use-record-draft.ts';
import { useRun } from '../../hooks/use-run.tsx';
import { deskPath } from '../../logic/places.ts';
import { artistFields, asText } from '../../logic/record-fields.ts';
import { typedInput } from '../../logic/typed-input.ts';
import desk from '../desk.module.css';
import { Empty } from '../empty.tsx';
import { Section } from '../section.tsx';
import styles from './catalogue.module.css';
import { NamedCell, StateCell } from './catalogue-list.tsx';
import { MergeRecord } from './merge-record.tsx';
import { Pictures } from './pictures.tsx';
import { PublishRecord } from './publish-record.tsx';
import { RecordForm } from './record-form.tsx';
import { RecordHistory } from './record-history.tsx';
import { ListPage, type PageProps, pageInput, RecordList } from './record-list.tsx';

type Props = { readonly record: number | null; readonly session: DeskSession };

export function Artists({ record, session }: Props) {
  const isReadOnly = !mayRun(session.roles, 'curator');
  if (record === null) {
    return <RecordList isReadOnly={isReadOnly} kind="artist" Page={ArtistPage} />;
  }
  return <Artist id={record} isReadOnly={isReadOnly} key={record} />;
}

function ArtistPage({ filter, after, more }: PageProps) {
  const read = useOperation('artists list', pageInput(filter, after));
  return (
    <ListPage
      columns={[
        {
          heading: 'Artist',
          cell: ({ id, name, picture }) => (
            <NamedCell
              name={name ?? `Artist ${id}`}
              picture={picture}
              to={deskPath('artists', id)}
            />
          ),
        },
        { heading: 'Works', isNumber: true, cell: ({ artworks }) => artworks },
        { heading: 'State', cell: ({ state }) => <StateCell state={state} /> },
        { heading: 'Id', isNumber: true, cell: ({ id }) => id },
      ]}
      more={more}
      name="artists"
      read={read}
    />
  );
}

function Artist({ id, isReadOnly }: { readonly id: number; readonly isReadOnly: boolean }) {
  const read = useOperation('artists show', { id });
  return (
    <Loaded
      failedTitle="We couldn’t load the artist"
      loading={<LoadingBlock label="Loading the artist" />}
      missing={<Empty title={`There is no artist ${id}`} />}
      read={read}
    >
      {(artist) => <ArtistRecord artist={artist} isReadOnly={isReadOnly} />}
    </Loaded>
  );
}

function ArtistRecord({
  artist,
  isReadOnly,
}: {
  readonly artist: AnswerOf<'artists show'>;
  readonly isReadOnly: boolean;
}) {
  const { id, version, state, artworks } = artist;
  const run = useRun();
  const record = Object.fromEntries(
    artistFields.map(({ name }) => [name, asText(Object(artist)[name])]),
  );
  const draft = useRecordDraft(`artist-${id}`, version, record);
  const isFixed = isReadOnly || state === 'merged';
  return (
    <Section aside={<StateCell state={state} />} title={artist.name ?? `Artist ${id}`}>
      <PublishRecord isReadOnly={isReadOnly} kind="artist" record={artist} />
      <div className={styles.record}>
        <div className={styles.main}>
          <RecordForm
            draft={draft}
            fields={artistFields}
            isReadOnly={isFixed}
            label="The artist"
            save={async (changed, of) => {
              const saved = await run(
                'artists edit',
                typedInput<'artists edit'>({ id, version: of, ...changed }),
              );
              toast.success('Saved.');
              return saved.version;
            }}
          />
        </div>
        <div className={styles.beside}>
          <Pictures isReadOnly={isFixed} of="artist" pictures={artist.pictures} recordId={id} />
          <section className={desk.group}>
            <h2 className={desk.subtitle}>
              Works <span className={desk.count}>{artworks.length}</span>
            </h2>
            <ul className={styles.plain}>
              {artworks.map((work) => (
                <li key={work.id}>
                  <Link to={deskPath('artworks', work.id)}>{work.name}</Link>
                  <StateCell state={work.state} />
                </li>
              ))}
            </ul>
          </section>
          <section className={desk.group}>
            <h2 className={desk.subtitle}>History</h2>
            <RecordHistory id={id} isReadOnly={isFixed} kind="artist" version={version} />
          </section>
          {!isFixed && (
            <section className={desk.group}>
              <h2 className={desk.subtitle}>Is it a duplicate?</h2>
              <div>
                <MergeRecord id={id} kind="artist" name={artist.name ?? ''} />
              </div>
            </section>
          )}
        </div>
      </div>
    </Section>
  );
}
