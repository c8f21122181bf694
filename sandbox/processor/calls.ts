import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { createMoney } from './money.ts';
import type { Card, Confirmation, Method, Outcome, Records, Setup } from './records.ts';
import { findTestCard } from './test-cards.ts';

/** `null` data is a valid answer. A refusal has a status and a code. */
export type Answer =
  | { readonly status: 200; readonly body: unknown }
  | { readonly status: 400 | 402 | 404; readonly body: { readonly error: string } };

const idOf = (kind: string) => `sandbox_${kind}_${randomBytes(12).toString('hex')}`;
const found = (body: unknown): Answer => ({ status: 200, body });
const missing: Answer = { status: 404, body: { error: 'not-found' } };
const named = (id: string | undefined) => (id === undefined ? null : { id });
const refuse = (error: string): Answer => ({ status: 400, body: { error } });

const cancelled = 'canceled';
const isCancelled = (outcome: Outcome) => outcome.kind === 'declined' && outcome.code === cancelled;

const reference = z.string().min(1).max(100);
const amounts = { amount: z.int().positive(), currency: z.string() };
const bodies = {
  customer: z.object({ reference }),
  setup: z.object({ customerId: z.string(), unfinishedId: z.string().nullish() }),
  confirm: z.object({
    clientSecret: z.string().max(200),
    number: z.string().max(40),
    expiryMonth: z.int().min(1).max(12),
    expiryYear: z.int().min(2000).max(2100),
    returnUrl: z.url().optional(),
  }),
  charge: z.object({ paymentMethodId: z.string(), ...amounts, reference }),
  retry: z.object({ chargeId: z.string(), paymentMethodId: z.string(), returnUrl: z.url() }),
  cancel: z.object({ chargeId: z.string() }),
  refund: z.object({ chargeId: z.string(), amount: z.int().positive().optional(), reference }),
  dispute: z.object({ chargeId: z.string() }),
  endDispute: z.object({ disputeId: z.string(), outcome: z.enum(['won', 'lost']) }),
  movements: z.object({
    since: z.iso.datetime().nullable().default(null),
    after: z.string().nullable().default(null),
    source: z.string().nullable().default(null),
  }),
  account: z.object({ country: z.string(), reference }),
  link: z.object({ refreshUrl: z.url(), returnUrl: z.url() }),
  transfer: z.object({ accountId: z.string(), ...amounts, reference }),
  forget: z.object({ paymentMethodId: z.string() }),
};

