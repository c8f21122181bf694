import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { failedJobs } from '../db/schema/desk.ts';
import type { Job } from './job-runner.ts';

/** A job whose failures are kept until its next success, for the desk; each is thrown on. */
export function watchJob(job: Job, { db, now }: { readonly db: Database; now(): Date }): Job {
  // Also after a start: an earlier process may have left one.
  let mayHaveFailed = true;
  const { name } = job;
  return {
    ...job,
    async run() {
      try {
        await job.run();
      } catch (error) {
        mayHaveFailed = true;
        await keep(db, name, now());
        throw error;
      }
      if (!mayHaveFailed) return;
      await db.delete(failedJobs).where(eq(failedJobs.name, name));
      mayHaveFailed = false;
    },
  };
}

/** Where the database is what failed, only the log has it. */
async function keep(db: Database, name: string, at: Date): Promise<void> {
  await db
    .insert(failedJobs)
    .values({ name, since: at, runs: 1 })
    .onConflictDoUpdate({
      target: failedJobs.name,
      set: { runs: sql`${failedJobs.runs} + 1` },
    })
    .catch(() => undefined);
}
