import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { submissions } from '../db/schema/collecting.ts';

/** A user's submission; null for another user's too. */
export async function findOwnSubmission(db: Queryable, id: number, userId: number) {
  const [row] = await db
    .select()
    .from(submissions)
    .where(and(eq(submissions.id, id), eq(submissions.userId, userId)));
  return row ?? null;
}
