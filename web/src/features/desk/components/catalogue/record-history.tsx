import type { AnswerOf } from '../../../../../../shared/desk/operations.ts';
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
import styles from './catalogue.module.css';

type Kind = 'artist' | 'artwork' | 'edition' | 'release' | 'collection' | 'message';
type Entry = AnswerOf<'audit list'>[number];
type Props = {
  readonly kind: Kind;
  /** A message is known by its name. */
  readonly id: number | string;
  readonly version: string;
  readonly isReadOnly: boolean;
};

/** Others are changed back by hand. */
const undo = {
  artist: 'artists undo',
  artwork: 'artworks undo',
  edition: 'editions undo',
} as const;

/** Who changed what, newest first; the last change of fields can be undone. */
export function RecordHistory({ kind, id, version, isReadOnly }: Props) {
  const read = useOperation('audit list', { subject: `${kind}:${id}` });
  const run = useRun();
  const { isSending, failure, send } = useSending();
  const undone = kind in undo ? undo[kind as keyof typeof undo] : null;
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
            {entries.map((entry) => (
              <li key={entry.id}>
                <p className={desk.soft}>
                  {formatDateTime(entry.at)}, {entry.actor}: {wordsOf(entry)}
                </p>
                {entry.action.endsWith('.edit') ||
                isChange(kind, entry.action) ||
                kind === 'message' ? (
                  <Changes entry={entry} />
                ) : null}
                {entry === last && !isReadOnly && undone !== null && (
                  <Button
                    loading={isSending}
                    onClick={() =>
                      void send(async () => {
                        await run(undone, { id: Number(id), version });
                        toast.success('The last change is undone.');
                      })
                    }
                    size="small"
                  >
                    Undo this change
                  </Button>
                )}
              </li>
            ))}
          </ol>
        );
      }}
    </Loaded>
  );
}

/** Fields of the record, which can be undone; not those of its pictures. */
const isChange = (kind: Kind, action: string) =>
  action === `${kind}s.edit` || action === `${kind}s.undo`;

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

const acts: Readonly<Record<string, string>> = {
  'releases.add': 'put it in the calendar',
  'releases.move': 'moved it',
  'releases.take-down': 'took it out of the calendar',
  'releases.put-up': 'put it in the calendar',
  'releases.name-seller': 'said who sells it',
  'mails.reset': 'brought the default back',
  'raffle.run': 'drew the raffle',
  'collections.add': 'made it',
  'collections.fill': 'chose works',
  'collections.move': 'moved it in the order',
  'collections.unpublish': 'hid it',
};

function wordsOf({ action, details }: Entry): string {
  if (details.isDraft === true) return 'made the draft';
  const whole = acts[action];
  if (whole !== undefined) return whole;
  const act = action.split('.')[1] ?? action;
  if (details.into !== undefined) return `merged into ${details.into}`;
  if (details.from !== undefined) return `took in ${details.from}`;
  const words: Readonly<Record<string, string>> = {
    add: 'made the draft',
    edit: 'changed',
    undo: 'undid',
    publish: 'published',
    unpublish: 'made it a draft again',
    attach: 'added a picture',
    move: 'moved a picture',
    replace: 'replaced a picture',
    detach: 'took a picture away',
  };
  return words[act] ?? act;
}

function Changes({ entry: { details } }: { readonly entry: Entry }) {
  const before: Readonly<Record<string, unknown>> = Object(details.before);
  const after: Readonly<Record<string, unknown>> = Object(details.after);
  return (
    <dl className={styles.changes}>
      {Object.keys(after).map((name) => (
        <div key={name}>
          <dt>{labelOf(name)}</dt>
          <dd>
            <del>{asText(before[name]) || 'empty'}</del> <ins>{asText(after[name]) || 'empty'}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
