import { createHash } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { findUser } from '../queries/find-user.ts';

/**
 * What a processor knows a person by: the same for the same person of the same site, and telling
 * nothing of them. Two sites that share a processor's account do not meet.
 */
export async function customerReference(
  db: Database,
  publicUrl: string,
  userId: number,
): Promise<string> {
  const user = await findUser(db, userId);
  if (!user) throw new Error(`user ${userId} is not there`);
  const who = `${publicUrl}:${user.id}:${user.createdAt.toISOString()}`;
  return createHash('sha256').update(who).digest('hex').slice(0, 32);
}
