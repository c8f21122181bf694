import { useId, useRef, useState } from 'react';
import { bulkLimits } from '../../../../../shared/domain/bulk-row.ts';
import { Button, ButtonAnchor } from '../../../ui/button.tsx';
import { TextareaField } from '../../../ui/text-field.tsx';
import type { NewRow } from '../hooks/use-bulk-rows.ts';
import { readFile } from '../logic/read-file.ts';
import { readSheet } from '../logic/read-sheet.ts';
import { countWords, fileWords, tooManyWords } from '../messages.ts';
import styles from './import-rows.module.css';

type Props = {
  /** Rows that are there already. */
  readonly already: number;
  readonly onAdd: (rows: readonly NewRow[]) => void;
};

type Told = { readonly tone: 'good' | 'bad'; readonly text: string };

/** Rows from a CSV file, or pasted from a spreadsheet. */
export function ImportRows({ already, onAdd }: Props) {
  const id = useId();
  const file = useRef<HTMLInputElement>(null);
  const [told, setTold] = useState<Told | null>(null);
  const [pasted, setPasted] = useState('');
  const isTaking = useRef(false);

  async function take(text: string): Promise<boolean> {
    const sheet = await readSheet(text).catch(() => null);
    if (sheet === null) {
      setTold({ tone: 'bad', text: 'This could not be read. Please try again.' });
      return false;
    }
    if (!sheet.ok) {
      setTold({ tone: 'bad', text: fileWords[sheet.reason] });
      return false;
    }
    const { rows, ignored } = sheet;
    if (rows.length + already > bulkLimits.rows) {
      setTold({ tone: 'bad', text: tooManyWords(rows.length, already) });
      return false;
    }
    onAdd(rows.map((values) => ({ values })));
    const left = ignored.length === 0 ? '' : ` Not used: ${ignored.slice(0, 8).join(', ')}.`;
    setTold({ tone: 'good', text: `${countWords(rows.length, 'row', 'rows')} added.${left}` });
    return true;
  }

  /** A second press while the text is read would add its rows twice. */
  async function takePasted(text: string): Promise<void> {
    if (isTaking.current) return;
    isTaking.current = true;
    try {
      if (await take(text)) setPasted('');
    } finally {
      isTaking.current = false;
    }
  }

  async function choose(chosen: File): Promise<void> {
    setTold(null);
    const read = await readFile(chosen).catch(() => null);
    if (read === null) setTold({ tone: 'bad', text: 'This file could not be read.' });
    else if (read.ok) await take(read.text);
    else setTold({ tone: 'bad', text: fileWords[read.reason] });
  }

  return (
    <div className={styles.import}>
      <div className={styles.actions}>
        <input
          accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
          aria-label="CSV file"
          className={styles.file}
          id={id}
          onChange={(event) => {
            const chosen = event.target.files?.[0];
            // Lets the same file be chosen again.
            event.target.value = '';
            if (chosen) void choose(chosen);
          }}
          ref={file}
          tabIndex={-1}
          type="file"
        />
        <Button onClick={() => file.current?.click()}>Load a CSV file</Button>
        <ButtonAnchor download href="/bulk-upload-template.csv" variant="quiet">
          Download the template
        </ButtonAnchor>
      </div>
      <TextareaField
        hint="Copied with or without its headings. Columns: Artist, Artwork, Edition, Price, Expiry, Insurance."
        label="Or paste from a spreadsheet"
        onChange={(event) => setPasted(event.target.value)}
        onPaste={(event) => {
          const text = event.clipboardData.getData('text/plain');
          // One line may be a part of what is being typed.
          if (pasted !== '' || !/[\t\n]/.test(text.trim())) return;
          event.preventDefault();
          setPasted(text);
          void takePasted(text);
        }}
        rows={2}
        value={pasted}
      />
      {pasted.trim() !== '' && (
        <div>
          <Button onClick={() => void takePasted(pasted)} size="small">
            Add these rows
          </Button>
        </div>
      )}
      <p
        className={styles.told}
        data-tone={told?.tone}
        role={told?.tone === 'bad' ? 'alert' : 'status'}
      >
        {told?.text}
      </p>
    </div>
  );
}
