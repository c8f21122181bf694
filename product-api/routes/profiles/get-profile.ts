import { z } from 'zod';
import { wireOwnProfileSingle } from '../../../shared/contracts/wire/profile.ts';
import { requireUser } from '../../auth/current-user.ts';
import type { Route } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import { readPaused } from '../../market/trading-pauses.ts';
import { findPaymentAccount } from '../../payments/accounts.ts';
import { presentProfile } from '../../presenters/present-profile.ts';
import { findProfile } from '../../queries/find-profile.ts';
import { populateField } from '../query-fields.ts';
import { profileOwner, profileParams } from './profile-owner.ts';

const query = z.strictObject({
  populate: populateField([
    'shippingAddress',
    'billingAddress',
    'buyingCard',
    'onboarding',
    'paused',
  ]),
});

export const getProfileRoute: Route = (app, { db, now, payments }) => {
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
      const { populate } = request.query;
      const { userId } = profile;
      const findAccount = () => payments && findPaymentAccount(db, userId, payments.port.name);
      const more = {
        ...(populate.has('buyingCard') && { buyingCard: (await findAccount())?.card ?? null }),
        ...(populate.has('paused') && { paused: await readPaused(db, userId, now()) }),
      };
      return { data: presentProfile(profile, more), meta: {} };
    },
  );
};
