import { type ReactNode, useState } from 'react';
import type { AuditEntry } from '../../../../../shared/desk/audit.ts';
import { auditPage } from '../../../../../shared/desk/audit-page.ts';
import { formatDateTime } from '../../../lib/format/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { LoadingBlock } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useOperation } from '../hooks/use-operation.ts';
import { Pages } from './catalogue/catalogue-list.tsx';
import { DataTable } from './data-table.tsx';
import styles from './desk.module.css';
import { Section } from './section.tsx';
import { Sentence } from './sentence.tsx';

type Filter = { readonly subject: string; readonly actor: string };

export function Audit() {
  const [filter, setFilter] = useState<Filter>({ subject: '', actor: '' });
  const [typed, setTyped] = useState(filter);
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
            label="Record, such as order 12"
            onChange={({ target }) => setTyped({ ...typed, subject: target.value })}
            value={typed.subject}
          />
          <TextField
            label="Who, by e-mail or name"
            onChange={({ target }) => setTyped({ ...typed, actor: target.value })}
            value={typed.actor}
          />
          <Button type="submit">Search</Button>
        </form>
      </search>
      <Pages
        filter={filter}
        page={(before, more) => <Entries before={before} filter={filter} more={more} />}
      />
    </Section>
  );
}

type EntriesProps = {
  readonly filter: Filter;
  readonly before: number | null;
  readonly more: (next: number | null) => ReactNode;
};

function Entries({ filter, before, more }: EntriesProps) {
  const read = useOperation('audit list', {
    ...(filter.subject === '' ? {} : { subject: filter.subject }),
    ...(filter.actor === '' ? {} : { actor: filter.actor }),
    ...(before === null ? {} : { before }),
  });
  return (
    <Loaded
      failedTitle="We couldn’t load the audit"
      loading={<LoadingBlock label="Loading the audit" />}
      read={read}
    >
      {(entries) => (
        <>
          <DataTable
            columns={[
              { heading: 'When', cell: (one) => formatDateTime(one.at) },
              { heading: 'What', cell: (one) => <Act entry={one} /> },
            ]}
            keyOf={({ id }) => id}
            label="Audit"
            rows={entries}
            whenEmpty={before === null ? 'Nothing is recorded' : 'Nothing earlier is recorded'}
          />
          {more(entries.length < auditPage ? null : (entries.at(-1)?.id ?? null))}
        </>
      )}
    </Loaded>
  );
}

function Act({ entry }: { readonly entry: AuditEntry }) {
  const { actor, origin, action, subject, requestId, details } = entry;
  const raw = [action, subject, actor, origin, requestId].filter((part) => part !== null);
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
