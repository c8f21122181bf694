import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Ledger, Outcome } from './ledger.ts';
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

const reference = z.string().min(1).max(100);
const money = { amount: z.int().positive(), currency: z.string() };
const bodies = {
  customer: z.object({ reference }),
  setup: z.object({ customerId: z.string() }),
  confirm: z.object({
    clientSecret: z.string().max(200),
    number: z.string().max(40),
    expiryMonth: z.int().min(1).max(12),
    expiryYear: z.int().min(2000).max(2100),
  }),
  charge: z.object({ paymentMethodId: z.string(), ...money, reference }),
  refund: z.object({ chargeId: z.string(), reference }),
  account: z.object({ country: z.string(), reference }),
  link: z.object({ refreshUrl: z.url(), returnUrl: z.url() }),
  transfer: z.object({ accountId: z.string(), ...money, reference }),
  forget: z.object({ paymentMethodId: z.string() }),
};

/** The processor's calls, each a function of its ledger. `pagesUrl` is its address for browsers. */
export function createCalls({ book }: Ledger, pagesUrl: string, now: () => Date) {
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
  return {
    createCustomer(given: unknown): Answer {
      const { reference } = bodies.customer.parse(given);
      const id = book.customers[reference] ?? idOf('customer');
      book.customers[reference] = id;
      return found({ id });
    },
    startSetup(given: unknown): Answer {
      bodies.setup.parse(given);
      const id = idOf('setup');
      const clientSecret = `${id}_secret_${randomBytes(16).toString('hex')}`;
      book.setups[id] = { clientSecret, saved: null };
      return found({ id, clientSecret });
    },
    /** Called by the browser: the client secret completes the set-up once. */
    confirmSetup(given: unknown): Answer {
      const { clientSecret, number, expiryMonth, expiryYear } = bodies.confirm.parse(given);
      const setup = book.setups[clientSecret.split('_secret_')[0] ?? ''];
      if (setup?.clientSecret !== clientSecret || setup.saved) return missing;
      const card = findTestCard(number);
      if (!card) return refuse('not-a-test-card');
      if (new Date(Date.UTC(expiryYear, expiryMonth)) <= now()) return refuse('expired_card');
      const { brand, last4, refusal, decline } = card;
      if (refusal !== null) return { status: 402, body: { error: refusal } };
      const paymentMethodId = idOf('method');
      book.methods[paymentMethodId] = decline;
      setup.saved = { paymentMethodId, card: { brand, last4, expiryMonth, expiryYear } };
      return found({ status: 'succeeded' });
    },
    findCard(setupId: string): Answer {
      const setup = book.setups[setupId];
      return setup ? found(setup.saved) : missing;
    },
    /** A deleted card can no longer be charged; deleting it again changes nothing. */
    forgetMethod(given: unknown): Answer {
      const { paymentMethodId } = bodies.forget.parse(given);
      delete book.methods[paymentMethodId];
      return found({ id: paymentMethodId });
    },
    charge(given: unknown): Answer {
      const { reference, paymentMethodId, amount, currency } = bodies.charge.parse(given);
      const decline = book.methods[paymentMethodId];
      if (decline === undefined) return missing;
      const id = idOf('charge');
      const outcome: Outcome =
        decline === null
          ? { kind: 'succeeded', id, received: { amount, currency } }
          : { kind: 'declined', id, code: decline };
      const first = book.charges[reference] ?? outcome;
      book.charges[reference] = first;
      return found(first);
    },
    findCharge: (given: string): Answer => found(book.charges[given] ?? null),
    findRefund: (given: string): Answer => found(named(book.refunds[given])),
    findTransfer: (given: string): Answer => found(named(book.transfers[given])),
    refund(given: unknown): Answer {
      const { chargeId, reference } = bodies.refund.parse(given);
      const isPaid = Object.values(book.charges).some(
        ({ id, kind }) => id === chargeId && kind === 'succeeded',
      );
      if (!isPaid) return missing;
      const id = book.refunds[reference] ?? idOf('refund');
      book.refunds[reference] = id;
      return found({ id });
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
      const { accountId, reference } = bodies.transfer.parse(given);
      if (!book.accounts[accountId]?.isComplete) return refuse('account-incomplete');
      const id = book.transfers[reference] ?? idOf('transfer');
      book.transfers[reference] = id;
      return found({ id });
    },
  };
}
