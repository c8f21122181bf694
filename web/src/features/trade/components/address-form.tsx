import { useEffect, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { saveAddresses } from '../../../../../shared/api/account.ts';
import { apiRequest } from '../../../../../shared/api/call.ts';
import type { ProfileView } from '../../../../../shared/contracts/account.ts';
import type { AddressesForm } from '../../../../../shared/contracts/forms/address.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { apiSend } from '../../../lib/api/client.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { showIssues } from '../../../lib/form-issues.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckboxField } from '../../../ui/choice.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { type AddressValues, addressFieldNames } from '../address/address-values.ts';
import { resolveAddresses } from '../address/resolve-addresses.ts';
import { AddressFields } from './address-fields.tsx';
import styles from './address-form.module.css';

type Props = {
  readonly start: AddressValues;
  /** Called on every change, to keep a draft over a reload. */
  readonly onChange: (values: AddressValues) => void;
  /** How a country would change the trade, shown above the button. */
  readonly consequence: (country: string) => React.ReactNode;
  readonly onSaved: (profile: ProfileView) => void;
};

export function AddressForm({ start, consequence, onChange, onSaved }: Props) {
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<AddressValues, unknown, AddressesForm>({
    resolver: resolveAddresses,
    defaultValues: start,
  });
  const { register, control, handleSubmit, setError, subscribe, formState } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onChange(values) }),
    [subscribe, onChange],
  );
  const billingSame = useWatch({ control, name: 'billingSame' });
  const country = useWatch({ control, name: 'shippingAddress.country' });

  async function submit(addresses: AddressesForm) {
    setFailure(null);
    try {
      onSaved(await apiSend(apiRequest(saveAddresses, addresses)));
    } catch (error) {
      if (error instanceof ApiError && error.issues.length === 0) setFailure(failureText(error));
      else setFailure(showIssues(error, addressFieldNames, setError));
    }
  }

  return (
    <FormProvider {...form}>
      <form className={styles.form} noValidate onSubmit={handleSubmit(submit)}>
        {failure !== null && (
          <Notice answers={failure} title="Your address was not saved" tone="bad">
            {failure}
          </Notice>
        )}
        <fieldset className={styles.part}>
          <legend className={styles.legend}>Shipping address</legend>
          <AddressFields kind="shipping" />
        </fieldset>
        <fieldset className={styles.part}>
          <legend className={styles.legend}>Billing address</legend>
          <CheckboxField label="The same as the shipping address" {...register('billingSame')} />
          {!billingSame && <AddressFields kind="billing" />}
        </fieldset>
        <div aria-live="polite" className={styles.consequence}>
          {consequence(country)}
        </div>
        <Button block loading={formState.isSubmitting} type="submit" variant="primary">
          Save and continue
        </Button>
      </form>
    </FormProvider>
  );
}
