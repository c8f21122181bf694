import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema/people.ts';

/**
 * The processor's reference for a user: stable, without personal data, and different on two sites
 * that share one processor account.
 */
export async function customerReference(
  db: Database,
  publicUrl: string,
  userId: number,
): Promise<string> {
  const [user] = await db
    .select({ createdAt: users.createdAt })
    .from(users)
    .where(eq(users.id, userId));
  if (!user) throw new Error(`user ${userId} does not exist`);
  const identity = `${publicUrl}:${userId}:${user.createdAt.toISOString()}`;
  return createHash('sha256').update(identity).digest('hex').slice(0, 32);
}
