import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import qs from 'qs';
import type { Test } from 'tap';

type Fields = Record<string, unknown>;
type Answer = { readonly status: number; readonly body: Fields };
/** lost: the call is executed, but its answer is lost. down: nothing is executed. */
type Fault = 'lost' | 'down';

/** confirm: the bank wants each payment confirmed. expired: found when it is charged. */
type Card = 'good' | 'declined' | 'expired' | 'confirm';
const declines = { declined: 'insufficient_funds', expired: 'expired_card' } as const;

export type StripeDouble = {
  readonly url: string;
  /** Every call, in order. */
  readonly calls: { readonly path: string; readonly key: string | null; readonly fields: Fields }[];
  /** The processor's records of payments. */
  readonly intents: Fields[];
  readonly transfers: Fields[];
  readonly refunds: Fields[];
  readonly disputes: Fields[];
  /** Faults of the next calls of a path, or of one method of it: 'POST /v1/refunds'. */
  fault(path: string, ...faults: Fault[]): void;
  /** No more faults. */
  recover(): void;
  /** Whether every call fails, as those of a process that is dead. */
  cutOff(isCutOff: boolean): void;
  /** Completes a setup intent as a browser with a card would. */
  saveCard(setupId: string, card?: Card): void;
  /** Ends a confirmation at the bank. */
  answerBank(intentId: string, answer: 'confirm' | 'refuse'): void;
  finishOnboarding(accountId: string): void;
  /** Keeps a payment in another currency. */
  settle(intentId: string, kept: { readonly amount: number; readonly currency: string }): void;
  /** Whether its next refunds fail at the buyer's bank. */
  failRefunds(fail: boolean): void;
  /** What it does with idempotency keys after a day. */
  forgetKeys(): void;
};

const idOf = (prefix: string) => `${prefix}_${randomBytes(8).toString('hex')}`;

