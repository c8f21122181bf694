import { type FormEvent, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useSending } from '../../../../lib/use-sending.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import type { RecordDraft } from '../../hooks/use-record-draft.ts';
import { errorsByField, issuesOf, type RecordField } from '../../logic/record-fields.ts';
import desk from '../desk.module.css';
import styles from './catalogue.module.css';
import { FieldControl } from './field-control.tsx';

type Props = {
  /** The form's accessible name. */
  readonly label: string;
  readonly fields: readonly RecordField[];
  readonly draft: RecordDraft;
  readonly isReadOnly: boolean;
  /** What is wrong with a field, by its name. */
  readonly errors?: Readonly<Record<string, string>>;
  /** Of the button; default: Save. */
  readonly button?: string;
  /** Below the fields. */
  readonly note?: ReactNode;
  /** Resolves to the version that has the changes. */
  readonly save: (changed: Readonly<Record<string, string>>, version: string) => Promise<string>;
};

/** A record's fields with one button; Enter in a line and Cmd or Ctrl with S save as well. */
export function RecordForm(props: Props) {
  const { label, fields, draft, isReadOnly, errors = {}, button = 'Save', note, save } = props;
  const { isSending, failure, error, send } = useSending();
  const refused = errorsByField(
    issuesOf(error).map(({ path, message }) => ({ field: path.split('.')[0] ?? '', message })),
  );
  const form = useRef<HTMLFormElement>(null);
  const count = Object.keys(draft.changed).length;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (count === 0 || isSending) return;
    void send(async () => {
      const version = await save(draft.changed, draft.version);
      draft.saved(draft.changed, version);
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 's' || !(event.metaKey || event.ctrlKey)) return;
    event.preventDefault();
    form.current?.requestSubmit();
  };
  const labelOf = (name: string) => fields.find((field) => field.name === name)?.label ?? name;
  return (
    <form
      aria-label={label}
      className={styles.recordForm}
      noValidate
      onKeyDown={onKeyDown}
      onSubmit={submit}
      ref={form}
    >
      {draft.foreign.length > 0 && (
        <Notice
          action={
            <div className={desk.actions}>
              <Button onClick={draft.keepMine} size="small">
                Keep my text
              </Button>
              <Button onClick={draft.discard} size="small">
                Take theirs
              </Button>
            </div>
          }
          title="A colleague changed this record while you were typing"
          tone="waiting"
        >
          Changed: {draft.foreign.map(labelOf).join(', ')}. What you typed is still here.
        </Notice>
      )}
      {failure !== null && (
        <Notice title="Nothing was saved" tone="bad">
          {failure}
        </Notice>
      )}
      <fieldset className={styles.fields} disabled={isReadOnly}>
        <legend className={styles.legend}>{label}</legend>
        {fields.map((field) => (
          <div className={field.isShort ? styles.half : styles.whole} key={field.name}>
            <FieldControl
              draft={draft}
              error={refused[field.name] ?? errors[field.name]}
              field={field}
            />
          </div>
        ))}
      </fieldset>
      {note}
      {!isReadOnly && (
        <div className={styles.saveBar} data-unsaved={count > 0 || undefined}>
          <Button disabled={count === 0} loading={isSending} type="submit" variant="primary">
            {button}
          </Button>
          {count > 0 && (
            <>
              <Button onClick={draft.discard}>Discard</Button>
              <span className={desk.soft} role="status">
                Not saved: {Object.keys(draft.changed).map(labelOf).join(', ')}
              </span>
            </>
          )}
        </div>
      )}
    </form>
  );
}
