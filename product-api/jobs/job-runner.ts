import type { FastifyBaseLogger } from 'fastify';

export type Job = {
  readonly name: string;
  /** Milliseconds between the end of one run and the start of the next. */
  readonly pause: number;
  run(): Promise<unknown>;
};

type RunningJobs = {
  /** Starts a job's next run at once. */
  runNow(name: string): void;
  /** Waits for running jobs and starts no more. */
  stop(): Promise<void>;
};

/** Runs each job repeatedly, one run at a time. A failed run is logged. */
export function startJobs(jobs: readonly Job[], log: FastifyBaseLogger): RunningJobs {
  const running = new Map(jobs.map((job) => [job.name, repeat(job, log)]));
  return {
    runNow: (name) => running.get(name)?.runNow(),
    async stop() {
      await Promise.all([...running.values()].map((job) => job.stop()));
    },
  };
}

function repeat(job: Job, log: FastifyBaseLogger): { runNow(): void; stop(): Promise<void> } {
  let stopping = false;
  let isAwake = true;
  let interrupt: () => void = () => undefined;

  async function loop(): Promise<void> {
    while (!stopping) {
      isAwake = false;
      try {
        await job.run();
      } catch (error) {
        log.error({ err: error, event: 'job.failed', job: job.name }, 'a job failed');
      }
      if (!stopping && !isAwake) await pause(job.pause);
    }
  }

  function pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      interrupt = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  const ended = loop();
  return {
    runNow() {
      isAwake = true;
      interrupt();
    },
    async stop() {
      stopping = true;
      interrupt();
      await ended;
    },
  };
}
