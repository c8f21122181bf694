import type { z } from 'zod';
import type { NameForm, OwnerForm } from '../../shared/contracts/forms/settings.ts';
import {
  done,
  linkCode,
  wireAccount,
  wireLeaving,
  wireUser,
} from '../../shared/contracts/wire/auth.ts';
import { single } from '../../shared/contracts/wire/envelope.ts';
import { type WireExport, wireExport } from '../../shared/contracts/wire/export.ts';
import {
  type preferencesBody,
  type ReleaseSettings,
  wireOwnProfile,
} from '../../shared/contracts/wire/profile.ts';
import { wireSessions } from '../../shared/contracts/wire/sessions.ts';
import type { SocialProvider } from '../../shared/domain/social.ts';
import type { Caller } from './caller.ts';
import type { Upstream } from './client.ts';
import { anyRecord, ofRecord } from './of-record.ts';
import { path } from './path.ts';

type WireAccount = z.infer<typeof wireAccount>;
type Done = z.infer<typeof done>;

export function readAccount(
  upstream: Upstream,
  caller: Caller,
  userId: number,
): Promise<WireAccount> {
  return upstream.call(caller, {
    kind: 'read',
    method: 'GET',
    to: path`/api/users/me`,
    answer: wireAccount.refine(({ id }) => id === userId, { path: ['id'] }),
  });
}

const ownProfile = single(
  wireOwnProfile.pick({
    shippingAddress: true,
    billingAddress: true,
    sellerType: true,
    followArtistNewHighestBid: true,
    followArtistNewLowestAsk: true,
    followArtistNewRelease: true,
    followArtistNewSale: true,
    releaseSettings: true,
  }),
);
export type OwnProfile = z.infer<typeof ownProfile>['data']['attributes'];

export async function readOwnProfile(
  upstream: Upstream,
  caller: Caller,
  userId: number,
): Promise<OwnProfile> {
  const { data } = await upstream.call(caller, {
    kind: 'read',
    method: 'GET',
    to: path`/api/profiles/me`,
    query: new URLSearchParams({ populate: 'shippingAddress,billingAddress' }),
    answer: ofRecord(ownProfile, userId),
  });
  return data.attributes;
}

export function saveNames(
  upstream: Upstream,
  caller: Caller,
  body: NameForm,
): Promise<z.infer<typeof wireUser>> {
  return upstream.call(caller, {
    kind: 'write',
    method: 'PUT',
    to: path`/api/users/me`,
    body,
    answer: wireUser,
  });
}

export async function savePreferences(
  upstream: Upstream,
  caller: Caller,
  userId: number,
  body: z.infer<typeof preferencesBody>,
): Promise<void> {
  await upstream.call(caller, {
    kind: 'write',
    method: 'PUT',
    to: path`/api/profiles/update/user/preferences`,
    body,
    answer: ofRecord(anyRecord, userId),
  });
}

const ownRelease = single(wireOwnProfile.pick({ releaseSettings: true }));

/** Settings that are left out keep their value. */
export async function saveReleaseSettings(
  upstream: Upstream,
  caller: Caller,
  userId: number,
  body: ReleaseSettings,
): Promise<ReleaseSettings> {
  const { data } = await upstream.call(caller, {
    kind: 'write',
    method: 'PUT',
    to: path`/api/profiles/update/user/release`,
    body,
    answer: ofRecord(ownRelease, userId),
  });
  return data.attributes.releaseSettings;
}

/** Calls that answer nothing but success. */
const commands = {
  requestEmailChange: { method: 'POST', to: path`/api/users/email` },
  cancelEmailChange: { method: 'DELETE', to: path`/api/users/email` },
  changeEmail: { method: 'POST', to: path`/api/auth/change-email` },
  mailPasswordLink: { method: 'POST', to: path`/api/users/password-link` },
  endOtherSessions: { method: 'DELETE', to: path`/api/users/sessions` },
  leave: { method: 'POST', to: path`/api/profiles/leave` },
} as const;

export function runAccountCommand(
  upstream: Upstream,
  caller: Caller,
  command: keyof typeof commands,
  body?: object,
): Promise<Done> {
  return upstream.call(caller, { kind: 'write', ...commands[command], body, answer: done });
}

/** Proves the account's owner; the code lets one sign-in be connected, within ten minutes. */
export async function issueLinkCode(
  upstream: Upstream,
  caller: Caller,
  provider: SocialProvider,
  proof: OwnerForm,
): Promise<string> {
  const { code } = await upstream.call(caller, {
    kind: 'write',
    method: 'POST',
    to: path`/api/users/providers/${provider}/code`,
    body: proof,
    answer: linkCode,
  });
  return code;
}

/** With the provider's token, as for signing in. */
export function connectProvider(
  upstream: Upstream,
  caller: Caller,
  provider: SocialProvider,
  { code, token }: { readonly code: string; readonly token: string },
): Promise<Done> {
  return upstream.call(caller, {
    kind: 'write',
    method: 'POST',
    to: path`/api/users/providers/${provider}`,
    body: { code, access_token: token },
    answer: done,
  });
}

export function disconnectProvider(
  upstream: Upstream,
  caller: Caller,
  provider: SocialProvider,
  proof: OwnerForm,
): Promise<Done> {
  return upstream.call(caller, {
    kind: 'write',
    method: 'POST',
    to: path`/api/users/providers/${provider}/disconnect`,
    body: proof,
    answer: done,
  });
}

export function endSession(upstream: Upstream, caller: Caller, id: string): Promise<Done> {
  return upstream.call(caller, {
    kind: 'write',
    method: 'DELETE',
    to: path`/api/users/sessions/${id}`,
    answer: done,
  });
}

export async function readSessions(
  upstream: Upstream,
  caller: Caller,
): Promise<z.infer<typeof wireSessions>['data']> {
  const { data } = await upstream.call(caller, {
    kind: 'read',
    method: 'GET',
    to: path`/api/users/sessions`,
    answer: wireSessions,
  });
  return data;
}

export async function readLeaving(
  upstream: Upstream,
  caller: Caller,
): Promise<z.infer<typeof wireLeaving>['data']> {
  const { data } = await upstream.call(caller, {
    kind: 'read',
    method: 'GET',
    to: path`/api/profiles/leave`,
    answer: wireLeaving,
  });
  return data;
}

export async function readExport(upstream: Upstream, caller: Caller): Promise<WireExport> {
  const { data } = await upstream.call(caller, {
    kind: 'read',
    method: 'GET',
    to: path`/api/users/export`,
    answer: wireExport,
  });
  return data;
}
