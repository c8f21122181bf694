import { type ReactNode, useState } from 'react';
import { mayRun } from '../../../../../../shared/desk/roles.ts';
import type { DeskSession } from '../../../../../../shared/desk/session.ts';
import { type TextKind, textKinds } from '../../../../../../shared/domain/text-kinds.ts';
import { formatDay } from '../../../../lib/format/dates.ts';
import { Link } from '../../../../ui/link.tsx';
import { Loaded } from '../../../../ui/loaded.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { LoadingBlock } from '../../../../ui/skeleton.tsx';
import { useOperation } from '../../hooks/use-operation.ts';
import { deskPath } from '../../logic/places.ts';
import { kindWords } from '../../logic/text-fields.ts';
import { type ListFilter, Pages, StateCell, useListFilter } from '../catalogue/catalogue-list.tsx';
import { DataTable } from '../data-table.tsx';
import desk from '../desk.module.css';
import { Section } from '../section.tsx';
import { NewText } from './new-text.tsx';
import { TextEditor } from './text-editor.tsx';
import styles from './texts.module.css';

type Props = { readonly record: number | null; readonly session: DeskSession };

export function Texts({ record, session }: Props) {
  if (record === null) return <TextList isReadOnly={!mayRun(session.roles, 'curator')} />;
  return <TextEditor id={record} key={record} session={session} />;
}

type TextFilter = ListFilter & { readonly kind?: TextKind };

const kindOptions = [
  { value: '', label: 'All' },
  ...textKinds.map((kind) => ({ value: kind, label: kindWords[kind] })),
];

function TextList({ isReadOnly }: { readonly isReadOnly: boolean }) {
  const { filter, controls } = useListFilter();
  const [kind, setKind] = useState<TextKind | null>(null);
  const asked: TextFilter = { ...filter, ...(kind === null ? {} : { kind }) };
  return (
    <Section aside={!isReadOnly && <NewText />} title="Texts">
      <div className={styles.filters}>
        {controls}
        <SelectField
          label="Kind"
          onChange={({ target }) => setKind(textKinds.find((one) => one === target.value) ?? null)}
          options={kindOptions}
          value={kind ?? ''}
        />
      </div>
      <Pages
        filter={asked}
        page={(after, more) => <TextPage after={after} filter={asked} more={more} />}
      />
    </Section>
  );
}

function TextPage({
  filter,
  after,
  more,
}: {
  readonly filter: TextFilter;
  readonly after: number | null;
  readonly more: (next: number | null) => ReactNode;
}) {
  const read = useOperation('texts list', { ...filter, ...(after === null ? {} : { after }) });
  return (
    <Loaded
      failedTitle="We couldn’t load the texts"
      loading={<LoadingBlock label="Loading the texts" />}
      read={read}
    >
      {({ items, next }) => (
        <>
          <DataTable
            columns={[
              {
                heading: 'Title',
                cell: ({ id, title }) => <Link to={deskPath('texts', id)}>{title}</Link>,
              },
              { heading: 'Kind', cell: ({ kind }) => kindWords[kind] },
              {
                heading: 'Day',
                cell: ({ day }) =>
                  day === null ? '–' : <span className={desk.nowrap}>{formatDay(day, true)}</span>,
              },
              {
                heading: 'State',
                cell: ({ state, hasChanges }) => (
                  <>
                    <StateCell state={state} />
                    {hasChanges && <span className={desk.soft}> with newer changes</span>}
                  </>
                ),
              },
            ]}
            keyOf={({ id }) => id}
            label="Texts"
            rows={items}
            whenEmpty="There are no such texts"
          />
          {more(next)}
        </>
      )}
    </Loaded>
  );
}
