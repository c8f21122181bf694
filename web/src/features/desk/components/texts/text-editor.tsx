import { useState } from 'react';
import type { AnswerOf } from '../../../../../../shared/desk/operations.ts';
import { mayRun } from '../../../../../../shared/desk/roles.ts';
import type { DeskSession } from '../../../../../../shared/desk/session.ts';
import { toast } from '../../../../lib/toast.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Loaded } from '../../../../ui/loaded.tsx';
import { LoadingBlock } from '../../../../ui/skeleton.tsx';
import { useOperation } from '../../hooks/use-operation.ts';
import { useRecordDraft } from '../../hooks/use-record-draft.ts';
import { useRun } from '../../hooks/use-run.tsx';
import { useTextPreview } from '../../hooks/use-text-preview.ts';
import { useWrittenBlock } from '../../hooks/use-written-block.ts';
import { asText, errorsByField } from '../../logic/record-fields.ts';
import { fieldsOf, kindWords } from '../../logic/text-fields.ts';
import { typedInput } from '../../logic/typed-input.ts';
import { StateCell } from '../catalogue/catalogue-list.tsx';
import { RecordForm } from '../catalogue/record-form.tsx';
import desk from '../desk.module.css';
import { Section } from '../section.tsx';
import { FormerVersion } from './former-version.tsx';
import { PublishText } from './publish-text.tsx';
import { TextHistory } from './text-history.tsx';
import { TextPreview } from './text-preview.tsx';
import styles from './texts.module.css';

type Text = AnswerOf<'texts show'>;

export function TextEditor({
  id,
  session,
}: {
  readonly id: number;
  readonly session: DeskSession;
}) {
  const read = useOperation('texts show', { id });
  return (
    <Loaded
      failedTitle="We couldn’t load the text"
      loading={<LoadingBlock label="Loading the text" />}
      missing={<EmptyState title={`There is no text ${id}`} />}
      read={read}
    >
      {(text) => <TextRecord session={session} text={text} />}
    </Loaded>
  );
}

function TextRecord({ text, session }: { readonly text: Text; readonly session: DeskSession }) {
  const { id, kind, version, state, title, slug } = text;
  const run = useRun();
  const isReadOnly = !mayRun(session.roles, 'curator');
  const fields = fieldsOf(kind);
  const record = Object.fromEntries(fields.map(({ name }) => [name, asText(Object(text)[name])]));
  const draft = useRecordDraft(`text-${id}`, String(version), record);
  const preview = useTextPreview(kind, draft.values);
  const [former, setFormer] = useState<number | null>(null);
  const [hasReturned, setReturned] = useState(false);
  const block = useWrittenBlock();
  const errors = errorsByField([
    ...(preview.data?.problems ?? []),
    ...(preview.error?.issues ?? []).map(({ path, message }) => ({ field: path, message })),
  ]);
  return (
    <Section aside={<StateCell state={state} />} title={title}>
      <p className={desk.soft}>
        {kindWords[kind]}, address: {slug}
      </p>
      <PublishText
        hasUnsaved={Object.keys(draft.changed).length > 0}
        mayPublish={mayRun(session.roles, kind === 'legal' ? 'owner' : 'curator')}
        isReadOnly={isReadOnly}
        text={text}
      />
      <div className={styles.editor}>
        <RecordForm
          draft={draft}
          errors={errors}
          fields={fields}
          isReadOnly={isReadOnly}
          label="The text"
          save={async (changed, of) => {
            const input = { id, version: Number(of), ...changed };
            const saved = await run('texts edit', typedInput<'texts edit'>(input));
            toast.success('Saved.');
            return String(saved.version);
          }}
        />
        {former === null ? (
          <TextPreview
            block={block}
            heading="Preview"
            kind={kind}
            read={preview}
            takesFocus={hasReturned}
          />
        ) : (
          <FormerVersion
            id={id}
            key={former}
            kind={kind}
            leave={() => {
              setReturned(true);
              setFormer(null);
            }}
            version={former}
          />
        )}
      </div>
      <section className={desk.group}>
        <h2 className={desk.subtitle}>Versions</h2>
        <TextHistory isReadOnly={isReadOnly} see={setFormer} text={text} />
      </section>
    </Section>
  );
}
