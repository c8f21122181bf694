import cookie from '@fastify/cookie';
import fp from 'fastify-plugin';
import { addConsent, type ConsentOptions } from './consent.ts';
import { createGateCheck, type GateOptions } from './gate-check.ts';
import { addPlace, type PlaceOptions } from './place.ts';
import { addSession, type SessionOptions } from './session.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The answer is the same for every reader, so that caches may store a signed-in person's. */
    forEveryone?: true;
  }
}

type Options = PlaceOptions & SessionOptions & ConsentOptions & GateOptions;

/**
 * Third in the pipeline, for what depends on the person: place, session and consent, each in a
 * cookie, and whether the gate is open for them.
 */
export const visitor = fp<Options>(
  async (app, options) => {
    await app.register(cookie);
    const readPlace = addPlace(app, options);
    const session = addSession(app, options);
    const readConsent = addConsent(app, options);
    const checkGate = createGateCheck(options);

    // A promise costs as much as the check itself, so it is used only where something is awaited.
    app.addHook('onRequest', (request, reply, done) => {
      readPlace(request);
      readConsent(request);
      const opening = session.open(request, reply);
      const passing = opening
        ? opening.then(() => checkGate(request, reply))
        : checkGate(request, reply);
      if (passing === true) done();
      else passing.then((isLetIn) => isLetIn && done(), done);
    });
    app.addHook('onSend', (request, reply, payload, done) => {
      const { forEveryone = false } = request.routeOptions.config;
      const isPersonal = forEveryone ? reply.hasHeader('set-cookie') : session.isPersonal(request);
      if (isPersonal) reply.header('cache-control', 'no-store');
      done(null, payload);
    });
  },
  { name: 'visitor', dependencies: ['guard'] },
);
