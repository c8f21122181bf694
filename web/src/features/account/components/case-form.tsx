import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import type { ApiPath } from '../../../../../shared/api/call.ts';
import type { OrderView } from '../../../../../shared/contracts/account.ts';
import {
  messageFields,
  type ReportFields,
  reportFields,
} from '../../../../../shared/contracts/forms/case.ts';
import type { CaseReason } from '../../../../../shared/domain/cases.ts';
import { showIssues } from '../../../lib/form-issues.ts';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { FileField } from '../../../ui/file-field.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextareaField } from '../../../ui/text-field.tsx';
import { WriteFailed } from '../../../ui/write-failed.tsx';
import { useCaseForm } from '../hooks/use-case-form.ts';
import { reasonWords } from '../logic/case-words.ts';
import styles from './case.module.css';

type Props = {
  readonly orderId: number;
  readonly path: ApiPath<OrderView>;
  /** What can be reported; left out: words are added to what was reported. */
  readonly reasons?: readonly CaseReason[];
  readonly label: string;
  readonly button: string;
  /** Said once it was sent. */
  readonly done: string;
  readonly onDone?: () => void;
  readonly onCancel?: () => void;
};

/** Words that are added have no reason of their own. */
function resolverOf(isReport: boolean): Resolver<ReportFields> {
  const schema = isReport ? reportFields : z.extend(messageFields, { reason: z.any() });
  return zodResolver(schema as typeof reportFields);
}

/** Words and pictures about a problem with an order. */
export function CaseForm(props: Props) {
  const { orderId, path, reasons, label, button, done, onDone, onCancel } = props;
  const { send, progress, pictures } = useCaseForm(path, orderId);
  const [failure, setFailure] = useState<unknown>(null);
  const form = useForm<ReportFields>({
    resolver: resolverOf(reasons !== undefined),
    defaultValues: {
      reason: (reasons?.length === 1 && reasons[0]) || ('' as CaseReason),
      text: '',
    },
  });
  const { register, handleSubmit, setError, formState, reset } = form;
  const { errors } = formState;
  const isSending = progress !== null;

  async function submit({ reason, text }: ReportFields) {
    if (pictures.error !== undefined) return;
    setFailure(null);
    try {
      await send(reasons ? { reason, text } : { text });
      reset();
      toast.success(done);
      onDone?.();
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      if (showIssues(error, ['reason', 'text'], setError) !== null) setFailure(error);
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit(submit)}>
      <WriteFailed error={failure} title="Nothing was sent" />
      {reasons && (
        <SelectField
          error={errors.reason?.message}
          label="What is wrong?"
          options={reasons.map((reason) => ({ value: reason, label: reasonWords[reason] }))}
          placeholder="Choose"
          {...register('reason')}
        />
      )}
      <TextareaField
        error={errors.text?.message}
        label={label}
        maxLength={4000}
        rows={5}
        {...register('text')}
      />
      <FileField {...pictures} disabled={isSending} label="Pictures" optional />
      {isSending && (
        <div className={styles.progress} role="status">
          <span>{progress < 1 ? `Sending, ${Math.round(progress * 100)}%` : 'Being checked'}</span>
          <ProgressBar label="Sending" value={progress} />
        </div>
      )}
      <div className={styles.actions}>
        <Button loading={isSending} type="submit" variant="primary">
          {button}
        </Button>
        {onCancel && !isSending && <Button onClick={onCancel}>Cancel</Button>}
      </div>
    </form>
  );
}
