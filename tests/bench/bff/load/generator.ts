import type { Job } from './job.ts';
import { runJob } from './run-job.ts';

/** A process of its own: what it spends is not the server's. */
process.on('message', (job: Job) => {
  void runJob(job).then((outcome) => process.send?.(outcome));
});
process.on('disconnect', () => process.exit(0));
