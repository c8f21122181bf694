import { useState } from 'react';
import { type ImportKind, importKinds } from '../../../../../../shared/desk/import-columns.ts';
import { apiGet } from '../../../../lib/api/client.ts';
import { countOf } from '../../../../lib/format/count-of.ts';
import { saveCsv, saveFile } from '../../../../lib/save-csv.ts';
import { useSending } from '../../../../lib/use-sending.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { SegmentedChoice } from '../../../../ui/segmented-choice.tsx';
import { readingPath } from '../../hooks/use-operation.ts';
import { kindName, templateRows } from '../../logic/import-words.ts';
import { readPages } from '../../logic/read-pages.ts';
import desk from '../desk.module.css';
import styles from './imports.module.css';

/** Files with all records of a kind, as an import takes them. */
export function Exports() {
  const [type, setType] = useState<Type>('csv');
  return (
    <section className={styles.part}>
      <h2 className={desk.subtitle}>Export</h2>
      <p className={desk.soft}>
        All records of a kind, drafts too, in the columns of an import. Change the file in a
        spreadsheet, and import it again.
      </p>
      <SegmentedChoice legend="As" onChange={setType} options={types} value={type} />
      <ul className={styles.exports}>
        {importKinds.map((kind) => (
          <li key={kind}>
            <Export kind={kind} type={type} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type Type = 'csv' | 'json';
const types = [
  { value: 'csv', label: 'CSV' },
  { value: 'json', label: 'JSON' },
] as const;

function Export({ kind, type }: { readonly kind: ImportKind; readonly type: Type }) {
  const [read, setRead] = useState(0);
  const { isSending, failure, send } = useSending();
  const save = () =>
    send(async () => {
      const all = await readPages(
        (from) => apiGet(readingPath('exports rows', { kind, ...from })),
        setRead,
      );
      if (type === 'csv') saveCsv(`${kind}.csv`, all.length === 0 ? emptyRows(kind) : all);
      else saveFile(`${kind}.json`, JSON.stringify(all), 'application/json');
      setRead(0);
    });
  return (
    <>
      <Button loading={isSending} onClick={() => void save()}>
        {kindName(kind)} as {type.toUpperCase()}
      </Button>{' '}
      <span className={desk.soft} role="status">
        {isSending && read > 0 && countOf(read, 'row')}
      </span>
      {failure !== null && <Notice tone="bad">{failure}</Notice>}
    </>
  );
}

/** The headings alone. */
function emptyRows(kind: ImportKind) {
  return templateRows(kind).map((row) =>
    Object.fromEntries(Object.keys(row).map((name) => [name, ''])),
  );
}
