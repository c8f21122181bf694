import { toast } from '../../../../lib/toast.ts';
import { useNavigate } from '../../../../lib/use-navigate.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { useRecordDraft } from '../../hooks/use-record-draft.ts';
import { useRun } from '../../hooks/use-run.tsx';
import { deskPath } from '../../logic/places.ts';
import { kindOf, releaseFields, withoutForeignTimes } from '../../logic/release-fields.ts';
import { typedInput } from '../../logic/typed-input.ts';
import styles from '../catalogue/catalogue.module.css';
import { RecordForm } from '../catalogue/record-form.tsx';
import desk from '../desk.module.css';
import { Section } from '../section.tsx';
import { ReleaseTimes } from './release-times.tsx';

const empty = {
  ...{ name: '', artwork: '', artists: '', extra: '', kind: 'single' },
  ...{ starts: '', ends: '', zone: '', publisher: '', link: '' },
};

export function NewRelease() {
  const run = useRun();
  const navigate = useNavigate();
  const draft = useRecordDraft('new-release', 'new', empty);
  const kind = kindOf(draft.values.kind);
  return (
    <Section
      aside={<ButtonLink to={deskPath('releases')}>Back to the list</ButtonLink>}
      title="New release"
    >
      <p className={desk.soft}>
        It waits out of the calendar. Once you put it there, the followers of its artists are told.
        Without artists it is by those of its artwork.
      </p>
      <div className={styles.record}>
        <RecordForm
          button="Save as a draft"
          draft={draft}
          fields={releaseFields(kind)}
          isReadOnly={false}
          label="The release"
          note={<ReleaseTimes values={draft.values} />}
          save={async (typed) => {
            const given = Object.entries(withoutForeignTimes({ ...typed, kind }, kind)).filter(
              ([, value]) => value !== '',
            );
            const { id } = await run('releases add', {
              ...typedInput<'releases add'>(Object.fromEntries(given)),
              draft: true,
            });
            toast.success('Saved. Visitors do not see it yet.');
            navigate(deskPath('releases', id));
            // No record has this version: the form shows what was sent until the page is left.
            return 'saved';
          }}
        />
      </div>
    </Section>
  );
}
