import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { getProfile } from '../../../../../shared/api/account.ts';
import { apiPath } from '../../../../../shared/api/call.ts';
import { reviewSteps } from '../../../../../shared/domain/trade-path.ts';
import { type AddressValues, addressValues } from '../../../lib/address/address-values.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { useSessionActions } from '../../../lib/session/use-session-actions.ts';
import { draftStore } from '../../../lib/session-store.ts';
import { AddressForm } from '../../../ui/address-form.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { LoadingBlock } from '../../../ui/skeleton.tsx';
import { placeOfCountry, type Trade } from '../hooks/use-trade.ts';
import { isPlan } from '../logic/plan-trade.ts';
import { ConvertedNotice } from './converted-notice.tsx';
import { PlanLines } from './plan-lines.tsx';
import { TradeFrame } from './trade-frame.tsx';

/** The shipping or collection address. Its country decides shipping, fees and currency. */
export function AddressStep({ trade }: { readonly trade: Trade }) {
  const { user, place } = useSession();
  const { mutate } = useSWRConfig();
  const { refreshSession } = useSessionActions();
  const draft = useMemo(() => draftStore<AddressValues>(`address.${trade.userId}`), [trade.userId]);
  const buys = trade.flow === 'bid-or-buy';
  const title = buys ? 'Where should it go?' : 'Where will you ship it from?';

  const name = user ? `${user.firstName} ${user.lastName}` : '';
  return (
    <TradeFrame title={title} trade={trade}>
      <Loaded
        failedTitle="We couldn’t load your addresses"
        loading={<LoadingBlock label="Loading your addresses" />}
        read={trade.profileRead}
      >
        {(profile) => (
          <AddressForm
            button="Save and continue"
            {...(!buys && { label: 'Ship from' })}
            consequence={(country) => {
              if (country === '') return null;
              const there = placeOfCountry(country);
              const plan = trade.planFor(trade.intent, there);
              return (
                <>
                  <ConvertedNotice place={there} trade={trade} />
                  {isPlan(plan) && <PlanLines plan={plan} />}
                </>
              );
            }}
            onChange={draft.write}
            onSaved={(saved) => {
              draft.write(null);
              void mutate(apiPath(getProfile), saved, { revalidate: false });
              // The address may change the visitor's region; the trade uses the address in any
              // case.
              void refreshSession().catch(() => undefined);
              trade.goTo(reviewSteps[trade.flow]);
            }}
            savedCountry={profile.shippingAddress?.country ?? null}
            start={draft.read() ?? addressValues(profile, { name, country: place.country })}
          />
        )}
      </Loaded>
    </TradeFrame>
  );
}
