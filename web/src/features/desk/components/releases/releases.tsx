import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { mayRun } from '../../../../../../shared/desk/roles.ts';
import type { DeskSession } from '../../../../../../shared/desk/session.ts';
import { formatDateTime } from '../../../../lib/format/dates.ts';
import { toast } from '../../../../lib/toast.ts';
import { useSending } from '../../../../lib/use-sending.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { Link } from '../../../../ui/link.tsx';
import { Loaded } from '../../../../ui/loaded.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { LoadingBlock } from '../../../../ui/skeleton.tsx';
import { useOperation } from '../../hooks/use-operation.ts';
import { useRun } from '../../hooks/use-run.tsx';
import { deskPath } from '../../logic/places.ts';
import { kindNames } from '../../logic/release-fields.ts';
import styles from '../catalogue/catalogue.module.css';
import { DataTable } from '../data-table.tsx';
import { ReasonDialog } from '../reason-form.tsx';
import { Section } from '../section.tsx';
import { NewRelease } from './new-release.tsx';
import { Release } from './release.tsx';

type Props = { readonly record: number | null; readonly session: DeskSession };

export function Releases({ record, session }: Props) {
  const isCurator = mayRun(session.roles, 'curator');
  const [params] = useSearchParams();
  if (record !== null) return <Release id={record} isCurator={isCurator} key={record} />;
  if (isCurator && params.has('new')) return <NewRelease />;
  return <List isCurator={isCurator} />;
}

const scopes = [
  { value: 'coming', label: 'To come and under way' },
  { value: 'past', label: 'Over' },
];

function List({ isCurator }: { readonly isCurator: boolean }) {
  const [params, setParams] = useSearchParams();
  const scope = params.get('scope') === 'past' ? 'past' : 'coming';
  const read = useOperation('releases list', scope === 'past' ? { scope } : {});
  const run = useRun();
  const [down, setDown] = useState<{ id: number; name: string } | null>(null);
  const { failure, send } = useSending();
  const at = (time: string | null) => (time === null ? '–' : formatDateTime(time));
  return (
    <Section
      aside={
        isCurator && (
          <ButtonLink to={`${deskPath('releases')}?new`} variant="primary">
            New release
          </ButtonLink>
        )
      }
      title="Releases"
    >
      {failure !== null && (
        <Notice title="Nothing was changed" tone="bad">
          {failure}
        </Notice>
      )}
      <search className={styles.filters}>
        <SelectField
          label="Show"
          onChange={({ target }) =>
            setParams(target.value === 'past' ? { scope: 'past' } : {}, { replace: true })
          }
          options={scopes}
          value={scope}
        />
      </search>
      <Loaded
        failedTitle="We couldn’t load the releases"
        loading={<LoadingBlock label="Loading the releases" />}
        read={read}
      >
        {(releases) => (
          <DataTable
            columns={[
              {
                heading: 'Name',
                cell: ({ id, name }) => <Link to={deskPath('releases', id)}>{name}</Link>,
              },
              { heading: 'Kind', cell: ({ kind }) => kindNames[kind] },
              { heading: 'Starts', cell: ({ startsAt }) => at(startsAt) },
              { heading: 'Ends', cell: ({ endsAt }) => at(endsAt) },
              {
                heading: 'In the calendar',
                cell: ({ takenDownAt }) =>
                  takenDownAt === null ? 'Yes' : `Not since ${at(takenDownAt)}`,
              },
              {
                heading: 'Change',
                cell: ({ id, name, takenDownAt }) => {
                  if (!isCurator) return '–';
                  return takenDownAt === null ? (
                    <Button
                      aria-label={`Take down ${name}`}
                      onClick={() => setDown({ id, name })}
                      size="small"
                    >
                      Take down
                    </Button>
                  ) : (
                    <Button
                      aria-label={`Put up ${name}`}
                      onClick={() =>
                        void send(async () => {
                          await run('releases put-up', { id });
                          toast.success(`${name} is in the calendar.`);
                        })
                      }
                      size="small"
                    >
                      Put up
                    </Button>
                  );
                },
              },
            ]}
            keyOf={({ id }) => id}
            label="Releases"
            rows={releases}
            whenEmpty={
              scope === 'past' ? 'No release is over yet' : 'There are no releases to come'
            }
          />
        )}
      </Loaded>
      <ReasonDialog
        confirm="Take down"
        description="Kept in the audit only."
        onClose={() => setDown(null)}
        onConfirm={async (reason) => {
          if (!down) return;
          await run('releases take-down', { id: down.id, reason });
          toast.success(`${down.name} is out of the calendar.`);
        }}
        open={down !== null}
        title={`Take down ${down?.name ?? ''}`}
      />
    </Section>
  );
}
