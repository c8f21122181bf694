import { z } from 'zod';
import { wireOwnProfileSingle } from '../../../shared/contracts/wire/profile.ts';
import { requireUser } from '../../auth/current-user.ts';
import type { Route } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import { findPaymentAccount } from '../../payments/accounts.ts';
import { presentProfile } from '../../presenters/present-profile.ts';
import { findProfile } from '../../queries/find-profile.ts';
import { populateField } from '../query-fields.ts';
import { profileOwner, profileParams } from './profile-owner.ts';

const query = z.strictObject({
  populate: populateField(['shippingAddress', 'billingAddress', 'buyingCard', 'onboarding']),
});

export const getProfileRoute: Route = (app, { db, payments }) => {
  app.get(
    '/api/profiles/:id',
    {
      preValidation: requireUser,
      schema: {
        params: profileParams,
        querystring: query,
        response: { 200: wireOwnProfileSingle },
      },
    },
    async (request) => {
      const profile = await findProfile(db, profileOwner(request));
      if (!profile) throw notFound();
      if (!request.query.populate.has('buyingCard')) {
        return { data: presentProfile(profile), meta: {} };
      }
      const account =
        payments && (await findPaymentAccount(db, profile.userId, payments.port.name));
      return { data: presentProfile(profile, { buyingCard: account?.card ?? null }), meta: {} };
    },
  );
};
