import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { getProfile } from '../../../../../shared/api/account.ts';
import { apiPath } from '../../../../../shared/api/call.ts';
import type { AddressForm as Address } from '../../../../../shared/contracts/forms/address.ts';
import type { SettingsView } from '../../../../../shared/contracts/settings.ts';
import { addressValues } from '../../../lib/address/address-values.ts';
import { addressLines } from '../../../lib/format/address-lines.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { useSessionActions } from '../../../lib/session/use-session-actions.ts';
import { toast } from '../../../lib/toast.ts';
import { useFocusWhenLost } from '../../../lib/use-focus-when-lost.ts';
import { AddressForm } from '../../../ui/address-form.tsx';
import { Button } from '../../../ui/button.tsx';
import { useReadAgain } from '../hooks/use-settings.ts';
import { Part } from './part.tsx';
import styles from './settings.module.css';

export function AddressPart({ settings }: { readonly settings: SettingsView }) {
  const { shippingAddress, billingAddress, firstName, lastName } = settings;
  const [isOpen, setOpen] = useState(false);
  const { place } = useSession();
  const { refreshSession } = useSessionActions();
  const { mutate } = useSWRConfig();
  const readAgain = useReadAgain();
  const heading = useFocusWhenLost<HTMLHeadingElement>(isOpen);
  const name = `${firstName} ${lastName}`;
  return (
    <Part
      headingRef={heading}
      lead="Where your purchases go and your sales come from. The phone number is for the carrier."
      name="addresses"
    >
      {isOpen ? (
        <>
          <AddressForm
            button="Save addresses"
            onSaved={(saved) => {
              void mutate(apiPath(getProfile), saved, { revalidate: false });
              // The address may change the region that prices are for.
              void refreshSession().catch(() => undefined);
              void readAgain().then(() => setOpen(false));
              toast.success('Your addresses have been saved.');
            }}
            savedCountry={shippingAddress?.country ?? null}
            start={addressValues(settings, { name, country: place.country })}
          />
          <div className={styles.actions}>
            <Button onClick={() => setOpen(false)} variant="quiet">
              Cancel
            </Button>
          </div>
        </>
      ) : (
        <>
          {shippingAddress && (
            <div className={styles.addresses}>
              <AddressText address={shippingAddress} label="Shipping" />
              <AddressText address={billingAddress ?? shippingAddress} label="Billing" />
            </div>
          )}
          <div className={styles.actions}>
            <Button onClick={() => setOpen(true)} size="small">
              {shippingAddress ? 'Change addresses' : 'Add an address'}
            </Button>
          </div>
        </>
      )}
    </Part>
  );
}

function AddressText({ address, label }: { readonly address: Address; readonly label: string }) {
  return (
    <div>
      <p className={styles.label}>{label}</p>
      <address className={styles.address}>
        {addressLines(address).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
    </div>
  );
}
