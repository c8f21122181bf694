import { useState } from 'react';
import type { AuditEntry } from '../../../../../shared/desk/audit.ts';
import { formatDateTime } from '../../../lib/format/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { LoadingBlock } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useOperation } from '../hooks/use-operation.ts';
import { DataTable } from './data-table.tsx';
import styles from './desk.module.css';
import { Section } from './section.tsx';
import { Sentence } from './sentence.tsx';

type Filter = { readonly subject: string; readonly actor: string };

export function Audit() {
  const [filter, setFilter] = useState<Filter>({ subject: '', actor: '' });
  const [typed, setTyped] = useState(filter);
  const read = useOperation('audit list', {
    ...(filter.subject === '' ? {} : { subject: filter.subject }),
    ...(filter.actor === '' ? {} : { actor: filter.actor }),
  });
  return (
    <Section title="Audit">
      <search>
        <form
          className={styles.filters}
          onSubmit={(event) => {
            event.preventDefault();
            setFilter({ subject: typed.subject.trim(), actor: typed.actor.trim() });
          }}
        >
          <TextField
            label="Record, such as order:12"
            onChange={({ target }) => setTyped({ ...typed, subject: target.value })}
            value={typed.subject}
          />
          <TextField
            label="E-mail or name"
            onChange={({ target }) => setTyped({ ...typed, actor: target.value })}
            value={typed.actor}
          />
          <Button type="submit">Search</Button>
        </form>
      </search>
      <Loaded
        failedTitle="We couldn’t load the audit"
        loading={<LoadingBlock label="Loading the audit" />}
        read={read}
      >
        {(entries) => (
          <DataTable
            columns={[
              { heading: 'When', cell: (one) => formatDateTime(one.at) },
              { heading: 'What', cell: (one) => <Act entry={one} /> },
            ]}
            keyOf={({ id }) => id}
            label="Audit"
            rows={entries}
            whenEmpty="Nothing is recorded"
          />
        )}
      </Loaded>
    </Section>
  );
}

function Act({ entry }: { readonly entry: AuditEntry }) {
  const { actor, action, subject, requestId, details } = entry;
  const raw = [action, subject, actor, requestId].filter((part) => part !== null);
  return (
    <>
      <Sentence entry={entry} />
      <code className={styles.raw}>{raw.join(' · ')}</code>
      {Object.keys(details).length > 0 && (
        <details className={styles.recorded}>
          <summary>As recorded</summary>
          <pre>{JSON.stringify(details, null, 2)}</pre>
        </details>
      )}
    </>
  );
}
