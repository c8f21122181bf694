import { Fragment, useState } from 'react';
import type { AnswerOf } from '../../../../../../shared/desk/operations.ts';
import type { SettingName } from '../../../../../../shared/desk/site.ts';
import { useSessionActions } from '../../../../lib/session/use-session-actions.ts';
import { toast } from '../../../../lib/toast.ts';
import { useSending } from '../../../../lib/use-sending.ts';
import { Button } from '../../../../ui/button.tsx';
import { Loaded } from '../../../../ui/loaded.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { LoadingBlock } from '../../../../ui/skeleton.tsx';
import { TextareaField, TextField } from '../../../../ui/text-field.tsx';
import { useOperation } from '../../hooks/use-operation.ts';
import { useRun } from '../../hooks/use-run.tsx';
import { issuesOf } from '../../logic/record-fields.ts';
import styles from '../desk.module.css';
import settingStyles from './settings.module.css';
import { SiteLogo } from './site-logo.tsx';

type Settings = AnswerOf<'site show'>;
type Words = { readonly label: string; readonly hint?: string; readonly isNumber?: true };

const groups: readonly {
  readonly title: string;
  readonly about: string;
  readonly isWide: boolean;
  readonly hasLogo: boolean;
  readonly fields: readonly (readonly [SettingName, Words])[];
}[] = [
  {
    title: 'Name and contact',
    isWide: true,
    hasLogo: true,
    about:
      'On every page, in mails, in the terms and the help. Visitors see a change in ten seconds.',
    fields: [
      ['name', { label: 'Name' }],
      ['line', { label: 'Line beside the name' }],
      ['contactEmail', { label: 'E-mail address of support' }],
      ['postalAddress', { label: 'Postal address', hint: 'In the terms and the privacy policy.' }],
    ],
  },
  {
    title: 'Limits and days',
    isWide: false,
    hasLogo: false,
    about: 'Days are working days. A deadline that has begun stays as it is.',
    fields: [
      ['daysToPay', { label: 'Days to pay', isNumber: true }],
      ['daysToShip', { label: 'Days to ship', isNumber: true }],
      ['daysToPayout', { label: 'Days from delivery to payout', isNumber: true }],
      ['newBuyerPurchases', { label: 'Unpaid orders of a new buyer', isNumber: true }],
      ['newBuyerPounds', { label: 'What several may come to (£)', isNumber: true }],
    ],
  },
];

/** The name, the contact and the limits of this installation. An empty field has its default. */
export function SiteSettings({ isOwner }: { readonly isOwner: boolean }) {
  const read = useOperation('site show', {});
  return (
    <Loaded
      failedTitle="We couldn’t load the settings"
      loading={<LoadingBlock label="Loading the settings" />}
      read={read}
    >
      {(settings) =>
        groups.map((group) => (
          <Fragment key={group.title}>
            <Group
              {...group}
              isOwner={isOwner}
              key={JSON.stringify(settings)}
              settings={settings}
            />
            {group.hasLogo && <SiteLogo isOwner={isOwner} settings={settings} />}
          </Fragment>
        ))
      }
    </Loaded>
  );
}

type Props = (typeof groups)[number] & {
  readonly settings: Settings;
  readonly isOwner: boolean;
};

function Group({ title, about, isWide, fields, settings, isOwner }: Props) {
  const run = useRun();
  const { refreshSession } = useSessionActions();
  const [typed, setTyped] = useState<Partial<Record<SettingName, string>>>({});
  const { isSending, failure, error, send } = useSending();
  const issues = issuesOf(error);
  const found = new Map(settings.map((one) => [one.name, one]));
  const changed = Object.fromEntries(
    Object.entries(typed).filter(
      ([name, text]) => text.trim() !== (found.get(name as SettingName)?.value ?? ''),
    ),
  );
  const isChanged = Object.keys(changed).length > 0;

  function save() {
    void send(async () => {
      await run('site change', changed);
      await refreshSession();
      toast.success('Saved.');
    });
  }

  return (
    <section aria-label={title} className={styles.group}>
      <h2 className={styles.subtitle}>{title}</h2>
      <p className={styles.soft}>{about}</p>
      <form
        aria-label={title}
        className={settingStyles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isChanged) save();
        }}
      >
        {failure !== null && issues.length === 0 && (
          <Notice title="Nothing was changed" tone="bad">
            {failure}
          </Notice>
        )}
        <div className={`${settingStyles.fields} ${isWide ? settingStyles.wide : ''}`}>
          {fields.map(([name, { label, hint, isNumber }]) => {
            const setting = found.get(name);
            const shared = {
              error: issues.find(({ path }) => path === name)?.message,
              hint: hint ?? defaultHint(setting),
              label,
              placeholder: setting?.default,
              readOnly: !isOwner,
              value: typed[name] ?? setting?.value ?? '',
            };
            const set = (text: string) => setTyped({ ...typed, [name]: text });
            return name === 'postalAddress' ? (
              <TextareaField
                {...shared}
                key={name}
                maxLength={500}
                onChange={({ target }) => set(target.value)}
                rows={3}
              />
            ) : (
              <TextField
                {...shared}
                key={name}
                maxLength={200}
                onChange={({ target }) => set(target.value)}
                {...(isNumber && { inputMode: 'numeric' as const })}
              />
            );
          })}
        </div>
        {isOwner && (
          <div className={styles.actions}>
            <Button disabled={!isChanged} loading={isSending} type="submit">
              Save
            </Button>
          </div>
        )}
      </form>
    </section>
  );
}

/** Where nothing is set, the field itself shows the default. */
const defaultHint = (setting: Settings[number] | undefined) =>
  setting?.default && setting.value !== null ? `If empty: ${setting.default}` : undefined;