/** A server with Stripe's form-encoded protocol, idempotency keys included. */
export async function startStripeDouble(t: Pick<Test, 'teardown'>): Promise<StripeDouble> {
  const calls: StripeDouble['calls'] = [];
  const intents: Fields[] = [];
  const transfers: Fields[] = [];
  const refunds: Fields[] = [];
  const disputes: Fields[] = [];
  const setups = new Map<string, Fields>();
  const accounts = new Map<string, Fields>();
  const first = new Map<string, Answer>();
  const faults = new Map<string, Fault[]>();
  const kept = new Map<unknown, Fields>();
  let areRefundsFailing = false;
  let isCutOff = false;
  const fine = (body: Fields): Answer => ({ status: 200, body });

  function createIntent(fields: Fields): Answer {
    const intent: Fields = {
      id: idOf('pi'),
      object: 'payment_intent',
      ...fields,
      amount: Number(fields.amount),
    };
    intent.latest_charge = `ch_${intent.id}`;
    intents.push(intent);
    return attempt(intent, fields);
  }

  /** Tries to charge the method of a confirmation. */
  function attempt(intent: Fields, fields: Fields): Answer {
    const method = String(fields.payment_method);
    const isPresent = fields.off_session !== 'true';
    const [, kind = 'good'] = method.split('_');
    Object.assign(intent, { payment_method: method, next_action: null, amount_received: 0 });
    if (kind === 'confirm' && isPresent) {
      const redirect = { url: `https://hooks.stripe.test/${intent.id}`, ...fields };
      Object.assign(intent, {
        status: 'requires_action',
        last_payment_error: null,
        next_action: { type: 'redirect_to_url', redirect_to_url: redirect },
      });
      return fine(intent);
    }
    const code = kind === 'confirm' ? 'authentication_required' : Reflect.get(declines, kind);
    return code === undefined ? succeed(intent) : decline(intent, code);
  }

  function succeed(intent: Fields): Answer {
    const paid = { status: 'succeeded', last_payment_error: null, next_action: null };
    Object.assign(intent, { ...paid, amount_received: intent.amount });
    return fine(intent);
  }

  function decline(intent: Fields, decline_code: string): Answer {
    const error = { type: 'card_error', code: 'card_declined', decline_code };
    Object.assign(intent, {
      status: 'requires_payment_method',
      last_payment_error: error,
      next_action: null,
      amount_received: 0,
    });
    const body = { error: { ...error, message: 'declined', payment_intent: intent } };
    return { status: 402, body };
  }

  function changeIntent(id: string, action: string | undefined, fields: Fields): Answer {
    const intent = intents.find((one) => one.id === id);
    if (!intent) return found(intent);
    const code = 'payment_intent_unexpected_state';
    const error = { type: 'invalid_request_error', code, message: 'x' };
    const isOver = intent.status === 'succeeded' || intent.status === 'canceled';
    if (isOver) return { status: 400, body: { error } };
    if (action === 'confirm') return attempt(intent, fields);
    Object.assign(intent, { status: 'canceled', next_action: null });
    return fine(intent);
  }

  function keep(kept: Fields[], made: Fields): Answer {
    kept.push(made);
    return fine(made);
  }

  /** Never more than the charge; all that is left of it where no amount is asked for. */
  function createRefund(fields: Fields): Answer {
    const intent = intents.find(({ id }) => id === fields.payment_intent);
    const total = Number(intent?.amount_received ?? fields.amount);
    const made = refunds
      .filter(
        ({ payment_intent, status }) =>
          payment_intent === fields.payment_intent && status !== 'failed',
      )
      .reduce((sum, refund) => sum + Number(refund.amount ?? total), 0);
    const amount = Number(fields.amount ?? total - made);
    if (made >= total || amount > total - made) {
      const code = made >= total ? { code: 'charge_already_refunded' } : {};
      const error = { type: 'invalid_request_error', ...code, message: 'x' };
      return { status: 400, body: { error } };
    }
    const status = areRefundsFailing ? 'failed' : 'succeeded';
    return keep(refunds, { id: idOf('re'), object: 'refund', status, ...fields, amount });
  }

  function found(one: Fields | undefined): Answer {
    if (one) return fine(one);
    const error = { type: 'invalid_request_error', code: 'resource_missing', message: 'gone' };
    return { status: 404, body: { error } };
  }

  function listOf(kind: string, fields: Fields): Answer {
    const lists: Record<string, [Fields[], by: string]> = {
      payment_intents: [intents, 'customer'],
      refunds: [refunds, 'payment_intent'],
      disputes: [disputes, 'payment_intent'],
      transfers: [transfers, 'transfer_group'],
    };
    const [all = [], by = ''] = lists[kind] ?? [];
    const data = all.filter((one) => one[by] === fields[by]);
    return fine({ object: 'list', data, has_more: false, url: `/v1/${kind}` });
  }

  /** What changed the balance, the latest first; it takes 30 minor units of each charge. */
  function listMovements(): Fields[] {
    const movementOf = (type: string, amount: unknown, source: Fields): Fields => {
      const currency = source.currency ?? 'gbp';
      const fee = type === 'charge' ? 30 : 0;
      return {
        ...{ id: `txn_${type}_${source.id}`, object: 'balance_transaction', type, fee, currency },
        ...{ amount, created: 1_700_000_000, source: { currency, ...source } },
      };
    };
    const paid = intents.filter(({ status }) => status === 'succeeded');
    /** In the charge's currency; of charges that it has. */
    const ofCharges = (made: readonly Fields[]) =>
      made.flatMap((one): Fields[] => {
        const charge = paid.find(({ id }) => id === one.payment_intent);
        const { amount, currency } = charge ?? {};
        return charge ? [{ amount, currency, ...one }] : [];
      });
    return [
      ...paid.map(({ id, amount, currency }) => {
        const charge = { id: `ch_${id}`, object: 'charge', payment_intent: id, amount, currency };
        return { ...movementOf('charge', Number(amount), charge), ...kept.get(id) };
      }),
      ...ofCharges(refunds).map((refund) => movementOf('refund', -Number(refund.amount), refund)),
      ...ofCharges(refunds)
        .filter(({ status }) => status === 'failed')
        .map((refund) => movementOf('refund_failure', Number(refund.amount), refund)),
      ...transfers.map((transfer) => {
        const amount = Number(transfer.amount);
        return movementOf('transfer', -amount, { ...transfer, amount });
      }),
      ...ofCharges(disputes)
        .filter(({ status }) => !String(status).startsWith('warning'))
        .flatMap((dispute) => {
          const object = { ...dispute, object: 'dispute' };
          const amount = Number(dispute.amount);
          const taken = movementOf('adjustment', -amount, object);
          if (dispute.status !== 'won') return [taken];
          return [taken, { ...movementOf('adjustment', amount, object), id: `won_${dispute.id}` }];
        }),
    ].toReversed();
  }

  function pageOfMovements(fields: Fields): Answer {
    const all = listMovements().filter(({ source }) => {
      const wanted = fields.source;
      return wanted === undefined || (source as Fields).id === wanted;
    });
    const start = all.findIndex(({ id }) => id === fields.starting_after) + 1;
    const data = all.slice(start, start + Number(fields.limit));
    const has_more = start + data.length < all.length;
    return fine({ object: 'list', data, has_more, url: '/v1/balance_transactions' });
  }

  function balance(): Answer {
    const sums = new Map<string, number>();
    for (const { amount, fee, currency } of listMovements()) {
      const before = sums.get(String(currency)) ?? 0;
      sums.set(String(currency), before + Number(amount) - Number(fee));
    }
    const pending = [...sums].map(([currency, amount]) => ({ currency, amount }));
    return fine({ object: 'balance', available: [], pending });
  }

  function work(method: string, path: string, fields: Fields): Answer {
    const [, , kind, id = '', action] = path.split('/');
    if (method === 'GET') {
      if (kind === 'balance') return balance();
      if (kind === 'balance_transactions') return pageOfMovements(fields);
      if (kind === 'setup_intents') return fine(setups.get(id)!);
      if (kind === 'accounts') return fine(accounts.get(id)!);
      if (kind === 'payment_intents' && id !== '')
        return found(intents.find((one) => one.id === id));
      return listOf(kind ?? '', fields);
    }
    switch (kind) {
      case 'customers':
        return fine({ id: idOf('cus'), object: 'customer' });
      case 'setup_intents': {
        const setup = { id: idOf('seti'), status: 'requires_payment_method', payment_method: null };
        const intent = { ...setup, object: 'setup_intent', client_secret: `${setup.id}_secret_x` };
        setups.set(setup.id, intent);
        return fine(intent);
      }
      case 'payment_intents':
        return id === '' ? createIntent(fields) : changeIntent(id, action, fields);
      case 'refunds':
        return createRefund(fields);
      case 'transfers':
        return keep(transfers, { id: idOf('tr'), object: 'transfer', ...fields });
      case 'account_links':
        return fine({ object: 'account_link', url: `https://connect.test/${idOf('link')}` });
      default: {
        const account = {
          id: idOf('acct'),
          object: 'account',
          details_submitted: false,
          payouts_enabled: false,
          requirements: { currently_due: ['individual.dob.day'] },
        };
        accounts.set(account.id, account);
        return fine(account);
      }
    }
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://stripe.test');
    const body = await text(request);
    const fields = qs.parse(request.method === 'GET' ? url.search.slice(1) : body) as Fields;
    const header = request.headers['idempotency-key'];
    const key = typeof header === 'string' ? header : null;
    const path = `${request.method} ${url.pathname}`;
    calls.push({ path, key, fields });
    if (isCutOff) return void request.socket.destroy();
    const fault = (faults.get(path) ?? faults.get(url.pathname))?.shift();
    if (fault === 'down') return void request.socket.destroy();
    const known = key === null ? undefined : first.get(key);
    const answer = known ?? work(request.method ?? 'GET', url.pathname, fields);
    // A repeated key gets the first answer as it was, whatever has become of the object since.
    if (key !== null && !known) first.set(key, structuredClone(answer));
    if (fault === 'lost') return void request.socket.destroy();
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer.body));
  }

  const server = createServer((request, response) => void respond(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.teardown(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    intents,
    transfers,
    refunds,
    disputes,
    fault(path, ...next) {
      faults.set(path, [...(faults.get(path) ?? []), ...next]);
    },
    recover: () => faults.clear(),
    cutOff(next) {
      isCutOff = next;
    },
    saveCard(setupId, card = 'good') {
      const id = `pm_${card}_${setupId}`;
      const details = { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2030 };
      const method = { id, object: 'payment_method', card: details };
      Object.assign(setups.get(setupId)!, { status: 'succeeded', payment_method: method });
    },
    answerBank(intentId, answer) {
      const intent = intents.find(({ id }) => id === intentId)!;
      if (intent.status !== 'requires_action') return;
      if (answer === 'confirm') succeed(intent);
      else decline(intent, 'payment_intent_authentication_failure');
    },
    settle: (intentId, amount) => void kept.set(intentId, amount),
    forgetKeys: () => first.clear(),
    failRefunds(fail) {
      areRefundsFailing = fail;
    },
    finishOnboarding(accountId) {
      Object.assign(accounts.get(accountId)!, {
        details_submitted: true,
        payouts_enabled: true,
        requirements: { currently_due: [] },
      });
    },
  };
}
