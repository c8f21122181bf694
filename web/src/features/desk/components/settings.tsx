import { mayRun } from '../../../../../shared/desk/roles.ts';
import type { DeskSession } from '../../../../../shared/desk/session.ts';
import { toast } from '../../../lib/toast.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { LoadingBlock } from '../../../ui/skeleton.tsx';
import { useOperation } from '../hooks/use-operation.ts';
import { useRun } from '../hooks/use-run.tsx';
import { DataTable } from './data-table.tsx';
import styles from './desk.module.css';
import { Section } from './section.tsx';
import { Fees } from './settings/fees.tsx';
import { SiteSettings } from './settings/site-settings.tsx';
import { StandardReasons } from './standard-reasons.tsx';

export function Settings({ session }: { readonly session: DeskSession }) {
  const isOwner = mayRun(session.roles, 'owner');
  return (
    <Section title="Settings">
      <SiteSettings isOwner={isOwner} />
      <Fees isOwner={isOwner} />
      <Flags isOwner={isOwner} />
      <StandardReasons isCurator={mayRun(session.roles, 'curator')} />
      <Rates isTreasurer={mayRun(session.roles, 'treasurer')} />
    </Section>
  );
}

function Flags({ isOwner }: { readonly isOwner: boolean }) {
  const read = useOperation('flags list', {});
  const run = useRun();
  return (
    <section aria-labelledby="flags" className={styles.group}>
      <h2 className={styles.subtitle} id="flags">
        Feature flags
      </h2>
      <Loaded
        failedTitle="We couldn’t load the flags"
        loading={<LoadingBlock label="Loading the flags" />}
        read={read}
      >
        {(flags) => (
          <DataTable
            columns={[
              { heading: 'Flag', cell: (one) => one.name },
              { heading: 'State', cell: (one) => (one.enabled ? 'On' : 'Off') },
              {
                heading: 'For people',
                cell: (one) =>
                  one.people
                    .map(({ person, enabled }) => `${person}: ${enabled ? 'on' : 'off'}`)
                    .join(', ') || '–',
              },
              { heading: 'About', cell: (one) => one.description },
              {
                heading: 'Change',
                cell: (one) => {
                  const state = one.enabled ? 'off' : 'on';
                  return isOwner ? (
                    <ConfirmDialog
                      button={`Switch ${state}`}
                      buttonLabel={`Switch ${one.name} ${state}`}
                      cancel="Cancel"
                      confirm={`Switch ${state}`}
                      description="For everybody, within five seconds. What was set for people by name ends."
                      failedTitle="Nothing was changed"
                      name={`flag-${one.name}`}
                      onConfirm={async () => {
                        await run('flags set', { name: one.name, state });
                        toast.success(`${one.name} is ${state}.`);
                      }}
                      title={`Switch ${one.name} ${state}?`}
                      variant="primary"
                    />
                  ) : (
                    '–'
                  );
                },
              },
            ]}
            keyOf={({ name }) => name}
            label="Feature flags"
            rows={flags}
            whenEmpty="There are no flags"
          />
        )}
      </Loaded>
    </section>
  );
}

function Rates({ isTreasurer }: { readonly isTreasurer: boolean }) {
  const read = useOperation('rates list', {});
  const run = useRun();
  return (
    <section aria-labelledby="rates" className={styles.group}>
      <h2 className={styles.subtitle} id="rates">
        Exchange rates
      </h2>
      <Loaded
        failedTitle="We couldn’t load the rates"
        loading={<LoadingBlock label="Loading the rates" />}
        read={read}
      >
        {({ asOf, rates, held }) => (
          <>
            <p className={styles.soft}>
              {asOf === null ? 'Not all rates are of a feed.' : `As of ${asOf}.`} What one euro
              buys.
            </p>
            <DataTable
              columns={[
                { heading: 'Currency', cell: (one) => one.currency },
                { heading: 'In use', isNumber: true, cell: (one) => one.used },
                { heading: 'Held back', isNumber: true, cell: (one) => one.waiting?.value ?? '–' },
                { heading: 'Of', cell: (one) => one.waiting?.asOf ?? '–' },
                {
                  heading: 'Change',
                  cell: ({ currency, waiting }) =>
                    waiting && isTreasurer ? (
                      <ConfirmDialog
                        button="Accept"
                        cancel="Cancel"
                        confirm="Accept"
                        description="Compare it with another source first. It is used at once."
                        failedTitle="Nothing was changed"
                        name={`rate-${currency}`}
                        onConfirm={async () => {
                          await run('rates accept', { currency, rate: waiting.value });
                          toast.success('The rate is in use.');
                        }}
                        title={`Use ${waiting.value} for ${currency}?`}
                        variant="primary"
                      />
                    ) : (
                      '–'
                    ),
                },
              ]}
              keyOf={({ currency }) => currency}
              label="Exchange rates"
              rows={(['GBP', 'USD'] as const).map((currency) => ({
                currency,
                used: rates[currency],
                waiting: held.find((one) => one.currency === currency) ?? null,
              }))}
              whenEmpty=""
            />
          </>
        )}
      </Loaded>
    </section>
  );
}
