import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
import { directives } from '../site/content-policy.ts';

const year = 31_536_000;

/**
 * Headers for every answer: load the site's own files only, and do not be framed. Inline parts need
 * their hash; the JSON in the page shell is data, which script-src does not concern. The headers
 * never differ, so helmet is run once.
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
