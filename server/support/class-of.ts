import { z } from 'zod';
import { notItsOwn } from '../upstream/failure.ts';

/** Classes of failure, as docs/runbook.md explains them. */
export const failureClasses = {
  'refused-by-rule': 'The market or the account did not allow it; the person was told why.',
  'not-found': 'What was named is not there: a wrong id, or one of something taken away.',
  'price-moved': 'The price changed between what was shown and what was asked for.',
  'sent-again': 'The same request was sent before, or is still being worked on.',
  'invalid-input': 'What was typed or sent cannot be used.',
  'not-let-in': 'It did not come from the site itself, or the gate of a test environment is shut.',
  'signed-out': 'The session had ended, here or at the product API.',
  'too-many': 'More tries than are allowed in the time.',
  card: 'The card or its processor said no.',
  'product-api-unreachable': 'The product API could not be reached, or said that it is busy.',
  'product-api-slow': 'The product API did not answer in time.',
  'connection-lost': 'The answer was lost or cut off; what happened had to be looked up.',
  'product-api-failed': 'The product API failed on its side.',
  'product-api-answer': 'The product API answered something that its contract does not know.',
  provider: 'Google, Apple or another service outside did not do its part.',
  overloaded: 'This process had more to do than it could.',
  bug: 'An unexpected error: the line names the place in the code.',
} as const;
export type FailureClass = keyof typeof failureClasses;

const upstream = z.looseObject({
  call: z.string().nullish(),
  cause: z.string().optional(),
  status: z.number().nullish(),
  code: z.string().nullish(),
  detail: z.string().nullish(),
});

/** The fields of a log line that decide its class. Lines of the product API have fewer. */
export const failureFields = z.looseObject({
  event: z.string().optional(),
  code: z.string().nullish(),
  cause: z.string().nullish(),
  status: z.number().nullish(),
  upstreamCall: z.string().nullish(),
  upstreamStatus: z.number().nullish(),
  upstreamCode: z.string().nullish(),
  upstreamDetail: z.string().nullish(),
  upstream: upstream.nullish(),
});

const byCause: Readonly<Record<string, FailureClass>> = {
  refused: 'product-api-unreachable',
  timeout: 'product-api-slow',
  reset: 'connection-lost',
  'cut-off': 'connection-lost',
  aborted: 'connection-lost',
  'not-json': 'product-api-answer',
  'wrong-shape': 'product-api-answer',
  'too-large': 'product-api-answer',
};

const byCode: Readonly<Record<string, FailureClass>> = {
  'not-found': 'not-found',
  'trade.price-changed': 'price-moved',
  'auth.required': 'signed-out',
  'request.in-progress': 'sent-again',
  'request.key-reused': 'sent-again',
  'request.key-missing': 'invalid-input',
  'request.too-slow': 'invalid-input',
  'request.forbidden-origin': 'not-let-in',
  'request.wrong-host': 'not-let-in',
  'gate.closed': 'not-let-in',
  'gate.incorrect-password': 'not-let-in',
  'request.too-many': 'too-many',
  'auth.too-many-tries': 'too-many',
  'request.invalid': 'invalid-input',
  'request.too-large': 'invalid-input',
  'upstream.unavailable': 'product-api-unreachable',
  'upstream.timeout': 'product-api-slow',
  'upstream.bad-answer': 'product-api-answer',
  overloaded: 'overloaded',
  internal: 'bug',
};

/** Believed even from a proxy: the person is not signed in, or asks too often. */
const heeded: ReadonlySet<number> = new Set([401, 429]);

/** The class of the failure in a log line. */
export function classOf(line: z.output<typeof failureFields>): FailureClass {
  const { event = '', code } = line;
  if (event === 'auth.social-failed' || event.startsWith('geo.') || event.startsWith('cache.')) {
    return 'provider';
  }
  if (event === 'session.rejected') return 'signed-out';
  if (event === 'gate.refused') return 'not-let-in';
  const cause = line.upstream?.cause ?? line.cause ?? '';
  const known = byCause[cause];
  if (known) return known;
  const upstreamCode = line.upstreamCode ?? line.upstream?.code;
  if (upstreamCode?.startsWith('payment.')) return 'card';
  const status = line.upstreamStatus ?? line.upstream?.status ?? 0;
  if (status === 503) return 'product-api-unreachable';
  if (status >= 500) return 'product-api-failed';
  const isSomethingElses = (line.upstreamDetail ?? line.upstream?.detail) === notItsOwn;
  if (status > 0 && (status < 400 || (isSomethingElses && !heeded.has(status)))) {
    return 'product-api-answer';
  }
  if (code && byCode[code]) return byCode[code];
  if (event.startsWith('payment.') || code?.startsWith('payment.')) return 'card';
  if ((line.status ?? 0) >= 500) return 'bug';
  return 'refused-by-rule';
}
