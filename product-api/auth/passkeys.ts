import { randomBytes } from 'node:crypto';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { asc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { createdPasskey, usedPasskey } from '../../shared/desk/passkeys.ts';
import type { Database, Queryable } from '../db/database.ts';
import { sessions } from '../db/schema/people.ts';
import { passkeys } from '../db/schema/staff.ts';
import { readSiteName } from '../db/site-name.ts';
import { refused } from '../errors.ts';

type Ceremony = 'add' | 'use';
export type PasskeyRow = typeof passkeys.$inferSelect;

/** Milliseconds that a person has to answer a challenge. */
const challengeLasts = 5 * 60_000;

/** A passkey is bound to the site's address. */
function siteOf(publicUrl: string): { readonly id: string; readonly origin: string } {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
}

export function listPasskeys(db: Queryable, userId: number): Promise<PasskeyRow[]> {
  return db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id));
}

type Asking = {
  readonly sessionId: string;
  readonly publicUrl: string;
  readonly known: readonly PasskeyRow[];
  readonly now: Date;
};

/** Options for the browser to make a passkey of, with a new challenge of this session. */
export async function passkeyCreationOptions(
  db: Queryable,
  user: { readonly id: number; readonly email: string },
  asking: Asking,
) {
  const challenge = await newChallenge(db, 'add', asking);
  return generateRegistrationOptions({
    rpName: await readSiteName(db),
    rpID: siteOf(asking.publicUrl).id,
    userName: user.email,
    userID: new TextEncoder().encode(`user:${user.id}`),
    challenge,
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
    excludeCredentials: asking.known.map(describe),
  });
}

/** Options for the browser to sign with one of the person's passkeys. */
export async function passkeyRequestOptions(db: Queryable, asking: Asking) {
  const challenge = await newChallenge(db, 'use', asking);
  return generateAuthenticationOptions({
    rpID: siteOf(asking.publicUrl).id,
    challenge,
    userVerification: 'preferred',
    allowCredentials: asking.known.map(describe),
  });
}

const describe = ({ credentialId, transports }: PasskeyRow) => ({
  id: credentialId,
  transports: [...transports],
});

async function newChallenge(
  db: Queryable,
  ceremony: Ceremony,
  { sessionId, now }: Asking,
): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = new Uint8Array(randomBytes(32));
  const text = `${ceremony}:${Buffer.from(challenge).toString('base64url')}`;
  await db
    .update(sessions)
    .set({ passkeyChallenge: text, passkeyChallengeAt: now })
    .where(eq(sessions.id, sessionId));
  return challenge;
}

/**
 * Takes the session's challenge away, whatever becomes of the answer to it. Throws
 * 'desk.passkey-wrong' where there is none for this ceremony, or it is too old.
 */
export async function takeChallenge(
  db: Database,
  ceremony: Ceremony,
  { sessionId, now }: { readonly sessionId: string; readonly now: Date },
): Promise<string> {
  const mine = eq(sessions.id, sessionId);
  const taken = await db.transaction(async (tx) => {
    const [session] = await tx
      .select({ challenge: sessions.passkeyChallenge, at: sessions.passkeyChallengeAt })
      .from(sessions)
      .where(mine)
      .for('update');
    await tx.update(sessions).set({ passkeyChallenge: null }).where(mine);
    return session;
  });
  const [kind, challenge] = taken?.challenge?.split(':') ?? [];
  const age = now.getTime() - (taken?.at?.getTime() ?? 0);
  if (kind !== ceremony || challenge === undefined || age > challengeLasts) {
    throw refused('desk.passkey-wrong');
  }
  return challenge;
}

/** The credential of a new passkey. Throws 'desk.passkey-wrong'. */
export async function verifyCreated(
  passkey: z.output<typeof createdPasskey>,
  { challenge, publicUrl }: { readonly challenge: string; readonly publicUrl: string },
): Promise<Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'counter' | 'transports'>> {
  const site = siteOf(publicUrl);
  const { transports = [], ...response } = passkey.response;
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...passkey, response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: false,
  }).catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo) throw refused('desk.passkey-wrong');
  const { id, publicKey, counter } = registrationInfo.credential;
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports,
  };
}

/**
 * The counter of a valid signature. Throws 'desk.passkey-wrong', also where the counter did not
 * grow.
 */
export async function verifyUsed(
  known: PasskeyRow,
  passkey: z.output<typeof usedPasskey>,
  { challenge, publicUrl }: { readonly challenge: string; readonly publicUrl: string },
): Promise<number> {
  const site = siteOf(publicUrl);
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...passkey, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: false,
    credential: {
      id: known.credentialId,
      publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64url')),
      counter: known.counter,
    },
  }).catch(() => ({ verified: false, authenticationInfo: null }));
  if (!verified || authenticationInfo === null) throw refused('desk.passkey-wrong');
  return authenticationInfo.newCounter;
}
