import type { App, Deps, Route } from '../deps.ts';

/**
 * Registers routes for multipart forms. Fastify leaves the body unread, and the route sends it on.
 */
export function takingForms(routes: readonly Route[]): Route {
  return (app, deps: Deps) => {
    void app.register(async (scope: App) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser(/^multipart\/form-data(?:;|$)/, (_request, _body, done) =>
        done(null, undefined),
      );
      for (const route of routes) route(scope, deps);
    });
  };
}
