import type { AnswerOf } from '../../../../../../shared/desk/operations.ts';
import type { ShowcasePlace } from '../../../../../../shared/domain/showcase.ts';
import { formatDateTime } from '../../../../lib/format/dates.ts';
import { toast } from '../../../../lib/toast.ts';
import { useSending } from '../../../../lib/use-sending.ts';
import { Button } from '../../../../ui/button.tsx';
import { Loaded } from '../../../../ui/loaded.tsx';
import { LoadingBlock } from '../../../../ui/skeleton.tsx';
import { useOperation } from '../../hooks/use-operation.ts';
import { useRun } from '../../hooks/use-run.tsx';
import { artistFields, artworkFields, asText, editionFields } from '../../logic/record-fields.ts';
import desk from '../desk.module.css';
import { Sentence } from '../sentence.tsx';
import styles from './catalogue.module.css';

type Kind = 'artist' | 'artwork' | 'edition' | 'release' | 'collection' | 'showcase' | 'message';
type Entry = AnswerOf<'audit list'>[number];
type Props = {
  readonly kind: Kind;
  /** A message and a place of the showcase are known by their names. */
  readonly id: number | string;
  readonly version: string;
  /** Of the records that were chosen for it. */
  readonly chosenVersion?: string;
  /** Names of records that may have been chosen. */
  readonly names?: ReadonlyMap<number, string>;
  readonly isReadOnly: boolean;
};

const changesOf: Readonly<Record<Kind, readonly string[]>> = {
  artist: ['artists.edit', 'artists.undo'],
  artwork: ['artworks.edit', 'artworks.undo'],
  edition: ['editions.edit', 'editions.undo'],
  release: ['releases.edit', 'releases.undo', 'releases.move', 'releases.name-seller'],
  collection: ['collections.edit', 'collections.undo', 'collections.fill'],
  showcase: ['showcase.arrange', 'showcase.undo'],
  message: ['mails.edit', 'mails.reset'],
};

/** Who changed what, newest first; the last change of fields can be undone. */
export function RecordHistory({
  kind,
  id,
  version,
  chosenVersion = version,
  names,
  isReadOnly,
}: Props) {
  const read = useOperation('audit list', { subject: `${kind}:${id}` });
  const run = useRun();
  const { isSending, failure, send } = useSending();
  const undo = (entry: Entry) => {
    const of = Array.isArray(entry.details.before) ? chosenVersion : version;
    if (kind === 'showcase')
      return run('showcase undo', { place: id as ShowcasePlace, version: of });
    // Messages are changed back by hand.
    const named = kind as Exclude<typeof kind, 'message'>;
    return run(`${named}s undo`, { id: Number(id), version: of });
  };
  return (
    <Loaded
      failedTitle="We couldn’t load the history"
      loading={<LoadingBlock label="Loading the history" />}
      read={read}
    >
      {(entries) => {
        const last = entries.find(({ action }) => isChange(kind, action));
        return (
          <ol className={styles.history}>
            {failure !== null && <li role="alert">{failure}</li>}
            {entries.length === 0 && <li className={desk.soft}>Nothing was changed yet.</li>}
            {entries.map((entry) => (
              <li key={entry.id}>
                <p className={desk.soft}>
                  {formatDateTime(entry.at)}: <Sentence entry={entry} isOnItsPage />
                </p>
                {entry.action.endsWith('.edit') || isChange(kind, entry.action) ? (
                  <Changes entry={entry} names={names} />
                ) : null}
                {entry === last && !isReadOnly && entry.details.before ? (
                  <Button
                    loading={isSending}
                    onClick={() =>
                      void send(async () => {
                        await undo(entry);
                        toast.success('The last change is undone.');
                      })
                    }
                    size="small"
                  >
                    Undo this change
                  </Button>
                ) : null}
              </li>
            ))}
          </ol>
        );
      }}
    </Loaded>
  );
}

/** Fields of the record, which can be undone; not those of its pictures. */
const isChange = (kind: Kind, action: string) => changesOf[kind].includes(action);

const labels: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [...editionFields, ...artistFields, ...artworkFields].map(({ name, label }) => [name, label]),
  ),
  upcomingRelease: 'Announced, not out yet',
  additionalCertification: 'Certificate',
  alternativeText: 'Alternative text',
  credit: 'Credit',
  ...{ kind: 'When', startsAt: 'Starts', endsAt: 'Ends', timeZone: 'Time zone' },
  ...{ artworkId: 'Artwork', extraArtists: 'Other artists', publisher: 'Sold by' },
  ...{ soldAt: 'Address', title: 'Title', subject: 'Subject', text: 'Text' },
};
const labelOf = (name: string) => labels[name] ?? name;

type ChangesProps = {
  readonly entry: Entry;
  readonly names: ReadonlyMap<number, string> | undefined;
};

function Changes({ entry: { details }, names }: ChangesProps) {
  if (Array.isArray(details.after)) return <Chosen details={details} names={names} />;
  const before: Readonly<Record<string, unknown>> = Object(details.before);
  const after: Readonly<Record<string, unknown>> = Object(details.after);
  return (
    <dl className={styles.changes}>
      {Object.keys(after).map((name) => (
        <div key={name}>
          <dt>{labelOf(name)}</dt>
          <dd>
            <del>{shown(name, before[name]) || 'empty'}</del>{' '}
            <ins>{shown(name, after[name]) || 'empty'}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const shown = (name: string, value: unknown): string =>
  typeof value === 'string' && /^(starts|ends)At$/.test(name)
    ? formatDateTime(value)
    : asText(value);

type ChosenProps = { readonly details: Entry['details']; readonly names: ChangesProps['names'] };

/** The records that were taken out and put in; else their order alone is another. */
function Chosen({ details, names }: ChosenProps) {
  const [before, after] = [details.before, details.after].map((ids): number[] =>
    Array.isArray(ids) ? ids.map(Number) : [],
  ) as [number[], number[]];
  const named = (ids: readonly number[]) => ids.map((id) => names?.get(id) ?? `#${id}`).join(', ');
  const out = before.filter((id) => !after.includes(id));
  const added = after.filter((id) => !before.includes(id));
  if (out.length === 0 && added.length === 0) return <p>In another order.</p>;
  return (
    <dl className={styles.changes}>
      {out.length > 0 && (
        <div>
          <dt>Taken out</dt>
          <dd>
            <del>{named(out)}</del>
          </dd>
        </div>
      )}
      {added.length > 0 && (
        <div>
          <dt>Put in</dt>
          <dd>
            <ins>{named(added)}</ins>
          </dd>
        </div>
      )}
    </dl>
  );
}
