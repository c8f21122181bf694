import { useState } from 'react';
import { mayRun } from '../../../../../shared/desk/roles.ts';
import type { DeskSession } from '../../../../../shared/desk/session.ts';
import { formatDateTime } from '../../../lib/format/dates.ts';
import { toast } from '../../../lib/toast.ts';
import { useNavigate } from '../../../lib/use-navigate.ts';
import { useSending } from '../../../lib/use-sending.ts';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { LoadingBlock } from '../../../ui/skeleton.tsx';
import { useKeys } from '../hooks/use-keys.ts';
import { useLinkKeys } from '../hooks/use-link-keys.ts';
import { useOperation } from '../hooks/use-operation.ts';
import { useQueue } from '../hooks/use-queue.ts';
import { useReasons } from '../hooks/use-reasons.ts';
import { useRun } from '../hooks/use-run.tsx';
import { deskPath } from '../logic/places.ts';
import { submissionKindNames, submittedFacts } from '../messages.ts';
import { DataTable } from './data-table.tsx';
import styles from './desk.module.css';
import { Empty } from './empty.tsx';
import { Facts } from './facts.tsx';
import { Keys } from './keys.tsx';
import { Person } from './person.tsx';
import { ReasonDialog } from './reason-form.tsx';
import { Section } from './section.tsx';
import { Since } from './since.tsx';
import { SubmittedFiles } from './submitted-files.tsx';

type Props = { readonly record: number | null; readonly session: DeskSession };

export function Submissions({ record, session }: Props) {
  const read = useOperation('submissions list', {});
  // A list that fails to load holds up no decision.
  const submissions = read.data ?? (read.error ? [] : undefined);
  const rows = useLinkKeys<HTMLDivElement>();
  if (record === null) {
    return (
      <div ref={rows}>
        <List read={read} />
      </div>
    );
  }
  const waiting = submissions?.map(({ id }) => id);
  return <Queue record={record} session={session} waiting={waiting} />;
}

type QueueProps = Props & { readonly record: number; readonly waiting: number[] | undefined };

function Queue({ record, session, waiting }: QueueProps) {
  const { next } = useQueue('submissions', record, waiting);
  return <Submission id={record} key={record} next={next} session={session} />;
}

type ListProps = {
  readonly read: ReturnType<typeof useOperation<'submissions list'>>;
};

function List({ read }: ListProps) {
  return (
    <Section title="Submissions">
      <Loaded
        failedTitle="We couldn’t load the submissions"
        loading={<LoadingBlock label="Loading the submissions" />}
        read={read}
      >
        {(submissions) => (
          <DataTable
            columns={[
              {
                heading: 'Name',
                cell: (one) => (
                  <Link to={deskPath('submissions', one.id)}>
                    {String(one.fields.name ?? one.id)}
                  </Link>
                ),
              },
              { heading: 'Kind', cell: (one) => submissionKindNames[one.kind] },
              { heading: 'From', cell: (one) => one.person },
              { heading: 'Files', isNumber: true, cell: (one) => one.files },
              { heading: 'Handed in', cell: (one) => <Since at={one.createdAt} /> },
            ]}
            keyOf={({ id }) => id}
            label="Submissions"
            rows={submissions}
            whenEmpty="Nothing waits to be decided"
          />
        )}
      </Loaded>
    </Section>
  );
}

type RecordProps = {
  readonly id: number;
  readonly session: DeskSession;
  /** Goes on to what waits next; null: not known yet, and nothing is decided. */
  readonly next: (() => void) | null;
};

function Submission({ id, session, next }: RecordProps) {
  const read = useOperation('submissions show', { id });
  return (
    <Section title={titleOf(id, read.data?.fields)}>
      <Loaded
        failedTitle="We couldn’t load the submission"
        loading={<LoadingBlock label="Loading the submission" />}
        missing={<Empty title={`There is no submission ${id}`} />}
        read={read}
      >
        {(found) => (
          <div className={styles.record}>
            {found.status === 'Pending' ? (
              mayRun(session.roles, 'curator') && (
                <Decide id={id} isWork={found.kind === 'work'} next={next} />
              )
            ) : (
              <Notice title={found.status === 'Approved' ? 'Accepted' : 'Declined'}>
                {found.artworkId === null ? (
                  found.reason
                ) : (
                  <Link to={deskPath('artworks', found.artworkId)}>The artwork made of it</Link>
                )}
              </Notice>
            )}
            <SubmittedFiles files={found.files} id={id} />
            <Facts
              facts={[
                ['Kind', submissionKindNames[found.kind]],
                ['From', <Person email={found.person} id={found.personId} key="from" />],
                ['Handed in', formatDateTime(found.createdAt)],
                ...submittedFacts(found.fields),
              ]}
              label="What was handed in"
            />
          </div>
        )}
      </Loaded>
    </Section>
  );
}

const titleOf = (id: number, fields: Readonly<Record<string, unknown>> = {}) =>
  String(fields.name || `Submission ${id}`);

type DecideProps = Pick<RecordProps, 'id' | 'next'> & { readonly isWork: boolean };

function Decide({ id, isWork, next }: DecideProps) {
  const run = useRun();
  const suggestions = useReasons('submission');
  const navigate = useNavigate();
  const [isDeclining, setDeclining] = useState(false);
  const { isSending, failure, send } = useSending();
  const [isDecided, setDecided] = useState(false);
  const decided = (...words: Parameters<typeof toast.success>) => {
    setDecided(true);
    toast.success(...words);
    next?.();
  };
  const draft = () =>
    void send(async () => {
      const { artworkId } = await run('submissions draft', { id });
      const open = () => navigate(deskPath('artworks', artworkId));
      decided('Accepted as a draft. Its sender is told.', undefined, {
        ...{ label: 'Open the draft', onClick: open },
      });
    });
  const accept = () =>
    void send(async () => {
      await run('submissions approve', { id });
      decided('Accepted. Its sender is told.');
    });
  const isBusy = isSending || next === null;
  const isFree = !isBusy && !isDecided;
  useKeys({
    d: isFree && isWork ? draft : undefined,
    a: isFree ? accept : undefined,
    r: isFree ? () => setDeclining(true) : undefined,
  });
  return (
    <>
      {failure !== null && (
        <Notice title="Nothing was decided" tone="bad">
          {failure}
        </Notice>
      )}
      <div className={styles.actions}>
        {isWork && (
          <Button loading={isBusy} onClick={draft} variant="primary">
            Make it a draft
          </Button>
        )}
        <Button loading={isBusy} onClick={accept} variant={isWork ? 'secondary' : 'primary'}>
          {isWork ? 'Accept only' : 'Accept'}
        </Button>
        <Button loading={isBusy} onClick={() => setDeclining(true)}>
          Decline
        </Button>
      </div>
      <Keys
        keys={[
          ...(isWork ? [['d', 'make it a draft'] as const] : []),
          ...[['a', 'accept'] as const, ['r', 'decline'] as const],
          ...[['j', 'next'] as const, ['k', 'previous'] as const],
        ]}
      />
      <ReasonDialog
        confirm="Decline"
        description="Its sender reads this."
        onClose={() => setDeclining(false)}
        onConfirm={async (reason) => {
          await run('submissions reject', { id, reason });
          decided('Declined. Its sender is told why.');
        }}
        open={isDeclining}
        suggestions={suggestions}
        title="Decline the submission"
      />
    </>
  );
}
