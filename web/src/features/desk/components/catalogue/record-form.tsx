import { type FormEvent, type KeyboardEvent, useRef } from 'react';
import {
  type Currency,
  currencies,
  minor,
  toMajor,
} from '../../../../../../shared/domain/money.ts';
import { useSending } from '../../../../lib/use-sending.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextareaField, TextField } from '../../../../ui/text-field.tsx';
import type { RecordDraft } from '../../hooks/use-record-draft.ts';
import type { RecordField } from '../../logic/record-fields.ts';
import desk from '../desk.module.css';
import { MarkdownField } from '../texts/markdown-field.tsx';
import { ArtistsField } from './artists-field.tsx';
import styles from './catalogue.module.css';
import { PriceField } from './price-field.tsx';

type Props = {
  /** The form's accessible name. */
  readonly label: string;
  readonly fields: readonly RecordField[];
  readonly draft: RecordDraft;
  readonly isReadOnly: boolean;
  /** What is wrong with a field, by its name. */
  readonly errors?: Readonly<Record<string, string>>;
  readonly save: (changed: Readonly<Record<string, string>>, version: string) => Promise<void>;
};

/** A record's fields with one button; Enter in a line and Cmd or Ctrl with S save as well. */
export function RecordForm({ label, fields, draft, isReadOnly, errors = {}, save }: Props) {
  const { isSending, failure, send } = useSending();
  const form = useRef<HTMLFormElement>(null);
  const count = Object.keys(draft.changed).length;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (count === 0 || isSending) return;
    void send(async () => {
      await save(draft.changed, draft.version);
      draft.saved();
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
            <FieldControl draft={draft} error={errors[field.name]} field={field} />
          </div>
        ))}
      </fieldset>
      {!isReadOnly && (
        <div className={styles.saveBar} data-unsaved={count > 0 || undefined}>
          <Button disabled={count === 0} loading={isSending} type="submit" variant="primary">
            Save
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

function FieldControl({
  field,
  draft,
  error,
}: {
  readonly field: RecordField;
  readonly draft: RecordDraft;
  readonly error: string | undefined;
}) {
  const { name, label, kind, hint, options, isRequired = false } = field;
  const value = draft.values[name] ?? '';
  const texts = { label, error, ...(hint === undefined ? {} : { hint }) };
  const set = (next: string) => draft.set(name, next);
  switch (kind) {
    case 'artists':
      return <ArtistsField label={label} onChange={set} value={value} />;
    case 'prose':
      return (
        <TextareaField
          {...texts}
          maxLength={8000}
          onChange={({ target }) => set(target.value)}
          rows={value.length > 200 ? 8 : 3}
          value={value}
        />
      );
    case 'markdown':
      return <MarkdownField {...texts} onChange={set} value={value} />;
    case 'choice':
      return (
        <SelectField
          {...texts}
          onChange={({ target }) => set(target.value)}
          options={options ?? []}
          value={value}
        />
      );
    case 'money':
      return (
        <PriceField
          currency={currencyOf(draft.values.currency)}
          key={draft.values.currency}
          label={label}
          onChange={set}
          text={value === '' ? '' : majorText(value)}
        />
      );
    default:
      return (
        <TextField
          {...texts}
          inputMode={kind === 'number' ? 'decimal' : undefined}
          maxLength={500}
          onChange={({ target }) => set(target.value)}
          required={isRequired}
          value={value}
        />
      );
  }
}

const currencyOf = (text: string | undefined): Currency =>
  currencies.find((one) => one === text) ?? 'GBP';

/** An amount that was typed wrongly is shown as it is. */
const majorText = (text: string) =>
  /^\d+$/.test(text) ? String(toMajor(minor(Number(text)))) : text;
