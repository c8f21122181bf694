import type { FailureClass } from '../../../server/support/class-of.ts';
import type { ErrorCode } from '../../../shared/contracts/error-codes.ts';
import { type Fault, wireErrorBody } from '../../support/upstream.ts';

export type Step = 'arrive' | 'draft' | 'compare' | 'place' | 'look-up' | 'void';

/** One kind of failure: what goes wrong at which step, and what the log must say. */
export type TradeFailure = {
  readonly name: string;
  readonly step: Step;
  /** The product API's fault at that step; absent if it works. */
  readonly fault?: Fault;
  readonly class: FailureClass;
  readonly status: number;
  readonly code: ErrorCode;
  readonly cause: string;
  readonly upstreamStatus: number | null;
  readonly upstreamCode?: string;
};

const refusal = (
  name: string,
  status: number,
  code: ErrorCode,
  of: FailureClass,
  step: Step = 'place',
): TradeFailure => ({
  name,
  step,
  fault: { status, body: wireErrorBody(status, 'x', { code }) },
  class: of,
  status,
  code,
  cause: 'status',
  upstreamStatus: status,
  upstreamCode: code,
});

const broken = (
  name: string,
  step: Step,
  fault: Fault,
  cause: string,
  of: FailureClass,
  more: Partial<TradeFailure> = {},
): TradeFailure => ({
  name,
  step,
  fault,
  class: of,
  status: 502,
  code: step === 'draft' ? 'upstream.unavailable' : 'trade.unknown-outcome',
  cause,
  upstreamStatus: null,
  ...more,
});

/** Faults of the product API during a trade. */
export const upstreamFailures: readonly TradeFailure[] = [
  broken('the draft’s connection is reset', 'draft', 'reset', 'reset', 'connection-lost'),
  broken('the connection is reset while placing', 'place', 'reset', 'reset', 'connection-lost'),
  broken('the answer to placing is cut off', 'place', 'cut-off', 'cut-off', 'connection-lost', {
    upstreamStatus: 200,
  }),
  broken('placing is answered with HTML', 'place', 'not-json', 'not-json', 'product-api-answer', {
    upstreamStatus: 200,
  }),
  broken(
    'placing is answered in a wrong shape',
    'place',
    'wrong-shape',
    'wrong-shape',
    'product-api-answer',
    { upstreamStatus: 200 },
  ),
  broken('placing fails with 500', 'place', { status: 500 }, 'status', 'product-api-failed', {
    upstreamStatus: 500,
  }),
  broken(
    'placing is refused with 503',
    'place',
    { status: 503 },
    'status',
    'product-api-unreachable',
    {
      status: 503,
      code: 'upstream.unavailable',
      upstreamStatus: 503,
    },
  ),
  broken('the draft fails with 500', 'draft', { status: 500 }, 'status', 'product-api-failed', {
    code: 'upstream.bad-answer',
    upstreamStatus: 500,
  }),
  broken(
    'placing is redirected',
    'place',
    { status: 302, body: '' },
    'status',
    'product-api-answer',
    {
      upstreamStatus: 302,
    },
  ),
  broken(
    'a firewall refuses the draft',
    'draft',
    { status: 403, body: 'No' },
    'status',
    'product-api-answer',
    {
      status: 403,
      code: 'auth.forbidden',
      upstreamStatus: 403,
    },
  ),
  broken(
    'a proxy refuses the body as too large',
    'place',
    { status: 413, body: 'No' },
    'status',
    'product-api-answer',
    {
      upstreamStatus: 413,
    },
  ),
  {
    ...refusal('the card is declined', 402, 'upstream.bad-answer', 'card'),
    fault: { status: 402, body: wireErrorBody(402, 'x', { code: 'payment.declined' }) },
    status: 502,
    upstreamCode: 'payment.declined',
  },
  refusal('the ask is sold', 409, 'trade.ask-sold', 'refused-by-rule'),
  refusal('the bid is sold', 409, 'trade.bid-sold', 'refused-by-rule'),
  refusal('the ask is the user’s own', 400, 'trade.own-order', 'refused-by-rule'),
  refusal('the order has expired', 409, 'trade.wrong-status', 'refused-by-rule'),
  refusal('the price is refused', 400, 'trade.price-refused', 'refused-by-rule', 'draft'),
  refusal('there is no address', 400, 'trade.address-missing', 'refused-by-rule', 'draft'),
  refusal('the price changed at the product API', 409, 'trade.price-changed', 'price-moved'),
  refusal('too many attempts at the product API', 429, 'request.too-many', 'too-many', 'draft'),
  refusal('the key was used for another trade', 409, 'request.key-reused', 'sent-again', 'draft'),
  refusal('the first request is in progress', 409, 'request.in-progress', 'sent-again'),
  refusal('the order is another user’s', 403, 'auth.forbidden', 'refused-by-rule'),
  {
    ...refusal(
      'the product API refuses the draft as invalid',
      422,
      'request.invalid',
      'invalid-input',
      'draft',
    ),
    fault: {
      status: 422,
      body: wireErrorBody(422, 'x', {
        code: 'request.invalid',
        errors: [{ path: ['price'], message: 'odd', name: 'ValidationError' }],
      }),
    },
  },
];

/** These run into the trade's timeout of 15 seconds. */
export const slowFailures: readonly TradeFailure[] = [
  broken('placing is never answered', 'place', 'silent', 'timeout', 'product-api-slow', {
    status: 504,
  }),
  broken('placing is answered drop by drop', 'place', 'trickle', 'timeout', 'product-api-slow', {
    status: 504,
    upstreamStatus: 200,
  }),
  broken('the draft is never answered', 'draft', 'silent', 'timeout', 'product-api-slow', {
    status: 504,
    code: 'upstream.timeout',
  }),
];
