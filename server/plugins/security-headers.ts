import helmet from '@fastify/helmet';
import fp from 'fastify-plugin';

const year = 31_536_000;

/**
 * What the site's pages may do: load their own files, nothing inline, be framed by nobody. The
 * JSON in the page shell is inert data, which script-src does not concern.
 */
export const securityHeaders = fp<{ readonly isHttps: boolean }>(
  async (app, { isHttps }) => {
    await app.register(helmet, {
      global: true,
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          imgSrc: ["'self'", 'data:'],
          objectSrc: ["'none'"],
          baseUri: ["'none'"],
          formAction: ["'self'"],
          frameAncestors: ["'none'"],
        },
      },
      strictTransportSecurity: isHttps ? { maxAge: year, includeSubDomains: true } : false,
      referrerPolicy: { policy: 'same-origin' },
      xFrameOptions: { action: 'deny' },
    });
  },
  { name: 'security-headers' },
);
