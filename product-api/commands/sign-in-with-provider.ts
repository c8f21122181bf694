import { and, eq, sql } from 'drizzle-orm';
import { revokeOneTimeTokens } from '../auth/one-time-tokens.ts';
import { openSession, revokeSessions } from '../auth/sessions.ts';
import type { SocialPerson, SocialProviderName } from '../auth/social/social-provider.ts';
import type { Transaction } from '../db/database.ts';
import type { UserRow } from '../db/schema/people.ts';
import { profiles, socialIdentities, users } from '../db/schema/people.ts';
import type { Deps } from '../deps.ts';
import { refused } from '../errors.ts';
import { findUserByEmail } from '../queries/find-user.ts';

type ProviderSignIn = {
  readonly provider: SocialProviderName;
  readonly person: SocialPerson;
  readonly now: Date;
};

/**
 * Signs in a person whom the provider has verified, creating the account the first time. A verified
 * address has one account: if it belongs to another sign-in method, this throws 'Email already
 * taken (not google)' or '… (not apple)'.
 */
export async function signInWithProvider(
  { db, now, signingKeys }: Pick<Deps, 'db' | 'now' | 'signingKeys'>,
  input: Omit<ProviderSignIn, 'now'>,
): Promise<{ jwt: string; user: UserRow }> {
  const key = await signingKeys.newest();
  const signIn = { ...input, now: now() };
  return db.transaction(async (tx) => {
    await lockIdentity(tx, input.provider, input.person.subject);
    const user = (await findLinked(tx, signIn)) ?? (await linkAccount(tx, signIn));
    return { jwt: await openSession(tx, { userId: user.id, key, now: signIn.now }), user };
  });
}

/** Until the transaction ends, only it can give this identity an account. */
export async function lockIdentity(
  tx: Transaction,
  provider: SocialProviderName,
  subject: string,
): Promise<void> {
  const identity = `${provider}:${subject}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${identity}, 0))`);
}

async function findLinked(
  tx: Transaction,
  { provider, person }: ProviderSignIn,
): Promise<UserRow | null> {
  const [known] = await tx
    .select({ user: users })
    .from(socialIdentities)
    .innerJoin(users, eq(users.id, socialIdentities.userId))
    .where(
      and(eq(socialIdentities.provider, provider), eq(socialIdentities.subject, person.subject)),
    );
  return known?.user ?? null;
}

async function linkAccount(tx: Transaction, signIn: ProviderSignIn): Promise<UserRow> {
  const { provider, person, now } = signIn;
  if (person.verifiedEmail === null) throw refused('auth.email-unverified');
  const holder = await findUserByEmail(tx, person.verifiedEmail);
  const user = holder
    ? await claimAccount(tx, holder, signIn)
    : await createAccount(tx, person.verifiedEmail, signIn);
  await tx
    .insert(socialIdentities)
    .values({ provider, subject: person.subject, userId: user.id, createdAt: now });
  return user;
}

/**
 * An unconfirmed account may have been made by someone other than the address's owner: its
 * password, sessions and mailed links are revoked, and what was entered is deleted, before the
 * owner gets it.
 */
async function claimAccount(
  tx: Transaction,
  holder: UserRow,
  { provider, person, now }: ProviderSignIn,
): Promise<UserRow> {
  if (holder.provider === provider) return holder;
  if (holder.confirmedAt) throw refused(`auth.email-taken-not-${provider}`);
  await revokeSessions(tx, holder.id, now);
  await revokeOneTimeTokens(tx, { userId: holder.id, now });
  await tx.delete(profiles).where(eq(profiles.userId, holder.id));
  await tx.insert(profiles).values({ userId: holder.id });
  const [user] = await tx
    .update(users)
    .set({
      username: holder.email,
      provider,
      passwordHash: null,
      confirmedAt: now,
      firstName: person.firstName,
      lastName: person.lastName,
    })
    .where(eq(users.id, holder.id))
    .returning();
  if (!user) throw refused(`auth.email-taken-not-${provider}`);
  return user;
}

async function createAccount(
  tx: Transaction,
  email: string,
  { provider, person, now }: ProviderSignIn,
): Promise<UserRow> {
  const [user] = await tx
    .insert(users)
    .values({
      username: email,
      email,
      firstName: person.firstName,
      lastName: person.lastName,
      provider,
      confirmedAt: now,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (!user) throw refused('auth.email-taken');
  await tx.insert(profiles).values({ userId: user.id });
  return user;
}
