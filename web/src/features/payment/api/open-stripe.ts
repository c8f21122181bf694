import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { startCardSetup } from '../../../../../shared/api/account.ts';
import { apiRequest } from '../../../../../shared/api/call.ts';
import { apiSend } from '../../../lib/api/client.ts';

/** How long to wait for Stripe's script. */
const loadTimeoutMs = 20_000;

export type OpenStripe = { readonly stripe: Stripe; readonly clientSecret: string };

/**
 * Loads Stripe's script and creates a new setup intent. Throws an ApiError or the script's load
 * error.
 */
export async function openStripe(): Promise<OpenStripe> {
  const { publishableKey, clientSecret } = await apiSend(apiRequest(startCardSetup));
  if (publishableKey === null) throw new Error('the site has no publishable key');
  const stripe = await inTime(loadStripe(publishableKey));
  if (!stripe) throw new Error('Stripe was not loaded');
  return { stripe, clientSecret };
}

async function inTime<Value>(promise: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the script did not come')), loadTimeoutMs);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
