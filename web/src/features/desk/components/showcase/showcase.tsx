import { useState } from 'react';
import type { AnswerOf } from '../../../../../../shared/desk/operations.ts';
import { mayRun } from '../../../../../../shared/desk/roles.ts';
import type { DeskSession } from '../../../../../../shared/desk/session.ts';
import type { ShowcasePlace } from '../../../../../../shared/domain/showcase.ts';
import { Button } from '../../../../ui/button.tsx';
import { Loaded } from '../../../../ui/loaded.tsx';
import { LoadingBlock } from '../../../../ui/skeleton.tsx';
import { useOperation } from '../../hooks/use-operation.ts';
import { useRun } from '../../hooks/use-run.tsx';
import { RecordHistory } from '../catalogue/record-history.tsx';
import desk from '../desk.module.css';
import { Section } from '../section.tsx';
import { ChooseRecords } from './choose-records.tsx';
import styles from './showcase.module.css';

const words: Record<ShowcasePlace, { readonly title: string; readonly text: string }> = {
  'home-works': {
    title: 'Works of the home page',
    text: 'The first is the large one. The most sought-after works follow the chosen ones.',
  },
  'header-artists': {
    title: 'Artists of the header',
    text: 'On the home page and above the list of artists.',
  },
  'onboarding-artists': {
    title: 'Artists of onboarding',
    text: 'Whom new collectors are asked to follow.',
  },
};

/** The order of the screen. */
const order: readonly ShowcasePlace[] = ['header-artists', 'home-works', 'onboarding-artists'];

export function Showcase({ session }: { readonly session: DeskSession }) {
  const read = useOperation('showcase list', {});
  const isReadOnly = !mayRun(session.roles, 'curator');
  return (
    <Section title="Showcase">
      <p className={desk.soft}>
        What visitors see first. A record that is unpublished is not shown until it is published
        again.
      </p>
      <Loaded
        failedTitle="We couldn’t load what is shown"
        loading={<LoadingBlock label="Loading what is shown" />}
        read={read}
      >
        {(places) => (
          <div className={styles.places}>
            {order.flatMap((name) => {
              const place = places.find((one) => one.place === name);
              return place ? <Place isReadOnly={isReadOnly} key={name} {...place} /> : [];
            })}
          </div>
        )}
      </Loaded>
    </Section>
  );
}

type PlaceProps = AnswerOf<'showcase list'>[number] & { readonly isReadOnly: boolean };

function Place({ place, of, atMost, version, records, usual, isReadOnly }: PlaceProps) {
  const run = useRun();
  const { title, text } = words[place];
  return (
    <section aria-labelledby={place} className={styles.place}>
      <div className={styles.heading}>
        <h2 className={desk.subtitle} id={place}>
          {title}{' '}
          <span className={desk.count}>
            {records.length} of {atMost}
          </span>
        </h2>
        <p className={desk.soft}>{text}</p>
      </div>
      <ChooseRecords
        atMost={atMost}
        isReadOnly={isReadOnly}
        label={title}
        of={of}
        save={async (ids, as) => {
          await run('showcase arrange', { place, records: [...ids], version: as });
        }}
        saved={{ version, records }}
        usual={usual}
      />
      <History
        isReadOnly={isReadOnly}
        names={new Map([...usual, ...records].map((one) => [one.id, one.name]))}
        place={place}
        version={version}
      />
    </section>
  );
}

type HistoryProps = {
  readonly place: ShowcasePlace;
  readonly version: string;
  readonly names: ReadonlyMap<number, string>;
  readonly isReadOnly: boolean;
};

/** Read only when it is opened. */
function History({ place, ...rest }: HistoryProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Button
        aria-expanded={isOpen}
        aria-label={`History: ${words[place].title}`}
        onClick={() => setOpen(!isOpen)}
        size="small"
        variant="quiet"
      >
        History
      </Button>
      {isOpen && <RecordHistory {...rest} id={place} kind="showcase" />}
    </div>
  );
}
