import { wireCardSetup } from '../../../shared/contracts/wire/payments.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import type { Route } from '../../deps.ts';
import { unavailable } from '../../errors.ts';
import { startCardSetup } from '../../payments/card-setup.ts';
import { customerReference } from '../../payments/customer-reference.ts';

/** A GET by the specification ("fetch"); it starts a set-up, or continues an unfinished one. */
export const startCardSetupRoute: Route = (app, deps) => {
  app.get(
    '/api/profiles/card-setup',
    {
      exposeHeadRoute: false,
      preValidation: requireUser,
      schema: { response: { 200: wireCardSetup } },
    },
    async (request) => {
      if (deps.payments === null) throw unavailable();
      const { port } = deps.payments;
      const { id } = userOf(request);
      const reference = await customerReference(deps.db, deps.publicUrl, id);
      const { clientSecret } = await startCardSetup(deps, port, { id, reference });
      return { data: { clientSecret, processor: port.name, publishableKey: port.publishableKey } };
    },
  );
};
