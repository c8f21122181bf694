import { api } from '../../../shared/api/api.ts';
import { gateForm } from '../../../shared/contracts/forms/gate.ts';
import { okView } from '../../../shared/contracts/ok.ts';
import { createAccountLimit, perAddress } from '../../auth/sign-in-limits.ts';
import type { Route } from '../../deps.ts';
import { gatePasswordWrong } from '../../errors.ts';
import * as events from '../../events.ts';
import { limitKeyOf } from '../../geo/client-address.ts';
import { operation } from '../operation.ts';

const allVisitors = 'all';

/** All visitors share one password, so all guesses are counted together too. */
export const postGateRoute: Route = (app, { gate, rateCounter, now }) => {
  const ofAddress = createAccountLimit({ of: 'gate', max: 10, now, rateCounter });
  const ofAll = createAccountLimit({ of: 'gate-all', max: 300, now, rateCounter });
  app.route({
    ...operation(api.enterGate, {
      tags: ['gate'],
      summary: 'Enter a test environment',
      description: 'While the gate is closed, other calls answer `gate.closed`.',
      body: gateForm,
      answer: okView,
    }),
    config: { rateLimit: perAddress, beforeGate: true },
    handler: async (request, reply) => {
      const guesses = [
        await ofAddress.reserve(limitKeyOf(request)),
        await ofAll.reserve(allVisitors),
      ];
      if (!gate.admit(reply, request.body.password)) {
        events.gateRefused(request.log);
        throw gatePasswordWrong();
      }
      for (const guess of guesses) guess.release();
      return { ok: true as const };
    },
  });
};
