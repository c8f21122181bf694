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
 * What this browser has answered about cookies that are not needed. Where it has answered nothing,
 * Global Privacy Control answers for it.
 */
export function consentNow(): ConsentState {
  const name = cookieNameOf('deckle-consent', window.location.protocol === 'https:');
  const pair = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`));
  const consent = readConsent(pair?.slice(name.length + 1), Date.now());
  if (consent) return consent.isGiven ? 'given' : 'refused';
  const refusesAll = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
  return refusesAll ? 'refused' : 'unasked';
}

/** As `consentNow`, also while another tab, or this one, answers anew. */
export function useConsent(): ConsentState {
  return useSyncExternalStore(listen, consentNow, () => 'unasked');
}

/** Throws an ApiError. A refusal may hold here even then: what holds is in the cookie. */
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
