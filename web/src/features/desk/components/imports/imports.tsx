import type { ReactNode } from 'react';
import type { AnswerOf } from '../../../../../../shared/desk/operations.ts';
import { mayRun } from '../../../../../../shared/desk/roles.ts';
import type { DeskSession } from '../../../../../../shared/desk/session.ts';
import { formatCount } from '../../../../lib/format/count-of.ts';
import { Link } from '../../../../ui/link.tsx';
import { Loaded } from '../../../../ui/loaded.tsx';
import { LoadingBlock } from '../../../../ui/skeleton.tsx';
import { refreshInterval, useOperation } from '../../hooks/use-operation.ts';
import { importStateWords, isUnderWay, kindName } from '../../logic/import-words.ts';
import { deskPath } from '../../logic/places.ts';
import { DataTable } from '../data-table.tsx';
import desk from '../desk.module.css';
import { Section } from '../section.tsx';
import { Since } from '../since.tsx';
import { Exports } from './exports.tsx';
import { ImportRecord } from './import-record.tsx';
import styles from './imports.module.css';
import { NewImport } from './new-import.tsx';

type Props = { readonly record: number | null; readonly session: DeskSession };

export function Imports({ record, session }: Props): ReactNode {
  const isReadOnly = !mayRun(session.roles, 'curator');
  if (record !== null) return <ImportRecord id={record} isReadOnly={isReadOnly} key={record} />;
  return (
    <Section title="Import and export">
      {!isReadOnly && (
        <div className={styles.sides}>
          <NewImport />
          <Exports />
        </div>
      )}
      <ImportList />
    </Section>
  );
}

const untilDone = (latest: AnswerOf<'imports list'> | undefined) =>
  latest?.some(({ state }) => isUnderWay(state)) ? 2000 : refreshInterval;

function ImportList() {
  const read = useOperation('imports list', {}, untilDone);
  return (
    <section className={styles.part}>
      <h2 className={desk.subtitle}>Imports of 90 days</h2>
      <Loaded
        failedTitle="We couldn’t load the imports"
        loading={<LoadingBlock label="Loading the imports" />}
        read={read}
      >
        {(imports) => <ImportTable imports={imports} />}
      </Loaded>
    </section>
  );
}

function ImportTable({ imports }: { readonly imports: AnswerOf<'imports list'> }) {
  return (
    <DataTable
      columns={[
        {
          heading: 'File',
          cell: ({ id, name }) => <Link to={deskPath('imports', id)}>{name}</Link>,
        },
        { heading: 'Records', cell: ({ kind }) => kindName(kind) },
        { heading: 'Rows', isNumber: true, cell: ({ rows }) => formatCount(rows) },
        {
          heading: 'Refused',
          isNumber: true,
          cell: ({ outcomes }) => formatCount(outcomes.refused),
        },
        { heading: 'Written', isNumber: true, cell: ({ applied }) => formatCount(applied) },
        { heading: 'State', cell: ({ state }) => importStateWords[state] },
        { heading: 'Since', cell: ({ createdAt }) => <Since at={createdAt} /> },
      ]}
      keyOf={({ id }) => id}
      label="Imports"
      rows={imports}
      whenEmpty="No file was imported"
    />
  );
}
