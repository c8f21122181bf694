import { expressBody, wireExpress } from '../../../shared/contracts/wire/payments.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import type { Route } from '../../deps.ts';
import { invalid, unavailable } from '../../errors.ts';
import { addressOf, readTrader } from '../../market/trader.ts';
import { customerReference } from '../../payments/customer-reference.ts';
import { linkOnboarding } from '../../payments/payout-account.ts';

export const startExpressRoute: Route = (app, { db, payments, publicUrl }) => {
  app.post(
    '/api/profiles/express',
    {
      preValidation: requireUser,
      schema: { body: expressBody, response: { 200: wireExpress } },
    },
    async (request) => {
      const { refreshUrl, returnUrl } = request.body;
      requireOwn(publicUrl, 'refreshUrl', refreshUrl);
      requireOwn(publicUrl, 'returnUrl', returnUrl);
      if (payments === null) throw unavailable();
      const { id: userId } = userOf(request);
      const { country } = addressOf(await readTrader(db, userId));
      const reference = await customerReference(db, publicUrl, userId);
      const url = await linkOnboarding(db, payments.port, {
        userId,
        reference,
        country,
        refreshUrl,
        returnUrl,
      });
      return { data: { url } };
    },
  );
};

/** The processor redirects to these addresses, so they must be pages of this site. */
function requireOwn(publicUrl: string, field: string, url: string): void {
  if (new URL(url).origin === new URL(publicUrl).origin) return;
  throw invalid([{ path: [field], message: 'Must be an address of this site' }]);
}
