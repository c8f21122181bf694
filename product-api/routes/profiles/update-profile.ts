import { profileBody, wireOwnProfileSingle } from '../../../shared/contracts/wire/profile.ts';
import { requireUser } from '../../auth/current-user.ts';
import { updateSettings } from '../../commands/update-profile.ts';
import type { Route } from '../../deps.ts';
import { presentProfile } from '../../presenters/present-profile.ts';
import { checkedAddress } from '../checked-address.ts';
import { profileOwner, profileParams } from './profile-owner.ts';

const body = profileBody.extend({ billingAddress: checkedAddress.nullable().optional() });

export const updateProfileRoute: Route = (app, { db }) => {
  app.put(
    '/api/profiles/:id',
    {
      preValidation: requireUser,
      schema: { params: profileParams, body, response: { 200: wireOwnProfileSingle } },
    },
    async (request) => {
      const profile = await updateSettings(db, profileOwner(request), request.body);
      return { data: presentProfile(profile), meta: {} };
    },
  );
};
