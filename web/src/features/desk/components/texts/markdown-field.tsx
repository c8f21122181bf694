import { useId } from 'react';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextareaField } from '../../../../ui/text-field.tsx';
import { useInsertion } from '../../hooks/use-insertion.ts';
import { useOperation } from '../../hooks/use-operation.ts';
import { workMarkdown } from '../../logic/text-fields.ts';
import { RecordPicker } from '../catalogue/record-picker.tsx';
import styles from './texts.module.css';

type Props = {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** Markdown, with what inserts works and figures by their names. */
export function MarkdownField({ value, onChange, ...texts }: Props) {
  const { ref, insert } = useInsertion(value, onChange);
  const figures = useOperation('texts figures', {});
  const groupId = useId();
  return (
    <div className={styles.markdown}>
      <TextareaField
        {...texts}
        data-markdown
        maxLength={40_000}
        onChange={({ target }) => onChange(target.value)}
        ref={ref}
        rows={24}
        spellCheck
        value={value}
      />
      <fieldset aria-labelledby={groupId} className={styles.insert}>
        <legend className={styles.legend} id={groupId}>
          Insert at the cursor
        </legend>
        <RecordPicker
          hint="Its picture; with words selected, a link"
          label="Insert a work"
          of="artwork"
          onPick={({ name, by }) =>
            insert((words) => workMarkdown(name, by.split(', ')[0] ?? '', words))
          }
        />
        <SelectField
          hint="It follows the rules of the marketplace"
          label="Insert a figure"
          onChange={({ target }) => insert(() => `{{${target.value}}}`)}
          options={(figures.data ?? []).map(({ name, value: figure }) => ({
            value: name,
            label: figure.length > 24 ? name : `${name}: ${figure}`,
          }))}
          placeholder="Choose a figure"
          value=""
        />
      </fieldset>
    </div>
  );
}
