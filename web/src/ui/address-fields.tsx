import { useFormContext, useWatch } from 'react-hook-form';
import { needsState } from '../../../shared/domain/regions.ts';
import type { AddressValues } from '../lib/address/address-values.ts';
import { countries } from '../lib/countries.ts';
import styles from './address-fields.module.css';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';

type Kind = 'shipping' | 'billing';

/** One address, with the autocomplete attributes that browsers fill in. */
export function AddressFields({ kind }: { readonly kind: Kind }) {
  const base = kind === 'shipping' ? 'shippingAddress' : 'billingAddress';
  const { register, control, formState } = useFormContext<AddressValues>();
  const errors = formState.errors[base];
  const country = useWatch({ control, name: `${base}.country` });
  const states = needsState(country);

  return (
    <div className={styles.fields}>
      <TextField
        autoComplete={`${kind} name`}
        error={errors?.name?.message}
        label="Full name"
        {...register(`${base}.name`)}
      />
      <SelectField
        autoComplete={`${kind} country`}
        error={errors?.country?.message}
        label="Country"
        options={countries().map(({ code, name }) => ({ value: code, label: name }))}
        placeholder="Choose a country"
        {...register(`${base}.country`)}
      />
      <TextField
        autoComplete={`${kind} address-line1`}
        error={errors?.address?.message}
        label="Address"
        {...register(`${base}.address`)}
      />
      <TextField
        autoComplete={`${kind} address-line2`}
        error={errors?.address_2?.message}
        label="Flat, floor or company"
        optional
        {...register(`${base}.address_2`)}
      />
      <div className={styles.pair}>
        <TextField
          autoComplete={`${kind} address-level2`}
          error={errors?.city?.message}
          label="City"
          {...register(`${base}.city`)}
        />
        <TextField
          autoCapitalize="characters"
          autoComplete={`${kind} postal-code`}
          error={errors?.postalCode?.message}
          label="Postal code"
          {...register(`${base}.postalCode`)}
        />
      </div>
      {(states || errors?.state) && (
        <TextField
          autoComplete={`${kind} address-level1`}
          error={errors?.state?.message}
          label="State or province"
          {...register(`${base}.state`)}
        />
      )}
      <TextField
        autoComplete={`${kind} tel`}
        error={errors?.phone?.message}
        hint={
          country === 'GB'
            ? 'A UK mobile number, such as 07700 900123, for the carrier'
            : 'For the carrier, with the country code if it is from another country'
        }
        inputMode="tel"
        label="Phone"
        type="tel"
        {...register(`${base}.phone`)}
      />
    </div>
  );
}
