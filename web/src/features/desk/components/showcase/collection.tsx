import type { AnswerOf, InputOf } from '../../../../../../shared/desk/operations.ts';
import { collectionAtMost } from '../../../../../../shared/domain/collections.ts';
import { toast } from '../../../../lib/toast.ts';
import { useSending } from '../../../../lib/use-sending.ts';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Link } from '../../../../ui/link.tsx';
import { Loaded } from '../../../../ui/loaded.tsx';
import { LoadingBlock } from '../../../../ui/skeleton.tsx';
import { useOperation } from '../../hooks/use-operation.ts';
import { useRecordDraft } from '../../hooks/use-record-draft.ts';
import { useRun } from '../../hooks/use-run.tsx';
import type { RecordField } from '../../logic/record-fields.ts';
import { ruleWords } from '../../logic/rule-words.ts';
import styles from '../catalogue/catalogue.module.css';
import { StateCell } from '../catalogue/catalogue-list.tsx';
import { RecordForm } from '../catalogue/record-form.tsx';
import { RecordHistory } from '../catalogue/record-history.tsx';
import desk from '../desk.module.css';
import { Section } from '../section.tsx';
import { ChooseRecords } from './choose-records.tsx';

type Props = { readonly id: number; readonly isReadOnly: boolean };
type Collection = AnswerOf<'collections show'>;

const fields: readonly RecordField[] = [
  { name: 'title', label: 'Title', kind: 'line', isRequired: true },
  { name: 'text', label: 'Text', kind: 'prose' },
];

export function CollectionPage({ id, isReadOnly }: Props) {
  const read = useOperation('collections show', { id });
  return (
    <Loaded
      failedTitle="We couldn’t load the collection"
      loading={<LoadingBlock label="Loading the collection" />}
      missing={<EmptyState title={`There is no collection ${id}`} />}
      read={read}
    >
      {(collection) => <CollectionRecord collection={collection} isReadOnly={isReadOnly} />}
    </Loaded>
  );
}

type RecordProps = { readonly collection: Collection; readonly isReadOnly: boolean };

function CollectionRecord({ collection, isReadOnly }: RecordProps) {
  const { id, version, worksVersion, title, text, rule, works } = collection;
  const run = useRun();
  const draft = useRecordDraft(`collection-${id}`, version, { title, text });
  return (
    <Section aside={<Publishing collection={collection} isReadOnly={isReadOnly} />} title={title}>
      <div className={styles.record}>
        <div className={styles.main}>
          <RecordForm
            draft={draft}
            fields={fields}
            isReadOnly={isReadOnly}
            label="The collection"
            save={async (changed, of) => {
              const input = { id, version: of, ...changed } as InputOf<'collections edit'>;
              const saved = await run('collections edit', input);
              toast.success('Saved.');
              return saved.version;
            }}
          />
          <section aria-labelledby="works" className={desk.group}>
            <h2 className={desk.subtitle} id="works">
              Chosen works <span className={desk.count}>{works.length}</span>
            </h2>
            <p className={desk.soft}>
              {rule === null
                ? 'These are the whole collection.'
                : `These come first. ${ruleWords(rule)} follow by themselves.`}
            </p>
            <ChooseRecords
              atMost={collectionAtMost}
              isReadOnly={isReadOnly}
              label="Chosen works"
              of="artwork"
              save={async (ids, as) => {
                await run('collections fill', { id, version: as, works: [...ids] });
              }}
              saved={{ version: worksVersion, records: works }}
            />
          </section>
        </div>
        <section className={styles.beside}>
          <div className={desk.group}>
            <h2 className={desk.subtitle}>History</h2>
            <RecordHistory
              chosenVersion={worksVersion}
              id={id}
              isReadOnly={isReadOnly}
              kind="collection"
              names={new Map(works.map((one) => [one.id, one.name]))}
              version={version}
            />
          </div>
        </section>
      </div>
    </Section>
  );
}

function Publishing({ collection, isReadOnly }: RecordProps) {
  const { id, title, path, isPublished } = collection;
  const run = useRun();
  const { isSending, failure, send } = useSending();
  return (
    <div className={desk.actions}>
      {failure !== null && <span role="alert">{failure}</span>}
      <StateCell state={isPublished ? 'published' : 'draft'} />
      {isPublished ? <Link to={path}>See its page</Link> : <span>{path}</span>}
      {!isReadOnly && (
        <Button
          loading={isSending}
          onClick={() =>
            void send(async () => {
              await run(isPublished ? 'collections unpublish' : 'collections publish', { id });
              toast.success(
                isPublished ? `Visitors do not see ${title} any more.` : `${title} is published.`,
              );
            })
          }
          variant={isPublished ? 'secondary' : 'primary'}
        >
          {isPublished ? 'Unpublish' : 'Publish'}
        </Button>
      )}
    </div>
  );
}
