import { useEffect, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { saveAddresses } from '../../../shared/api/account.ts';
import { apiRequest } from '../../../shared/api/call.ts';
import type { ProfileView } from '../../../shared/contracts/account.ts';
import type { AddressesForm } from '../../../shared/contracts/forms/address.ts';
import { type AddressValues, addressFieldNames } from '../lib/address/address-values.ts';
import { resolveAddresses } from '../lib/address/resolve-addresses.ts';
import { ApiError } from '../lib/api/api-error.ts';
import { apiSend } from '../lib/api/client.ts';
import { showIssues } from '../lib/form-issues.ts';
import { AddressFields } from './address-fields.tsx';
import styles from './address-form.module.css';
import { Button } from './button.tsx';
import { CheckboxField } from './choice.tsx';
import { MovedBids } from './moved-bids.tsx';
import { Notice } from './notice.tsx';
import { WriteFailed } from './write-failed.tsx';

type Props = {
  readonly start: AddressValues;
  /** The country of the stored address; null: none. Another one changes open bids. */
  readonly savedCountry: string | null;
  readonly button: string;
  /** What the first address is for. */
  readonly label?: string;
  /** Called on every change, to keep a draft over a reload. */
  readonly onChange?: (values: AddressValues) => void;
  /** What the chosen country changes, shown above the button. */
  readonly consequence?: (country: string) => React.ReactNode;
  readonly onSaved: (profile: ProfileView) => void;
};

/** Shipping and billing address, saved together. */
export function AddressForm({
  start,
  savedCountry,
  button,
  label = 'Shipping address',
  consequence,
  onChange,
  onSaved,
}: Props) {
  const [failure, setFailure] = useState<unknown>(null);
  const form = useForm<AddressValues, unknown, AddressesForm>({
    resolver: resolveAddresses,
    defaultValues: start,
  });
  const { register, control, handleSubmit, setError, subscribe, formState } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => onChange?.(values) }),
    [subscribe, onChange],
  );
  const billingSame = useWatch({ control, name: 'billingSame' });
  const isSaved = failure instanceof ApiError && failure.code === 'profile.bids-left';
  const country = useWatch({ control, name: 'shippingAddress.country' });

  async function submit(addresses: AddressesForm) {
    setFailure(null);
    try {
      onSaved(await apiSend(apiRequest(saveAddresses, addresses)));
    } catch (error) {
      if (showIssues(error, addressFieldNames, setError) !== null) setFailure(error);
    }
  }

  return (
    <FormProvider {...form}>
      <form className={styles.form} noValidate onSubmit={handleSubmit(submit)}>
        {isSaved ? (
          <Notice answers={failure} title="Not all of your bids were changed" tone="bad">
            {failure.message}
          </Notice>
        ) : (
          <WriteFailed error={failure} title="Your address was not saved" />
        )}
        <fieldset className={styles.part}>
          <legend className={styles.legend}>{label}</legend>
          <AddressFields kind="shipping" />
        </fieldset>
        <fieldset className={styles.part}>
          <legend className={styles.legend}>Billing address</legend>
          <CheckboxField label="The same as the address above" {...register('billingSame')} />
          {!billingSame && <AddressFields kind="billing" />}
        </fieldset>
        {savedCountry !== null && country !== '' && country !== savedCountry && (
          <div aria-live="polite">
            <MovedBids country={country} />
          </div>
        )}
        {consequence && (
          <div aria-live="polite" className={styles.consequence}>
            {consequence(country)}
          </div>
        )}
        <Button block loading={formState.isSubmitting} type="submit" variant="primary">
          {button}
        </Button>
      </form>
    </FormProvider>
  );
}
