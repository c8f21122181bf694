import { useForm, useWatch } from 'react-hook-form';
import type { CopyDetailsForm } from '../../../../../shared/contracts/forms/copy-details.ts';
import { copyTextLimits } from '../../../../../shared/domain/copy-details.ts';
import { addressStep, reviewSteps } from '../../../../../shared/domain/trade-path.ts';
import { useDraft } from '../../../lib/use-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { RadioGroup } from '../../../ui/choice.tsx';
import { TextareaField, TextField } from '../../../ui/text-field.tsx';
import type { Trade } from '../hooks/use-trade.ts';
import {
  type CopyValues,
  copyDraftName,
  copyValues,
  draftedCopy,
  emptyCopy,
  resolveCopy,
} from '../logic/copy-draft.ts';
import { isPlan } from '../logic/plan-trade.ts';
import { copyWords } from '../messages.ts';
import styles from './copy-step.module.css';
import { TradeFrame } from './trade-frame.tsx';

type Props = { readonly trade: Trade; readonly userId: number };

/** What the seller knows of the copy. Kept in this tab until the trade is placed. */
export function CopyStep({ trade, userId }: Props) {
  const { editing, edition, flow, plan, profileRead } = trade;
  const stated = draftedCopy(trade, userId) ?? editing?.copy;
  const form = useForm<CopyValues, unknown, CopyDetailsForm>({
    resolver: resolveCopy,
    defaultValues: stated ? copyValues(stated) : emptyCopy,
  });
  const { register, handleSubmit, control, formState } = form;
  const { errors } = formState;
  useDraft(copyDraftName(trade, userId), form);
  const condition = useWatch({ control, name: 'newCondition' });
  const isSale = isPlan(plan) && plan.kind === 'sell';

  function proceed() {
    if (editing) trade.goTo('entry');
    else trade.goTo(profileRead.data?.shippingAddress === null ? addressStep : reviewSteps[flow]);
  }

  return (
    <TradeFrame title="About your copy" trade={trade}>
      <p className={styles.lead}>{copyWords.lead}</p>
      <form className={styles.form} noValidate onSubmit={handleSubmit(proceed)}>
        <TextField
          autoComplete="off"
          error={errors.number?.message}
          hint={copyWords.number(edition.editionSize)}
          label="Its number in the edition"
          maxLength={copyTextLimits.number}
          optional
          spellCheck={false}
          {...register('number')}
        />
        <RadioGroup
          error={errors.newCondition?.message}
          legend="Condition"
          options={copyWords.condition}
          {...register('newCondition')}
        />
        {condition === 'no' && (
          <TextareaField
            error={errors.conditionNotes?.message}
            hint={copyWords.conditionNotes}
            label="What is not as new?"
            maxLength={copyTextLimits.conditionNotes}
            rows={3}
            {...register('conditionNotes')}
          />
        )}
        <RadioGroup
          error={errors.framed?.message}
          legend="Frame"
          options={copyWords.framed}
          {...register('framed')}
        />
        <RadioGroup
          error={errors.certificate?.message}
          legend="Certificate of authenticity"
          options={copyWords.certificate}
          {...register('certificate')}
        />
        <TextareaField
          error={errors.provenance?.message}
          hint={copyWords.provenance}
          label="Where it comes from"
          maxLength={copyTextLimits.provenance}
          optional
          rows={3}
          {...register('provenance')}
        />
        <section className={styles.next}>
          <h2 className={styles.subtitle}>What we will ask you for</h2>
          {isSale ? (
            <p>{copyWords.sale}</p>
          ) : (
            <>
              <p>{copyWords.why}</p>
              <ul className={styles.papers}>
                {copyWords.papers.map((paper) => (
                  <li key={paper}>{paper}</li>
                ))}
              </ul>
              <p>{copyWords.private}</p>
            </>
          )}
        </section>
        <Button block type="submit" variant="primary">
          Continue
        </Button>
      </form>
    </TradeFrame>
  );
}
