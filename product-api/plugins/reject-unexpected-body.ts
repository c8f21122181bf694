import type { App } from '../deps.ts';
import { badRequest, unsupportedMediaType } from '../errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route reads a multipart form itself. */
    takesForm?: true;
  }
}

/**
 * Refuses a form or a body on routes that read none: the client may believe that it had an effect.
 * `{}` is accepted.
 */
export function rejectUnexpectedBody(app: App): void {
  app.addHook('preHandler', async (request) => {
    const { body } = request;
    const { schema, config } = request.routeOptions;
    if (config.takesForm) return;
    if (request.isMultipart()) throw unsupportedMediaType();
    if (schema?.body !== undefined) return;
    /** A raw body, which its route reads itself. */
    if (body === undefined || body === null || Buffer.isBuffer(body)) return;
    const isEmptyObject = !Array.isArray(body) && Object.keys(Object(body)).length === 0;
    if (typeof body !== 'object' || !isEmptyObject) throw badRequest('This call takes no body');
  });
}
