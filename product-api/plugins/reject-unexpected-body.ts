import type { App } from '../deps.ts';
import { badRequest, unsupportedMediaType } from '../errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Reads a multipart form itself. */
    takesForm?: true;
  }
}

/**
 * Refuses a form where none is read, and a body on routes that describe none: what a client sends and nobody looks at may be
 * something that it believes to have decided. `{}` says nothing and is let through.
 */
export function rejectUnexpectedBody(app: App): void {
  app.addHook('preHandler', async (request) => {
    const { body } = request;
    const { schema, config } = request.routeOptions;
    if (config.takesForm) return;
    if (request.isMultipart()) throw unsupportedMediaType();
    if (schema?.body !== undefined) return;
    /** Read by the route itself, byte by byte. */
    if (body === undefined || body === null || Buffer.isBuffer(body)) return;
    const saysNothing = !Array.isArray(body) && Object.keys(Object(body)).length === 0;
    if (typeof body !== 'object' || !saysNothing) throw badRequest('This call takes no body');
  });
}
