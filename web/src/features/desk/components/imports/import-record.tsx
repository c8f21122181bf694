import { useState } from 'react';
import type { AnswerOf } from '../../../../../../shared/desk/operations.ts';
import { apiGet } from '../../../../lib/api/client.ts';
import { countOf } from '../../../../lib/format/count-of.ts';
import { saveCsv } from '../../../../lib/save-csv.ts';
import { useSending } from '../../../../lib/use-sending.ts';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Link } from '../../../../ui/link.tsx';
import { Loaded } from '../../../../ui/loaded.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { ProgressBar } from '../../../../ui/progress-bar.tsx';
import { LoadingBlock } from '../../../../ui/skeleton.tsx';
import { readingPath, refreshInterval, useOperation } from '../../hooks/use-operation.ts';
import { useRun } from '../../hooks/use-run.tsx';
import {
  importStateWords,
  isUnderWay,
  kindName,
  outcomeRow,
  planOf,
  progressOf,
  resultOf,
  type ShownImport,
} from '../../logic/import-words.ts';
import { deskPath } from '../../logic/places.ts';
import { readPages } from '../../logic/read-pages.ts';
import desk from '../desk.module.css';
import { Section } from '../section.tsx';
import { ImportRows } from './import-rows.tsx';
import styles from './imports.module.css';

type Props = { readonly id: number; readonly isReadOnly: boolean };

const untilDone = (latest: AnswerOf<'imports show'> | undefined) =>
  isUnderWay(latest?.state) ? 1000 : refreshInterval;

/** What a file does, row by row, before and after it is written. */
export function ImportRecord({ id, isReadOnly }: Props) {
  const read = useOperation('imports show', { id }, untilDone);
  return (
    <Section
      aside={<Link to={deskPath('imports')}>All imports</Link>}
      title={read.data ? read.data.name : `Import ${id}`}
    >
      <Loaded
        failedTitle="We couldn’t load the import"
        loading={<LoadingBlock label="Loading the import" />}
        missing={<EmptyState title={`There is no import ${id}`} />}
        read={read}
      >
        {(shown) => (
          <div className={desk.record}>
            <Step isReadOnly={isReadOnly} shown={shown} />
            {shown.state !== 'checking' && <ImportRows shown={shown} />}
          </div>
        )}
      </Loaded>
    </Section>
  );
}

function Step({
  shown,
  isReadOnly,
}: {
  readonly shown: ShownImport;
  readonly isReadOnly: boolean;
}) {
  const { id, state, kind, rows, outcomes, ignored } = shown;
  const { isSending, failure, send } = useSending();
  const run = useRun();
  const act = (name: 'imports apply' | 'imports cancel') =>
    void send(async () => void (await run(name, { id })));
  const wanted = outcomes.create + outcomes.update;
  const isOpen = isUnderWay(state) || state === 'ready';
  return (
    <div className={styles.part}>
      <p className={desk.soft}>
        {kindName(kind)}, {countOf(rows, 'row')}. {importStateWords[state]}.
      </p>
      {ignored.length > 0 && (
        <Notice title="Columns that are not read">
          {ignored.join(', ')}. Their headings are none that {kind} have.
        </Notice>
      )}
      {isUnderWay(state) && (
        <ProgressBar label={importStateWords[state]} value={progressOf(shown)} />
      )}
      {state === 'ready' && <p>{planOf(shown)}</p>}
      {state === 'applied' && <p role="status">{resultOf(shown)}</p>}
      {failure !== null && <Notice tone="bad">{failure}</Notice>}
      <div className={desk.actions}>
        {state === 'ready' && wanted > 0 && !isReadOnly && (
          <Button loading={isSending} onClick={() => act('imports apply')} variant="primary">
            Write {countOf(wanted, 'record')}
          </Button>
        )}
        {isOpen && !isReadOnly && (
          <Button onClick={() => act('imports cancel')} variant="quiet">
            {state === 'applying' ? 'Stop here' : 'Cancel the import'}
          </Button>
        )}
        {state !== 'checking' && <SaveOutcomes shown={shown} />}
      </div>
    </div>
  );
}

function SaveOutcomes({ shown: { id, name } }: { readonly shown: ShownImport }) {
  const { isSending, failure, send } = useSending();
  const [read, setRead] = useState(0);
  const save = () =>
    send(async () => {
      const all = await readPages(
        (from) => apiGet(readingPath('imports rows', { id, ...from })),
        setRead,
      );
      saveCsv(`${name.replace(/\.\w+$/, '')}-outcomes.csv`, all.map(outcomeRow));
      setRead(0);
    });
  return (
    <>
      <Button loading={isSending} onClick={() => void save()}>
        Save the outcomes as CSV
      </Button>
      {isSending && read > 0 && <span className={desk.soft}>{read} rows</span>}
      {failure !== null && <Notice tone="bad">{failure}</Notice>}
    </>
  );
}
