import { useEffect, useRef, useState } from 'react';
import { apiPath } from '../../../../../shared/api/call.ts';
import { getOnboarding, listSuggestedArtists } from '../../../../../shared/api/onboarding.ts';
import type { OnboardingForm } from '../../../../../shared/contracts/forms/onboarding.ts';
import { experiences, intents } from '../../../../../shared/domain/onboarding.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { useApi } from '../../../lib/swr/use-api.ts';
import { useSending } from '../../../lib/use-sending.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { LoadingBlock } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { experienceWords, intentWords, questions, titles } from '../messages.ts';
import { type OnboardingDraft, onboardingDraft, onboardingSteps } from '../onboarding-draft.ts';
import { AnswerChoice } from './answer-choice.tsx';
import styles from './onboarding.module.css';
import { SuggestedArtists } from './suggested-artists.tsx';
import { Welcome } from './welcome.tsx';

type Props = {
  readonly firstName: string;
  readonly onClose: () => void;
  readonly save: (form: OnboardingForm) => Promise<void>;
};

/** Welcome, then the steps that are counted; specification section 4. */
export function OnboardingSteps({ firstName, onClose, save }: Props) {
  const suggested = useApi(apiPath(listSuggestedArtists));
  const { data: saved } = useApi(apiPath(getOnboarding));
  const { site } = useSession();
  const { isSending, failure, send } = useSending();
  const [draft, setDraft] = useState<OnboardingDraft>(
    () => onboardingDraft.read() ?? { step: 'welcome' },
  );
  const top = useRef<HTMLDivElement>(null);

  const hasArtists = suggested.data === undefined || suggested.data.artists.length > 0;
  const steps = onboardingSteps.filter((one) => one !== 'artists' || hasArtists);
  // The artists' step may prove to be empty while it is shown.
  const shown = steps.includes(draft.step) ? draft.step : 'experience';
  const place = steps.indexOf(shown);
  const experience = draft.experience ?? saved?.experience ?? null;
  const intent = draft.intent ?? saved?.intent ?? null;
  const isAnswered = { welcome: true, artists: true, experience, intent }[shown] !== null;
  const title = shown === 'welcome' ? titles.welcome(firstName, site.name) : titles[shown];
  const isLast = place === steps.length - 1;

  useEffect(() => onboardingDraft.write({ ...draft, step: shown }), [draft, shown]);

  const focused = useRef(shown);
  useEffect(() => {
    if (focused.current === shown) return;
    focused.current = shown;
    top.current?.focus();
  }, [shown]);

  /** To the step that many on; negative: back. */
  function move(by: number): void {
    const step = steps[place + by];
    if (step !== undefined) setDraft({ ...draft, step });
  }

  async function goOn(): Promise<void> {
    const answers = { ...(experience && { experience }), ...(intent && { intent }) };
    const status = isLast ? 'COMPLETED' : 'INCOMPLETE';
    if (!(await send(() => save({ status, ...answers })))) return;
    if (isLast) onClose();
    else move(1);
  }

  return (
    <Dialog
      description={
        <div className={styles.progress} ref={top} tabIndex={-1}>
          {place === 0 ? 'It takes a minute' : `Step ${place} of ${steps.length - 1}`}
          <VisuallyHidden>: {title}</VisuallyHidden>
        </div>
      }
      onClose={onClose}
      open
      size="medium"
      title={title}
    >
      <div className={styles.step}>
        {shown === 'welcome' && (
          <Welcome artists={suggested.data?.artists ?? []} hasWorks={hasArtists} />
        )}
        {shown === 'artists' && (
          <Loaded
            failedTitle="We couldn’t load the artists"
            loading={<LoadingBlock label="Loading artists" />}
            read={suggested}
          >
            {({ artists }) => <SuggestedArtists artists={artists} />}
          </Loaded>
        )}
        {shown === 'experience' && (
          <AnswerChoice
            legend={questions.experience}
            onChange={(value) => setDraft({ ...draft, experience: value })}
            options={experiences}
            value={experience}
            words={experienceWords}
          />
        )}
        {shown === 'intent' && (
          <AnswerChoice
            legend={questions.intent(site.name)}
            onChange={(value) => setDraft({ ...draft, intent: value })}
            options={intents}
            value={intent}
            words={intentWords}
          />
        )}
      </div>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <div className={styles.actions}>
        {place > 0 && (
          <Button onClick={() => move(-1)} variant="quiet">
            Back
          </Button>
        )}
        <Button disabled={!isAnswered} loading={isSending} onClick={goOn} variant="primary">
          {isLast ? 'Finish' : 'Next'}
        </Button>
      </div>
    </Dialog>
  );
}
