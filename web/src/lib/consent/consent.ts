import { useSyncExternalStore } from 'react';
import { apiRequest } from '../../../../shared/api/call.ts';
import { saveConsent } from '../../../../shared/api/session.ts';
import type { ConsentView } from '../../../../shared/contracts/consent.ts';
import { readConsent } from '../../../../shared/domain/consent.ts';
import { cookieNameOf } from '../../../../shared/domain/cookie-names.ts';
import { apiSend } from '../api/client.ts';
import { consentChannel } from '../tab-channels.ts';

export type ConsentState = 'given' | 'refused' | 'unasked';

const listeners = new Set<() => void>();

/**
 * This browser's consent to non-essential cookies. Without an answer, Global Privacy Control counts
 * as a refusal.
 */
export function consentNow(): ConsentState {
  const name = cookieNameOf('deckle-consent', window.location.protocol === 'https:');
  const pair = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`));
  const consent = readConsent(pair?.slice(name.length + 1), Date.now());
  if (consent) return consent.isGiven ? 'given' : 'refused';
  const refusesAll = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
  return refusesAll ? 'refused' : 'unasked';
}

/** Like `consentNow`, but renders again when this tab or another changes the answer. */
export function useConsent(): ConsentState {
  return useSyncExternalStore(listen, consentNow, () => 'unasked');
}

/** Rejects with an ApiError. A refusal may still apply then: the cookie has the current state. */
export async function answerConsent(nonEssential: boolean): Promise<ConsentView> {
  try {
    return await apiSend(apiRequest(saveConsent, { nonEssential }));
  } finally {
    for (const listener of listeners) listener();
    consentChannel.post(null);
  }
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  const stop = consentChannel.listen(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}
