import { SelectField } from '../../../../ui/select-field.tsx';
import { TextareaField } from '../../../../ui/text-field.tsx';
import { useInsertion } from '../../hooks/use-insertion.ts';
import texts from '../texts/texts.module.css';

type Props = {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly value: string;
  /** The fields that it may name. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
};

/** Plain words with fields in double braces. */
export function WordsField({ value, onChange, options, ...words }: Props) {
  const { ref, insert } = useInsertion(value, onChange);
  return (
    <div className={texts.words}>
      <TextareaField
        {...words}
        maxLength={15_000}
        onChange={({ target }) => onChange(target.value)}
        ref={ref}
        rows={10}
        spellCheck
        value={value}
      />
      <SelectField
        label="Insert a field at the cursor"
        onChange={({ target }) => insert(() => `{{${target.value}}}`)}
        options={options}
        placeholder="Choose a field"
        value=""
      />
    </div>
  );
}
