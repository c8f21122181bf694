import { useState } from 'react';
import { apiPath } from '../../../../../../shared/api/call.ts';
import { uploadImport } from '../../../../../../shared/api/desk.ts';
import {
  type ImportKind,
  importColumns,
  importRowsAtMost,
} from '../../../../../../shared/desk/import-columns.ts';
import { newKey } from '../../../../lib/api/new-key.ts';
import { sendForm } from '../../../../lib/api/send-form.ts';
import { formatCount } from '../../../../lib/format/count-of.ts';
import { saveCsv } from '../../../../lib/save-csv.ts';
import { useNavigate } from '../../../../lib/use-navigate.ts';
import { useSending } from '../../../../lib/use-sending.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { SegmentedChoice } from '../../../../ui/segmented-choice.tsx';
import { useConfirmed } from '../../hooks/use-run.tsx';
import { kindChoices, templateRows } from '../../logic/import-words.ts';
import { deskPath } from '../../logic/places.ts';
import desk from '../desk.module.css';
import styles from './imports.module.css';

/** Sends a file, and opens what it would do. */
export function NewImport() {
  const [kind, setKind] = useState<ImportKind>('artists');
  const [isOver, setOver] = useState(false);
  const navigate = useNavigate();
  const confirmed = useConfirmed();
  const { isSending, failure, send } = useSending();
  const upload = (file: File) =>
    send(async () => {
      const form = new FormData();
      form.append('files', file);
      const idempotencyKey = newKey();
      const to = apiPath(uploadImport, { kind });
      const { id } = await confirmed(() => sendForm(to, form, { idempotencyKey }));
      navigate(deskPath('imports', id));
    });
  return (
    <section className={styles.part}>
      <h2 className={desk.subtitle}>Import</h2>
      <p className={desk.soft}>
        Artists first, then artworks, then editions, then their past sales and pictures. Nothing
        changes before you have seen what each row does.
      </p>
      <SegmentedChoice
        legend="The file has"
        onChange={setKind}
        options={kindChoices}
        value={kind}
      />
      <div className={styles.zone} data-over={isOver || undefined}>
        <input
          accept={`.csv,.tsv,.txt,.json,text/csv,application/json${kind === 'pictures' ? ',.zip' : ''}`}
          aria-describedby="import-limits"
          aria-label={kind === 'pictures' ? 'Zip, CSV or JSON file' : 'CSV or JSON file'}
          className={styles.input}
          disabled={isSending}
          onChange={(event) => {
            setOver(false);
            const file = event.target.files?.[0];
            // Lets the same file be chosen again.
            event.target.value = '';
            if (file) void upload(file);
          }}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
          type="file"
        />
        <span aria-hidden className={styles.choose}>
          {isSending ? 'Sending …' : 'Choose a file'}
        </span>
        <span aria-hidden className={styles.drop}>
          or drop it here
        </span>
        <span className={styles.limits} id="import-limits">
          {kind === 'pictures' && 'A zip of the pictures and one list of them, up to 100 MB, or a '}
          {kind === 'pictures' && 'list with web addresses. The list: '}
          CSV or JSON, up to {formatCount(importRowsAtMost)} rows and 15 MB
        </span>
      </div>
      {failure !== null && <Notice tone="bad">{failure}</Notice>}
      <details>
        <summary>The columns of {kind}</summary>
        <dl className={styles.columns}>
          {importColumns[kind].map(({ name, about }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{about}</dd>
            </div>
          ))}
        </dl>
        <p className={desk.soft}>
          Only reference is needed each time. A column that you leave out changes nothing, an empty
          cell clears.
        </p>
      </details>
      <p>
        <Button onClick={() => saveCsv(`${kind}-template.csv`, templateRows(kind))} size="small">
          Save a template
        </Button>
      </p>
    </section>
  );
}
