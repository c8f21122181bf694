import {
  shippingAddressBody,
  wireOwnProfileSingle,
} from '../../../shared/contracts/wire/profile.ts';
import { requireUser } from '../../auth/current-user.ts';
import { updateShippingAddress } from '../../commands/update-profile.ts';
import type { Route } from '../../deps.ts';
import { presentProfile } from '../../presenters/present-profile.ts';
import { checkedAddress } from '../checked-address.ts';
import { profileOwner, profileParams } from './profile-owner.ts';

const body = shippingAddressBody.extend({ shippingAddress: checkedAddress });

export const updateShippingAddressRoute: Route = (app, { db }) => {
  app.put(
    '/api/profiles/update/shipping-address/:id',
    {
      preValidation: requireUser,
      schema: { params: profileParams, body, response: { 200: wireOwnProfileSingle } },
    },
    async (request) => {
      const owner = profileOwner(request);
      const profile = await updateShippingAddress(db, owner, request.body.shippingAddress);
      return { data: presentProfile(profile), meta: {} };
    },
  );
};
