import type { FastifyBaseLogger } from 'fastify';
import { isDatabaseUnavailable } from '../db/failures.ts';
import type { CommandDeps } from '../market/command-context.ts';

/** Dependencies of a job that works through a list of records. */
export type JobDeps = CommandDeps & { readonly log: FastifyBaseLogger };

/**
 * Works through a job's records, each on its own: one that fails is logged, and the others go on.
 * Throws where the database is unavailable, because all others would fail too. Returns the records
 * that worked, without those for which `work` answered false.
 */
export async function forEachRecord<Row extends { readonly id: number }>(
  { log }: Pick<JobDeps, 'log'>,
  job: string,
  records: readonly Row[],
  work: (record: Row) => Promise<unknown>,
): Promise<Row[]> {
  const changed: Row[] = [];
  for (const record of records) {
    try {
      if ((await work(record)) !== false) changed.push(record);
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw error;
      const line = { err: error, event: 'job.record-failed', job, record: record.id };
      log.error(line, 'a job failed for one of its records');
    }
  }
  return changed;
}
