import {
  type Currency,
  currencies,
  minor,
  toMajor,
} from '../../../../../../shared/domain/money.ts';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextareaField, TextField } from '../../../../ui/text-field.tsx';
import type { RecordDraft } from '../../hooks/use-record-draft.ts';
import type { RecordField } from '../../logic/record-fields.ts';
import { WordsField } from '../mails/words-field.tsx';
import { MarkdownField } from '../texts/markdown-field.tsx';
import { ArtistsField } from './artists-field.tsx';
import { ArtworkField } from './artwork-field.tsx';
import { PriceField } from './price-field.tsx';
import { ZoneField } from './zone-field.tsx';

type Props = {
  readonly field: RecordField;
  readonly draft: RecordDraft;
  readonly error: string | undefined;
};

/** The control of one field of a record's form. */
export function FieldControl({ field, draft, error }: Props) {
  const { name, label, kind, hint, options, isRequired = false } = field;
  const value = draft.values[name] ?? '';
  const texts = { label, error, ...(hint === undefined ? {} : { hint }) };
  const set = (next: string) => draft.set(name, next);
  switch (kind) {
    case 'artists':
      return <ArtistsField label={label} onChange={set} value={value} />;
    case 'artwork':
      return (
        <ArtworkField
          {...(hint === undefined ? {} : { hint })}
          label={label}
          onChange={set}
          value={value}
        />
      );
    case 'zone':
      return <ZoneField label={label} onChange={set} value={value} />;
    case 'time':
    case 'day':
      return (
        <TextField
          {...texts}
          onChange={({ target }) => set(target.value)}
          required
          type={kind === 'day' ? 'date' : 'datetime-local'}
          value={kind === 'day' ? value.slice(0, 10) : value.length === 10 ? '' : value}
        />
      );
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
    case 'words':
      return <WordsField {...texts} onChange={set} options={options ?? []} value={value} />;
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
