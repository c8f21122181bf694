import { profileBody, wireProfileSingle } from '../../../shared/contracts/wire/profile.ts';
import { requireUser } from '../../auth/current-user.ts';
import { updateBillingAddress } from '../../commands/update-profile.ts';
import type { Route } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import { presentProfile } from '../../presenters/present-profile.ts';
import { findProfile } from '../../queries/find-profile.ts';
import { checkedAddress } from '../../wire/checked-address.ts';
import { profileOwner, profileParams } from './profile-owner.ts';

const body = profileBody.extend({ billingAddress: checkedAddress.nullable().optional() });

export const updateProfileRoute: Route = (app, { db }) => {
  app.put(
    '/api/profiles/:id',
    {
      preValidation: requireUser,
      schema: { params: profileParams, body, response: { 200: wireProfileSingle } },
    },
    async (request) => {
      const owner = profileOwner(request);
      const { billingAddress } = request.body;
      const profile =
        billingAddress === undefined
          ? await findProfile(db, owner)
          : await updateBillingAddress(db, owner, billingAddress);
      if (!profile) throw notFound();
      return { data: presentProfile(profile), meta: {} };
    },
  );
};
