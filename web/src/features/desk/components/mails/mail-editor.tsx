import type { ApiRequest } from '../../../../../../shared/api/call.ts';
import { operationPath } from '../../../../../../shared/desk/operation-path.ts';
import type { AnswerOf } from '../../../../../../shared/desk/operations.ts';
import { toast } from '../../../../lib/toast.ts';
import { useSending } from '../../../../lib/use-sending.ts';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Link } from '../../../../ui/link.tsx';
import { Loaded } from '../../../../ui/loaded.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { LoadingBlock } from '../../../../ui/skeleton.tsx';
import { useOperation } from '../../hooks/use-operation.ts';
import { usePreview } from '../../hooks/use-preview.ts';
import { useRecordDraft } from '../../hooks/use-record-draft.ts';
import { useRun } from '../../hooks/use-run.tsx';
import {
  groupTitles,
  type MessageRecord,
  messageFields,
  messageStates,
} from '../../logic/mail-words.ts';
import { deskPath } from '../../logic/places.ts';
import { errorsByField } from '../../logic/record-fields.ts';
import { RecordForm } from '../catalogue/record-form.tsx';
import { RecordHistory } from '../catalogue/record-history.tsx';
import { DataTable } from '../data-table.tsx';
import desk from '../desk.module.css';
import { Section } from '../section.tsx';
import { PreviewSheet } from '../texts/preview-sheet.tsx';
import texts from '../texts/texts.module.css';
import { MailFrame } from './mail-frame.tsx';
import styles from './mails.module.css';

export function MailEditor({
  name,
  isOwner,
}: {
  readonly name: string;
  readonly isOwner: boolean;
}) {
  const read = useOperation('mails show', { name });
  return (
    <Loaded
      failedTitle="We couldn’t load the mail"
      loading={<LoadingBlock label="Loading the mail" />}
      missing={<EmptyState title={`There is no message ${name}`} />}
      read={read}
    >
      {(message) => <Editor isOwner={isOwner} message={message} />}
    </Loaded>
  );
}

function Editor({
  message,
  isOwner,
}: {
  readonly message: MessageRecord;
  readonly isOwner: boolean;
}) {
  const { name, version, subject, text, state, about, fields } = message;
  const run = useRun();
  const isReadOnly = !isOwner || state === 'fixed';
  const draft = useRecordDraft(`mail-${name}`, version, { subject, text });
  const preview = usePreview({
    ...{ method: 'POST', path: operationPath('mails preview') },
    body: { name, ...draft.values },
  } as ApiRequest<AnswerOf<'mails preview'>>);
  const errors = errorsByField([
    ...(preview.data?.problems ?? []),
    ...(preview.error?.issues ?? []).map(({ path, message: told }) => ({
      ...{ field: path, message: told },
    })),
  ]);
  return (
    <Section aside={<span className={desk.soft}>{messageStates[state]}</span>} title={about}>
      <p className={desk.soft}>
        <Link to={deskPath('mails')}>Mails</Link>: {groupTitles[message.group].toLowerCase()}.{' '}
        {message.isNotified && 'Also in the receiver’s notifications. '}
        {state === 'fixed' && 'This mail keeps accounts safe: its words stay. '}
        Its name: {name}
      </p>
      {message.problems.length > 0 && (
        <Notice title="The default is sent" tone="waiting">
          Your words do not fit: {message.problems.map((one) => one.message).join('. ')}.
        </Notice>
      )}
      <div className={texts.editor}>
        <RecordForm
          draft={draft}
          errors={errors}
          fields={messageFields(message)}
          isReadOnly={isReadOnly}
          label="The mail"
          save={async (changed, of) => {
            const saved = await run('mails edit', { name, version: of, ...changed });
            toast.success('Saved: the next mail says it.');
            return saved.version;
          }}
        />
        <PreviewSheet heading="Preview" read={preview}>
          {(mail) => (
            <>
              <p>
                <span className={desk.soft}>Subject:</span> {mail.subject}
              </p>
              <MailFrame html={mail.html} />
              <details>
                <summary>As plain text</summary>
                <pre className={styles.plain}>{mail.text}</pre>
              </details>
            </>
          )}
        </PreviewSheet>
      </div>
      {state === 'changed' && (
        <Default isReadOnly={isReadOnly} message={message} onReset={draft.discard} />
      )}
      <section aria-label="Fields" className={desk.group}>
        <h2 className={desk.subtitle}>Fields</h2>
        <DataTable
          columns={[
            {
              heading: 'Field',
              cell: (one) => <code className={desk.nowrap}>{`{{${one.name}}}`}</code>,
            },
            { heading: 'Stands for', cell: (one) => one.about },
            { heading: 'Such as', cell: (one) => one.sample },
            { heading: 'Needed', cell: (one) => (one.isNeeded ? 'Yes' : '–') },
          ]}
          keyOf={(one) => one.name}
          label="Fields"
          rows={fields}
          whenEmpty="It has no fields"
        />
      </section>
      <section aria-label="History" className={desk.group}>
        <h2 className={desk.subtitle}>History</h2>
        <RecordHistory id={name} isReadOnly kind="message" version={version} />
      </section>
    </Section>
  );
}

type DefaultProps = {
  readonly message: MessageRecord;
  readonly isReadOnly: boolean;
  readonly onReset: () => void;
};

/** What the message says unless an owner wrote something else. */
function Default({ message, isReadOnly, onReset }: DefaultProps) {
  const run = useRun();
  const { isSending, failure, send } = useSending();
  const { name } = message;
  const reset = () =>
    void send(async () => {
      await run('mails reset', { name });
      onReset();
      toast.success('The default is back.');
    });
  return (
    <section aria-label="The default" className={desk.group}>
      <h2 className={desk.subtitle}>The default</h2>
      <p>
        <span className={desk.soft}>Subject:</span> {message.default.subject}
      </p>
      <p className={styles.default}>{message.default.text}</p>
      {failure !== null && <p role="alert">{failure}</p>}
      {!isReadOnly && (
        <div className={desk.actions}>
          <Button loading={isSending} onClick={reset}>
            Bring the default back
          </Button>
        </div>
      )}
    </section>
  );
}
