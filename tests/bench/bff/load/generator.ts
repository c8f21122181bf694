import type { Job } from './job.ts';
import { runJob } from './run-job.ts';

/** A separate process, so that its CPU time does not count as the server's. */
process.on('message', (job: Job) => {
  void runJob(job).then((outcome) => process.send?.(outcome));
});
process.on('disconnect', () => process.exit(0));
