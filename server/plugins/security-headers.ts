import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
import { directives } from '../site/content-policy.ts';

const year = 31_536_000;

/**
 * What the site's pages may do: load their own files, and stand in no frame. Nothing may stand in
 * them that is not let in by its hash; the JSON in the page shell is inert data, which script-src
 * does not concern. Helmet works them out for each answer; as none of them differs, it is asked once.
 */
export function securityHeaders(isHttps: boolean): OutgoingHttpHeaders {
  const answer = new ServerResponse(new IncomingMessage(new Socket()));
  const setHeaders = helmet({
    contentSecurityPolicy: { useDefaults: false, directives },
    strictTransportSecurity: isHttps ? { maxAge: year, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  setHeaders(answer.req, answer, (error) => {
    if (error) throw error;
  });
  return { ...answer.getHeaders() };
}
