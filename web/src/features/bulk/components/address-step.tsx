import { useSWRConfig } from 'swr';
import { getProfile } from '../../../../../shared/api/account.ts';
import { apiPath } from '../../../../../shared/api/call.ts';
import { type AddressValues, addressValues } from '../../../lib/address/address-values.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { useSessionActions } from '../../../lib/session/use-session-actions.ts';
import { draftStore } from '../../../lib/session-store.ts';
import { useApi } from '../../../lib/swr/use-api.ts';
import { useNavigate } from '../../../lib/use-navigate.ts';
import { AddressForm } from '../../../ui/address-form.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { LoadingBlock } from '../../../ui/skeleton.tsx';
import { bulkPath } from '../logic/bulk-path.ts';
import { BulkFrame } from './bulk-frame.tsx';

/** Where the seller ships from. Its country decides the currency of all prices. */
export function AddressStep({ userId }: { readonly userId: number }) {
  const { user, place } = useSession();
  const { mutate } = useSWRConfig();
  const { refreshSession } = useSessionActions();
  const navigate = useNavigate();
  const read = useApi(apiPath(getProfile));
  const draft = draftStore<AddressValues>(`address.${userId}`);
  const name = user ? `${user.firstName} ${user.lastName}` : '';
  return (
    <BulkFrame step="shipping-and-billing" title="Where will you ship from?">
      <Loaded
        failedTitle="We couldn’t load your addresses"
        loading={<LoadingBlock label="Loading your addresses" />}
        read={read}
      >
        {(profile) => (
          <AddressForm
            button="Save and continue"
            label="Ship from"
            onChange={draft.write}
            onSaved={(saved) => {
              draft.write(null);
              void mutate(apiPath(getProfile), saved, { revalidate: false });
              void refreshSession().catch(() => undefined);
              navigate(bulkPath('add-listings'));
            }}
            savedCountry={profile.shippingAddress?.country ?? null}
            start={draft.read() ?? addressValues(profile, { name, country: place.country })}
          />
        )}
      </Loaded>
    </BulkFrame>
  );
}
