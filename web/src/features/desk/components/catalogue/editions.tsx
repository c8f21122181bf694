import { useState } from 'react';
import type { AnswerOf } from '../../../../../../shared/desk/operations.ts';
import { mainEdition } from '../../../../../../shared/domain/shown-edition.ts';
import { toast } from '../../../../lib/toast.ts';
import { useSending } from '../../../../lib/use-sending.ts';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { useRecordDraft } from '../../hooks/use-record-draft.ts';
import { useRun } from '../../hooks/use-run.tsx';
import { ownNameOf } from '../../logic/edition-words.ts';
import { asText, editionFields } from '../../logic/record-fields.ts';
import { typedInput } from '../../logic/typed-input.ts';
import desk from '../desk.module.css';
import styles from './catalogue.module.css';
import { RecordForm } from './record-form.tsx';
import { RecordHistory } from './record-history.tsx';

type Artwork = AnswerOf<'artworks show'>;
type Edition = Artwork['editions'][number];

/** The editions of a work, each with its form; a work with one has it open. */
export function Editions({
  artwork,
  isReadOnly,
}: {
  readonly artwork: Artwork;
  readonly isReadOnly: boolean;
}) {
  const { id, editions } = artwork;
  return (
    <section className={desk.group}>
      <h2 className={desk.subtitle}>
        Editions <span className={desk.count}>{editions.length}</span>
      </h2>
      {editions.map((edition) => (
        <EditionRecord
          edition={edition}
          isOnly={editions.length === 1}
          isReadOnly={isReadOnly}
          key={edition.id}
        />
      ))}
      {!isReadOnly && <NewEdition artwork={id} names={editions.map(({ name }) => name)} />}
    </section>
  );
}

function EditionRecord({
  edition,
  isOnly,
  isReadOnly,
}: {
  readonly edition: Edition;
  readonly isOnly: boolean;
  readonly isReadOnly: boolean;
}) {
  const { id, version, name, size, editionSize, openTrades, trades } = edition;
  const run = useRun();
  const shown = { ...edition, certificate: edition.additionalCertification };
  const record = Object.fromEntries(
    editionFields.map((field) => [field.name, asText(Object(shown)[field.name])]),
  );
  const draft = useRecordDraft(`edition-${id}`, version, record);
  const ownName = ownNameOf(name);
  const called = ownName === null ? 'the edition' : `the edition ${ownName}`;
  const facts = [
    size || 'no size yet',
    editionSize === null ? 'open edition' : `${editionSize} copies`,
    ...(openTrades > 0 ? [`${openTrades} open trades`] : []),
  ];
  return (
    <details className={styles.edition} open={isOnly || undefined}>
      <summary>
        <strong>{ownName ?? 'Edition'}</strong>{' '}
        <span className={desk.soft}>{facts.join(', ')}</span>
      </summary>
      {openTrades > 0 && (
        <p className={desk.soft}>Name, copies and currency stay while trades are open.</p>
      )}
      <RecordForm
        draft={draft}
        fields={editionFields}
        isReadOnly={isReadOnly}
        label={ownName === null ? 'Edition' : `Edition ${ownName}`}
        save={async (changed, of) => {
          const input = typedInput<'editions edit'>({ id, version: of, ...changed });
          const saved = await run('editions edit', input);
          toast.success('Saved.');
          return saved.version;
        }}
      />
      <div className={desk.actions}>
        {!isReadOnly && trades === 0 && (
          <ConfirmDialog
            button="Remove"
            buttonLabel={`Remove ${called}`}
            cancel="Cancel"
            confirm="Remove"
            description="It was never traded, so nothing hangs on it."
            failedTitle="Nothing was removed"
            name={`remove-edition-${id}`}
            onConfirm={async () => {
              await run('editions remove', { id, version });
              toast.success('The edition is removed.');
            }}
            title={`Remove ${called}`}
          />
        )}
      </div>
      <details>
        <summary>History</summary>
        <RecordHistory id={id} isReadOnly={isReadOnly} kind="edition" version={version} />
      </details>
    </details>
  );
}

function NewEdition({
  artwork,
  names,
}: {
  readonly artwork: number;
  readonly names: readonly string[];
}) {
  const run = useRun();
  const isFirst = !names.includes(mainEdition);
  const [typed, setTyped] = useState('');
  const [size, setSize] = useState('');
  const { isSending, failure, send } = useSending();
  // The first needs no name of its own.
  const name = typed.trim() || (isFirst ? mainEdition : '');
  return (
    <form
      className={styles.newEdition}
      onSubmit={(event) => {
        event.preventDefault();
        if (name === '') return;
        void send(async () => {
          await run('editions add', { artwork, name, size: size.trim() });
          setTyped('');
          setSize('');
          toast.success('The edition is added.');
        });
      }}
    >
      <TextField
        error={failure ?? undefined}
        hint={isFirst && 'Leave it empty where the work has one edition.'}
        label="Name of a new edition"
        onChange={({ target }) => setTyped(target.value)}
        optional={isFirst}
        required={!isFirst}
        value={typed}
      />
      <TextField
        label="Size, such as 50 × 70 cm"
        onChange={({ target }) => setSize(target.value)}
        value={size}
      />
      <Button loading={isSending} type="submit">
        Add the edition
      </Button>
    </form>
  );
}
