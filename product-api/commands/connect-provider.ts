import { and, eq } from 'drizzle-orm';
import { issueOneTimeToken, redeemOneTimeToken } from '../auth/one-time-tokens.ts';
import { lockOwner, type ProvenOwner } from '../auth/prove-owner.ts';
import type { SocialPerson, SocialProviderName } from '../auth/social/social-provider.ts';
import type { Transaction } from '../db/database.ts';
import { socialIdentities, type UserRow, users } from '../db/schema/people.ts';
import type { Deps } from '../deps.ts';
import { conflict, refused } from '../errors.ts';
import { composeConnected, composeDisconnected } from '../mail/compose-connection.ts';
import { enqueueEmail } from '../mail/enqueue-email.ts';
import { resetLink } from '../mail/reset-link.ts';
import { findProviders } from '../queries/find-providers.ts';
import { lockIdentity } from './sign-in-with-provider.ts';

type Needs = Pick<Deps, 'db' | 'now' | 'publicUrl'>;

/** A code with which the owner, just proven, can connect one sign-in within ten minutes. */
export async function issueLinkCode(
  { db, now }: Needs,
  owner: ProvenOwner,
): Promise<{ code: string }> {
  return db.transaction(async (tx) => {
    const { id: userId } = await lockOwner(tx, owner);
    const link = { purpose: 'link-provider', userId, now: now() } as const;
    return { code: (await issueOneTimeToken(tx, link)).token };
  });
}

/**
 * Connects a person whom the provider has verified with the account of the code. Connecting the
 * same person again changes nothing. Throws 'auth.link-expired', 'auth.identity-taken' where the
 * person signs in to another account, and 'auth.provider-connected' where another person of this
 * provider is connected.
 */
export async function connectProvider(
  { db, now, publicUrl }: Needs,
  input: {
    readonly userId: number;
    readonly code: string;
    readonly provider: SocialProviderName;
    readonly person: SocialPerson;
  },
): Promise<void> {
  const { userId, code, provider, person } = input;
  const at = now();
  await db.transaction(async (tx) => {
    await lockIdentity(tx, provider, person.subject);
    const link = { purposes: ['link-provider'], token: code, now: at } as const;
    const redeemed = await redeemOneTimeToken(tx, link);
    // A code of another account ends with the transaction unused.
    if (redeemed?.userId !== userId) throw refused('auth.link-expired');
    const known = await tx
      .select()
      .from(socialIdentities)
      .where(
        and(eq(socialIdentities.provider, provider), eq(socialIdentities.subject, person.subject)),
      );
    if (known[0]?.userId === userId) return;
    if (known[0]) throw conflict('auth.identity-taken');
    const [user] = await tx.select().from(users).where(eq(users.id, userId));
    if (!user) throw refused('auth.link-expired');
    if ((await findProviders(tx, user)).includes(provider)) {
      throw conflict('auth.provider-connected');
    }
    await tx
      .insert(socialIdentities)
      .values({ provider, subject: person.subject, userId, createdAt: at });
    await notifyOwner(tx, { user, publicUrl, now: at }, (link) =>
      composeConnected({ firstName: user.firstName, provider, as: person.verifiedEmail, link }),
    );
  });
}

/**
 * Ends signing in with a provider, while a password or another provider remains. Throws
 * 'auth.last-way-in'; one that is not connected changes nothing.
 */
export async function disconnectProvider(
  { db, now, publicUrl }: Needs,
  { owner, provider }: { readonly owner: ProvenOwner; readonly provider: SocialProviderName },
): Promise<void> {
  const at = now();
  await db.transaction(async (tx) => {
    const user = await lockOwner(tx, owner);
    const connected = await findProviders(tx, user);
    if (!connected.includes(provider)) return;
    const [next] = connected.filter((name) => name !== provider);
    if (user.passwordHash === null && next === undefined) throw conflict('auth.last-way-in');
    await tx
      .delete(socialIdentities)
      .where(and(eq(socialIdentities.userId, user.id), eq(socialIdentities.provider, provider)));
    // Else the e-mail address alone would connect the provider again.
    if (user.provider === provider) {
      await tx
        .update(users)
        .set({ provider: next ?? 'local' })
        .where(eq(users.id, user.id));
    }
    await notifyOwner(tx, { user, publicUrl, now: at }, (link) =>
      composeDisconnected({ firstName: user.firstName, provider, link }),
    );
  });
}

/** The mail's link gives the account back to the reader of that mailbox: see decision 0040. */
async function notifyOwner(
  tx: Transaction,
  about: { readonly user: UserRow; readonly publicUrl: string; readonly now: Date },
  compose: (link: string) => ReturnType<typeof composeConnected>,
): Promise<void> {
  const { user, publicUrl, now } = about;
  const { id: userId, email } = user;
  const undo = await issueOneTimeToken(tx, { purpose: 'keep-email', userId, email, now });
  await enqueueEmail(tx, {
    dedupeKey: `connection:${undo.hash}`,
    recipient: email,
    ...compose(resetLink(publicUrl, undo.token)),
  });
}
