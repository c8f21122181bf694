import { mayRun } from '../../../../../../shared/desk/roles.ts';
import type { DeskSession } from '../../../../../../shared/desk/session.ts';
import { useSending } from '../../../../lib/use-sending.ts';
import { Button } from '../../../../ui/button.tsx';
import { Link } from '../../../../ui/link.tsx';
import { Loaded } from '../../../../ui/loaded.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { LoadingBlock } from '../../../../ui/skeleton.tsx';
import { useOperation } from '../../hooks/use-operation.ts';
import { useRun } from '../../hooks/use-run.tsx';
import { deskPath } from '../../logic/places.ts';
import { ruleWords } from '../../logic/rule-words.ts';
import { StateCell } from '../catalogue/catalogue-list.tsx';
import { DataTable } from '../data-table.tsx';
import desk from '../desk.module.css';
import { Section } from '../section.tsx';
import { CollectionPage } from './collection.tsx';
import { NewCollection } from './new-collection.tsx';

type Props = { readonly record: number | null; readonly session: DeskSession };

export function Collections({ record, session }: Props) {
  const isReadOnly = !mayRun(session.roles, 'curator');
  if (record === null) return <List isReadOnly={isReadOnly} />;
  return <CollectionPage id={record} isReadOnly={isReadOnly} key={record} />;
}

function List({ isReadOnly }: { readonly isReadOnly: boolean }) {
  const read = useOperation('collections list', {});
  const run = useRun();
  const { isSending, failure, send } = useSending();
  const move = (id: number, position: number) =>
    void send(async () => void (await run('collections move', { id, position })));
  return (
    <Section aside={!isReadOnly && <NewCollection />} title="Collections">
      {failure !== null && (
        <Notice title="Nothing was changed" tone="bad">
          {failure}
        </Notice>
      )}
      <Loaded
        failedTitle="We couldn’t load the collections"
        loading={<LoadingBlock label="Loading the collections" />}
        read={read}
      >
        {(collections) => (
          <DataTable
            columns={[
              {
                heading: 'Title',
                cell: ({ id, title }) => <Link to={deskPath('collections', id)}>{title}</Link>,
              },
              { heading: 'Chosen works', isNumber: true, cell: ({ chosen }) => chosen },
              { heading: 'Then', cell: ({ rule }) => (rule === null ? '–' : ruleWords(rule)) },
              {
                heading: 'State',
                cell: ({ isPublished }) => (
                  <StateCell state={isPublished ? 'published' : 'draft'} />
                ),
              },
              ...(isReadOnly
                ? []
                : [
                    {
                      heading: 'Order',
                      cell: ({ id, title }: (typeof collections)[number]) => {
                        const index = collections.findIndex((one) => one.id === id);
                        return (
                          <span className={desk.actions}>
                            <Button
                              aria-label={`Move ${title} up`}
                              disabled={index === 0 || isSending}
                              onClick={() => move(id, index)}
                              size="small"
                            >
                              Up
                            </Button>
                            <Button
                              aria-label={`Move ${title} down`}
                              disabled={index === collections.length - 1 || isSending}
                              onClick={() => move(id, index + 2)}
                              size="small"
                            >
                              Down
                            </Button>
                          </span>
                        );
                      },
                    },
                  ]),
            ]}
            keyOf={({ id }) => id}
            label="Collections"
            rows={collections}
            whenEmpty="There are no collections"
          />
        )}
      </Loaded>
    </Section>
  );
}
