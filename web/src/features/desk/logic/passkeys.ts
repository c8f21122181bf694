import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { apiRequest } from '../../../../../shared/api/call.ts';
import {
  addPasskey,
  askForPasskey,
  beginPasskey,
  openDesk,
} from '../../../../../shared/api/desk.ts';
import type { PasskeyAdded } from '../../../../../shared/desk/passkeys.ts';
import type { DeskSession, SetUpBody } from '../../../../../shared/desk/session.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { apiSend } from '../../../lib/api/client.ts';

export const hasPasskeys = browserSupportsWebAuthn;

const notMade = {
  code: 'desk.passkey-wrong',
  message: 'The browser gave us no passkey. Try again, or use a code.',
  requestId: '',
};

/** The browser says no more than that the person dismissed it, or that it has no such passkey. */
async function inBrowser<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch {
    throw ApiError.answer(400, { error: notMade }, null);
  }
}

/** Makes a passkey and adds it to the account. */
export async function makePasskey(name: string, setUp: SetUpBody): Promise<PasskeyAdded> {
  const options = await apiSend(apiRequest(beginPasskey, setUp));
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
  const { id, rawId, response } = await inBrowser(() => startRegistration({ optionsJSON }));
  const { clientDataJSON, attestationObject, transports = [] } = response;
  const passkey = {
    ...{ id, rawId, type: 'public-key' as const },
    response: { clientDataJSON, attestationObject, transports },
  };
  return apiSend(apiRequest(addPasskey, { name, passkey }));
}

/** Opens the desk with a passkey. */
export async function openByPasskey(): Promise<DeskSession> {
  const options = await apiSend(apiRequest(askForPasskey));
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
  const { id, rawId, response } = await inBrowser(() => startAuthentication({ optionsJSON }));
  const { clientDataJSON, authenticatorData, signature } = response;
  const passkey = {
    ...{ id, rawId, type: 'public-key' as const },
    response: { clientDataJSON, authenticatorData, signature },
  };
  return apiSend(apiRequest(openDesk, { passkey }));
}
