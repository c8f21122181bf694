import { useSearchParams } from 'react-router';
import { mayRun } from '../../../../../../shared/desk/roles.ts';
import type { DeskSession } from '../../../../../../shared/desk/session.ts';
import { Link } from '../../../../ui/link.tsx';
import { Loaded } from '../../../../ui/loaded.tsx';
import { LoadingBlock } from '../../../../ui/skeleton.tsx';
import { useOperation } from '../../hooks/use-operation.ts';
import { groupTitles, type MessageSummary, messageStates } from '../../logic/mail-words.ts';
import { deskPath } from '../../logic/places.ts';
import { DataTable } from '../data-table.tsx';
import desk from '../desk.module.css';
import { Section } from '../section.tsx';
import { MailEditor } from './mail-editor.tsx';

/** Every message that is sent; one of them by its name in the address. */
export function Mails({ session }: { readonly session: DeskSession }) {
  const [params] = useSearchParams();
  const name = params.get('message');
  if (name === null) return <MailList />;
  return <MailEditor isOwner={mayRun(session.roles, 'owner')} key={name} name={name} />;
}

function MailList() {
  const read = useOperation('mails list', {});
  return (
    <Section title="Mails">
      <p className={desk.soft}>
        What the marketplace writes, by mail and in people’s notifications. An owner may put it in
        other words.
      </p>
      <Loaded
        failedTitle="We couldn’t load the mails"
        loading={<LoadingBlock label="Loading the mails" />}
        read={read}
      >
        {(messages) => {
          const groups = Map.groupBy(messages, ({ group }) => group);
          return [...groups].map(([group, rows]) => (
            <MailGroup key={group} rows={rows} title={groupTitles[group]} />
          ));
        }}
      </Loaded>
    </Section>
  );
}

type GroupProps = { readonly title: string; readonly rows: readonly MessageSummary[] };

function MailGroup({ title, rows }: GroupProps) {
  return (
    <section aria-label={title} className={desk.group}>
      <h2 className={desk.subtitle}>{title}</h2>
      <DataTable
        columns={[
          {
            heading: 'When',
            cell: ({ name, about }) => (
              <Link to={`${deskPath('mails')}?message=${name}`}>{about}</Link>
            ),
          },
          { heading: 'Subject', cell: ({ subject }) => subject },
          {
            heading: 'Text',
            cell: ({ state }) =>
              state === 'changed' ? (
                <strong>{messageStates[state]}</strong>
              ) : (
                <span className={desk.soft}>{messageStates[state]}</span>
              ),
          },
        ]}
        keyOf={({ name }) => name}
        label={title}
        rows={rows}
        whenEmpty=""
      />
    </section>
  );
}