/** The processor's calls, each a function of its records. `pagesUrl` is its address for browsers. */
export function createCalls({ book }: Records, pagesUrl: string, now: () => Date) {
  const money = createMoney(book, now);
  const accountOf = (id: string) => {
    const account = book.accounts[id];
    if (!account) return missing;
    const { isComplete } = account;
    return found({
      id,
      detailsSubmitted: isComplete,
      payoutsEnabled: isComplete,
      requirements: isComplete ? [] : ['sandbox.onboarding'],
    });
  };
  const saveCard = (setup: Setup, card: Card, method: Method) => {
    const paymentMethodId = idOf('method');
    book.methods[paymentMethodId] = method;
    setup.saved = { paymentMethodId, card };
    return { status: 'succeeded' };
  };
  const isAwaited = ({ of }: Confirmation, token: string) => {
    if (of.kind === 'setup') return book.setups[of.setupId]?.saved === null;
    const charge = book.charges[of.reference];
    return charge?.kind === 'action-required' && charge.url.endsWith(`/${token}`);
  };
  /** A new page of the bank, in the cardholder's name; its address. */
  const askBank = (confirmation: Confirmation) => {
    const token = randomBytes(16).toString('hex');
    book.confirmations[token] = confirmation;
    return `${pagesUrl}/bank/${token}`;
  };
  const referenceOf = (chargeId: string) =>
    Object.entries(book.charges).find(([, { id }]) => id === chargeId)?.[0];
  const declineOf = ({ decline, expiresAt }: Method) =>
    expiresAt !== null && new Date(expiresAt) <= now() ? 'expired_card' : decline;
  /** The outcome of charging a method; `isConfirmed`: the cardholder has confirmed it. */
  const outcomeOf = (reference: string, id: string, method: Method, isConfirmed: boolean) => {
    const amount = book.amounts[reference];
    const decline = declineOf(method);
    const code = method.isConfirmed && !isConfirmed ? 'authentication_required' : decline;
    const outcome: Outcome =
      code === null && amount
        ? { kind: 'succeeded', id, received: amount }
        : { kind: 'declined', id, code: code ?? 'generic_decline' };
    book.charges[reference] = outcome;
    money.settle(id);
    return outcome;
  };
  return {
    createCustomer(given: unknown): Answer {
      const { reference } = bodies.customer.parse(given);
      const id = book.customers[reference] ?? idOf('customer');
      book.customers[reference] = id;
      return found({ id });
    },
    startSetup(given: unknown): Answer {
      const { unfinishedId } = bodies.setup.parse(given);
      const unfinished = book.setups[unfinishedId ?? ''];
      if (unfinishedId && unfinished?.saved === null) {
        return found({ id: unfinishedId, clientSecret: unfinished.clientSecret });
      }
      const id = idOf('setup');
      const clientSecret = `${id}_secret_${randomBytes(16).toString('hex')}`;
      book.setups[id] = { clientSecret, saved: null };
      return found({ id, clientSecret });
    },
    /** Called by the browser: the client secret completes the set-up once. */
    confirmSetup(given: unknown): Answer {
      const { clientSecret, number, expiryMonth, expiryYear, returnUrl } =
        bodies.confirm.parse(given);
      const setup = book.setups[clientSecret.split('_secret_')[0] ?? ''];
      if (setup?.clientSecret !== clientSecret || setup.saved) return missing;
      const card = findTestCard(number);
      if (!card) return refuse('not-a-test-card');
      const expiresAt = new Date(Date.UTC(expiryYear, expiryMonth));
      if (expiresAt <= now()) return refuse('expired_card');
      const { brand, last4, refusal, decline, confirms } = card;
      if (refusal !== null) return { status: 402, body: { error: refusal } };
      const summary = { brand, last4, expiryMonth, expiryYear };
      const isConfirmed = confirms === 'always';
      const method = { decline, isConfirmed, expiresAt: expiresAt.toISOString() };
      if (confirms === 'never') return found(saveCard(setup, summary, method));
      if (returnUrl === undefined) return refuse('authentication_required');
      const setupId = clientSecret.split('_secret_')[0] ?? '';
      const of = { kind: 'setup', setupId, card: summary, method } as const;
      return found({ status: 'action-required', url: askBank({ returnUrl, of }) });
    },
    findCard(setupId: string): Answer {
      const saved = book.setups[setupId]?.saved ?? null;
      if (saved === null) return found(null);
      const { brand, last4, expiryMonth, expiryYear } = saved.card;
      const cardFingerprint = [brand, last4, expiryMonth, expiryYear].join('-');
      return found({ ...saved, cardFingerprint });
    },
    /** A deleted card can no longer be charged; deleting it again changes nothing. */
    forgetMethod(given: unknown): Answer {
      const { paymentMethodId } = bodies.forget.parse(given);
      delete book.methods[paymentMethodId];
      return found({ id: paymentMethodId });
    },
    charge(given: unknown): Answer {
      const { reference, paymentMethodId, amount, currency } = bodies.charge.parse(given);
      const method = book.methods[paymentMethodId];
      if (method === undefined) return missing;
      const first = book.charges[reference];
      if (first) return found(first);
      book.amounts[reference] = { amount, currency };
      return found(outcomeOf(reference, idOf('charge'), method, false));
    },
    /** With the cardholder present. A charge succeeds once. */
    retryCharge(given: unknown): Answer {
      const { chargeId, paymentMethodId, returnUrl } = bodies.retry.parse(given);
      const reference = referenceOf(chargeId);
      const method = book.methods[paymentMethodId];
      const before = reference === undefined ? undefined : book.charges[reference];
      if (reference === undefined || !before || !method) return missing;
      if (before.kind === 'succeeded' || isCancelled(before)) return found(before);
      if (!method.isConfirmed || declineOf(method) === 'expired_card') {
        return found(outcomeOf(reference, chargeId, method, true));
      }
      const of = { kind: 'charge', reference, methodId: paymentMethodId } as const;
      const outcome: Outcome = {
        kind: 'action-required',
        id: chargeId,
        url: askBank({ returnUrl, of }),
      };
      book.charges[reference] = outcome;
      return found(outcome);
    },
    cancelCharge(given: unknown): Answer {
      const { chargeId } = bodies.cancel.parse(given);
      const reference = referenceOf(chargeId);
      const before = reference === undefined ? undefined : book.charges[reference];
      if (reference === undefined || !before) return missing;
      if (before.kind === 'succeeded') return found(before);
      book.charges[reference] = { kind: 'declined', id: chargeId, code: cancelled };
      return found(null);
    },
    /** The bank's question; null where it is over. */
    findConfirmation(token: string) {
      const asked = book.confirmations[token];
      if (!asked || !isAwaited(asked, token)) return null;
      const { of, returnUrl } = asked;
      const amount = of.kind === 'charge' ? (book.amounts[of.reference] ?? null) : null;
      return { amount, returnUrl };
    },
    /** The cardholder's answer to the bank; the address to go back to, or null. */
    answerBank(token: string, isYes: boolean): string | null {
      const asked = book.confirmations[token];
      if (!asked || !isAwaited(asked, token)) return null;
      delete book.confirmations[token];
      const { of } = asked;
      if (of.kind === 'setup') {
        const setup = book.setups[of.setupId];
        if (setup && isYes) saveCard(setup, of.card, of.method);
      } else {
        const id = book.charges[of.reference]?.id ?? idOf('charge');
        const method = book.methods[of.methodId];
        if (isYes && method) outcomeOf(of.reference, id, method, true);
        else {
          const code = 'payment_intent_authentication_failure';
          book.charges[of.reference] = { kind: 'declined', id, code };
        }
      }
      const back = new URL(asked.returnUrl);
      back.searchParams.set('redirect_status', isYes ? 'succeeded' : 'failed');
      return back.href;
    },
    findCharge: (given: string): Answer => found(book.charges[given] ?? null),
    findRefund: (given: string): Answer => found(named(book.refunds[given]?.id)),
    findTransfer: (given: string): Answer => found(named(book.transfers[given])),
    refund(given: unknown): Answer {
      const { chargeId, amount, reference } = bodies.refund.parse(given);
      const id = money.refund(chargeId, reference, amount);
      return id === null ? missing : found({ id });
    },
    findReversals: (chargeId: string): Answer => found(money.findReversals(chargeId)),
    listMovements: (given: unknown): Answer =>
      found(money.listMovements(bodies.movements.parse(given))),
    findBalances: (): Answer => found(money.findBalances()),
    openDispute(given: unknown): Answer {
      const id = money.openDispute(bodies.dispute.parse(given).chargeId);
      return id === null ? missing : found({ id });
    },
    endDispute(given: unknown): Answer {
      const { disputeId, outcome } = bodies.endDispute.parse(given);
      return money.endDispute(disputeId, outcome) ? found({ id: disputeId }) : missing;
    },
    createAccount(given: unknown): Answer {
      const { reference } = bodies.account.parse(given);
      const known = Object.entries(book.accounts).find(([, one]) => one.reference === reference);
      const id = known?.[0] ?? idOf('account');
      book.accounts[id] ??= { reference, isComplete: false };
      return accountOf(id);
    },
    findAccount: accountOf,
    createLink(accountId: string, given: unknown): Answer {
      const { returnUrl } = bodies.link.parse(given);
      if (!book.accounts[accountId]) return missing;
      const token = randomBytes(16).toString('hex');
      book.links[token] = { accountId, returnUrl };
      return found({ url: `${pagesUrl}/onboarding/${token}` });
    },
    transfer(given: unknown): Answer {
      const { accountId, reference, amount, currency } = bodies.transfer.parse(given);
      if (!book.accounts[accountId]?.isComplete) return refuse('account-incomplete');
      return found({ id: money.transfer(reference, amount, currency) });
    },
  };
}
