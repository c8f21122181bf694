import { and, eq, ne } from 'drizzle-orm';
import type { z } from 'zod';
import type { AddPasskeyBody, usedPasskey } from '../../shared/desk/passkeys.ts';
import type { CurrentUser } from '../auth/current-user.ts';
import { verifyCreated, verifyUsed } from '../auth/passkeys.ts';
import { issueRecoveryCodes } from '../auth/second-factor.ts';
import type { Transaction } from '../db/database.ts';
import { passkeys, staff } from '../db/schema/staff.ts';
import { conflict, deskRefused, notFound, refused } from '../errors.ts';
import type { CommandContext } from '../market/command-context.ts';
import { openDesk, recordFactor } from './show-factor.ts';

/** The most that one person keeps. */
const atMost = 10;

async function lockMember(tx: Transaction, userId: number) {
  const [member] = await tx.select().from(staff).where(eq(staff.userId, userId)).for('update');
  if (!member || member.roles.length === 0) throw deskRefused('desk.not-staff');
  return member;
}

/**
 * Adds a passkey that was made for `challenge`. Returns recovery codes where it is the first second
 * factor, which opens the desk; null otherwise. Throws 'desk.passkey-wrong' and 'desk.not-staff'.
 */
export async function addPasskey(
  context: CommandContext,
  user: CurrentUser,
  { name, passkey, challenge }: AddPasskeyBody & { readonly challenge: string },
): Promise<string[] | null> {
  const { tx, publicUrl } = context;
  const member = await lockMember(tx, user.id);
  const before = await tx.$count(passkeys, eq(passkeys.userId, user.id));
  if (before >= atMost) throw conflict('trade.wrong-status');
  const made = await verifyCreated(passkey, { challenge, publicUrl });
  const now = context.now();
  const added = await tx
    .insert(passkeys)
    .values({ ...made, userId: user.id, name, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: passkeys.id });
  if (added.length === 0) throw refused('desk.passkey-wrong');
  await recordFactor(context, user, 'people.add-passkey', { name });
  if (member.hasTotp || before > 0) return null;
  await openDesk(tx, user, now);
  return issueRecoveryCodes(tx, user.id);
}

/** Opens the desk in this session by a signature of `challenge`. Throws 'desk.passkey-wrong'. */
export async function showPasskey(
  context: CommandContext,
  user: CurrentUser,
  passkey: z.output<typeof usedPasskey>,
  challenge: string,
): Promise<void> {
  const { tx, publicUrl } = context;
  const [known] = await tx
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.credentialId, passkey.id), eq(passkeys.userId, user.id)))
    .for('update');
  if (!known) throw refused('desk.passkey-wrong');
  const counter = await verifyUsed(known, passkey, { challenge, publicUrl });
  const now = context.now();
  await tx.update(passkeys).set({ counter, lastUsedAt: now }).where(eq(passkeys.id, known.id));
  await openDesk(tx, user, now);
}

type Own = { readonly userId: number; readonly id: number };

/** Throws a 404 where it is not the user's own. */
export async function namePasskey(
  context: CommandContext,
  { userId, id, name }: Own & { readonly name: string },
): Promise<void> {
  const named = await context.tx
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ id: passkeys.id });
  if (named.length === 0) throw notFound();
  await recordFactor(context, { id: userId }, 'people.name-passkey', { name });
}

/** Throws a 404 where it is not the user's own, and 'desk.last-factor'. */
export async function removePasskey(context: CommandContext, { userId, id }: Own): Promise<void> {
  const { tx } = context;
  const member = await lockMember(tx, userId);
  const others = await tx.$count(passkeys, and(eq(passkeys.userId, userId), ne(passkeys.id, id)));
  if (!member.hasTotp && others === 0) throw conflict('desk.last-factor');
  const [removed] = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ name: passkeys.name });
  if (!removed) throw notFound();
  await recordFactor(context, { id: userId }, 'people.remove-passkey', { name: removed.name });
}
