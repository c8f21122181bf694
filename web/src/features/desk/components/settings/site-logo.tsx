import { apiPath } from '../../../../../../shared/api/call.ts';
import { uploadLogo } from '../../../../../../shared/api/desk.ts';
import type { AnswerOf } from '../../../../../../shared/desk/operations.ts';
import { pictureTypes } from '../../../../../../shared/domain/uploads.ts';
import { sendForm } from '../../../../lib/api/send-form.ts';
import { useSession } from '../../../../lib/session/use-session.ts';
import { useSessionActions } from '../../../../lib/session/use-session-actions.ts';
import { toast } from '../../../../lib/toast.ts';
import { useUploads } from '../../../../lib/uploads/use-uploads.ts';
import { useSending } from '../../../../lib/use-sending.ts';
import { Button } from '../../../../ui/button.tsx';
import { FileField } from '../../../../ui/file-field.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { useRun } from '../../hooks/use-run.tsx';
import styles from '../desk.module.css';
import settingStyles from './settings.module.css';

const grounds = {
  logo: { title: 'On a light ground', whenEmpty: 'The name stands in letters.' },
  logoDark: {
    title: 'On a dark ground',
    whenEmpty: 'The other one is shown, on a white plate.',
  },
} as const;
type Ground = keyof typeof grounds;

/** The logo in place of the name, as visitors see it. */
export function SiteLogo({
  isOwner,
  settings,
}: {
  readonly isOwner: boolean;
  readonly settings: AnswerOf<'site show'>;
}) {
  const isSet = (ground: Ground) =>
    settings.some((one) => one.name === ground && one.value !== null);
  return (
    <section aria-labelledby="site-logo" className={styles.group}>
      <h2 className={styles.subtitle} id="site-logo">
        Logo
      </h2>
      <p className={styles.soft}>
        In the header, the footer and in mails, in a box of 160 × 40 pixels: best twice as large, on
        a transparent ground. Without one the name stands there.
      </p>
      <div className={`${settingStyles.fields} ${settingStyles.wide}`}>
        <GroundSlot ground="logo" isOwner={isOwner} isSet={isSet('logo')} />
        {isSet('logo') && (
          <GroundSlot ground="logoDark" isOwner={isOwner} isSet={isSet('logoDark')} />
        )}
      </div>
    </section>
  );
}

type Props = { readonly ground: Ground; readonly isOwner: boolean; readonly isSet: boolean };

function GroundSlot({ ground, isOwner, isSet }: Props) {
  const { title, whenEmpty } = grounds[ground];
  const { name, logo } = useSession().site;
  const { refreshSession } = useSessionActions();
  const run = useRun();
  const { isSending, failure, send } = useSending();
  const uploads = useUploads(pictureTypes, async (file, sending) => {
    const form = new FormData();
    form.append('files', file);
    const uploaded = await sendForm(apiPath(uploadLogo), form, sending);
    await run('site change', { [ground]: uploaded.logo });
    await refreshSession();
  });
  const src = ground === 'logo' ? logo?.src : logo?.dark;
  const remove = () =>
    void send(async () => {
      const isWhole = ground === 'logo';
      await run('site change', { ...(isWhole && { logo: '' }), logoDark: '' });
      await refreshSession();
      toast.success('The logo is removed.');
    });
  return (
    <section aria-label={title} className={settingStyles.slot}>
      <h3 className={settingStyles.slotTitle}>{title}</h3>
      <div className={`${settingStyles.ground} ${settingStyles[ground] ?? ''}`}>
        {isSet && src && logo ? (
          <img alt={`Logo of ${name}`} height={logo.height} src={src} width={logo.width} />
        ) : (
          <p>{whenEmpty}</p>
        )}
      </div>
      {failure !== null && (
        <Notice title="Nothing was changed" tone="bad">
          {failure}
        </Notice>
      )}
      {isOwner && (
        <>
          <FileField
            announcement={uploads.arrived && `${uploads.arrived} is the logo`}
            items={uploads.items}
            label={isSet ? 'Replace the logo' : 'Add a logo'}
            multiple={false}
            onChoose={uploads.add}
            onRemove={uploads.remove}
            onRetry={uploads.retry}
            types={pictureTypes}
          />
          {isSet && (
            <div className={styles.actions}>
              <Button loading={isSending} onClick={remove} size="small" variant="quiet">
                Remove
              </Button>
            </div>
          )}
        </>
      )}
    </section>
  );
}
