import { api } from '../../../shared/api/api.ts';
import { profileView } from '../../../shared/contracts/account.ts';
import { addressesForm } from '../../../shared/contracts/forms/address.ts';
import { requireSession, sessionOf } from '../../auth/require-session.ts';
import type { Route } from '../../deps.ts';
import { deliveryPlace } from '../../geo/kept-place.ts';
import { moveBids } from '../../trades/move-bids.ts';
import { callerOf } from '../../upstream/caller.ts';
import { setBillingAddress, setShippingAddress } from '../../upstream/profiles.ts';
import { operation } from '../operation.ts';
import { requirePhones } from './require-phones.ts';

export const putAddressesRoute: Route = (app, { upstream }) => {
  app.route({
    ...operation(api.saveAddresses, {
      tags: ['profile'],
      summary: 'Save your addresses',
      description:
        'Both at once; without a billing address of its own it is the shipping one. Prices are then for where things are delivered to, unless a place was chosen by hand. Open bids are quoted for the new country and go there.',
      body: addressesForm,
      answer: profileView,
    }),
    preValidation: requireSession,
    handler: async (request, reply) => {
      const { user } = sessionOf(request);
      const { shippingAddress, billingAddress } = requirePhones(request.body);
      const caller = callerOf(request);
      await setShippingAddress(upstream, caller, user.id, shippingAddress);
      const saved = await setBillingAddress(
        upstream,
        caller,
        user.id,
        billingAddress ?? shippingAddress,
      );
      await moveBids(upstream, caller, shippingAddress.country);
      if (request.keptPlace?.by !== 'choice') {
        reply.keepPlace(deliveryPlace(shippingAddress.country, user.id));
      }
      return { shippingAddress: saved.shippingAddress, billingAddress: saved.billingAddress };
    },
  });
};
