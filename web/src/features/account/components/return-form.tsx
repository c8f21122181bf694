import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { apiRequest } from '../../../../../shared/api/call.ts';
import { recordReturn } from '../../../../../shared/api/cases.ts';
import type { CaseView } from '../../../../../shared/contracts/cases.ts';
import { type ReturnForm as Form, returnForm } from '../../../../../shared/contracts/forms/case.ts';
import { carriers } from '../../../../../shared/domain/carriers.ts';
import { apiSend } from '../../../lib/api/client.ts';
import { showIssues } from '../../../lib/form-issues.ts';
import { helpMail } from '../../../lib/help-mail.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useSavedOrder } from '../hooks/use-case-form.ts';
import styles from './case.module.css';

const options = carriers.map((carrier) => ({
  value: carrier,
  label: carrier === 'Other' ? 'Another carrier' : carrier,
}));

type Props = {
  readonly orderId: number;
  readonly one: CaseView;
  /** Lines of the address to send to; null: not known. */
  readonly returnTo: readonly string[] | null;
};

/** Where the buyer sends the work back to, and what they say of the parcel. */
export function ReturnForm({ orderId, one, returnTo }: Props) {
  const { site } = useSession();
  const save = useSavedOrder(orderId);
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, setError, formState } = useForm<Form>({
    resolver: zodResolver(returnForm),
    defaultValues: {
      carrier: one.parcel?.carrier ?? ('' as Form['carrier']),
      trackingNumber: one.parcel?.trackingNumber ?? '',
    },
  });
  const { errors, isSubmitting } = formState;

  async function submit(sent: Form) {
    setFailure(null);
    try {
      save(await apiSend(apiRequest(recordReturn, orderId, sent)));
      toast.success('Thank you. We’ll tell you when it has arrived.');
    } catch (error) {
      setFailure(showIssues(error, ['carrier', 'trackingNumber'], setError));
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit(submit)}>
      {failure !== null && <Notice tone="bad">{failure}</Notice>}
      <div className={styles.about}>
        <p className={styles.name}>Send it to</p>
        {returnTo === null ? (
          <p>
            <a href={helpMail(site, `Order ${orderId}`)}>Ask us for the address</a>.
          </p>
        ) : (
          <address className={styles.address}>
            {returnTo.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        )}
      </div>
      <SelectField
        error={errors.carrier?.message}
        label="Carrier"
        options={options}
        placeholder="Choose a carrier"
        {...register('carrier')}
      />
      <TextField
        autoCapitalize="characters"
        autoComplete="off"
        error={errors.trackingNumber?.message}
        label="Tracking number"
        spellCheck={false}
        {...register('trackingNumber')}
      />
      <div className={styles.actions}>
        <Button loading={isSubmitting} type="submit" variant="primary">
          {one.stage === 'return' ? 'I have sent it' : 'Correct it'}
        </Button>
      </div>
    </form>
  );
}
