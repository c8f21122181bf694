import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { usedBy } from './cpu-time.ts';
import type { Job, Outcome } from './load/job.ts';
import type { Server, ServerName } from './servers.ts';
import type { Workload } from './workloads.ts';

/** One server's CPU time per round, in microseconds per request. */
export type Spent = {
  readonly name: ServerName;
  readonly cpuUs: readonly number[];
  /** Number of unexpected answers. */
  readonly failures: number;
};
/** Latency in milliseconds, and the number of failed requests. */
export type Waited = {
  readonly name: ServerName;
  readonly p50: number;
  readonly p99: number;
  readonly failures: number;
};

const mostFailures = 0.02;

export type Generator = {
  run(job: Job): Promise<Outcome>;
};

export function generatorOf(child: ChildProcess): Generator {
  return {
    async run(job) {
      child.send(job);
      const [outcome] = (await once(child, 'message')) as [Outcome];
      return outcome;
    },
  };
}

/** Throws if more than a few answers were unexpected: CPU time means nothing then. */
async function runWhole(generator: Generator, job: Job): Promise<Outcome> {
  const outcome = await generator.run(job);
  const { requests, failures, failure } = outcome;
  if (failures <= requests * mostFailures) return outcome;
  throw new Error(`${job.origin}${job.shot.path}: ${failures} of ${requests} times ${failure}`);
}

/** Servers alternate, so that other load on the machine affects all alike. */
export async function measureCpu(
  generator: Generator,
  servers: readonly Server[],
  { shot, connections }: Workload,
  { rounds, seconds, warmUp }: { rounds: number; seconds: number; warmUp: number },
): Promise<Spent[]> {
  const job = ({ origin }: Server, long: number): Job => ({
    kind: 'closed',
    origin,
    shot,
    connections,
    seconds: long,
  });
  for (const server of servers) await runWhole(generator, job(server, warmUp));
  const spent = servers.map((server) => ({ server, cpuUs: [] as number[], failures: 0 }));
  for (let round = 0; round < rounds; round += 1) {
    for (const one of spent) {
      const { server, cpuUs } = one;
      const before = usedBy(pidOf(server)).cpuMs;
      const { requests, failures } = await runWhole(generator, job(server, seconds));
      one.failures += failures;
      cpuUs.push(((usedBy(pidOf(server)).cpuMs - before) * 1000) / requests);
    }
  }
  return spent.map(({ server, cpuUs, failures }) => ({ name: server.name, cpuUs, failures }));
}

/** At one fixed rate for all servers. */
export async function measureWaits(
  generator: Generator,
  servers: readonly Server[],
  { shot, connections }: Workload,
  rate: number,
  seconds: number,
): Promise<Waited[]> {
  const waited: Waited[] = [];
  for (const { name, origin } of servers) {
    const job: Job = { kind: 'open', origin, shot, connections, seconds, rate };
    const { p50, p99, failures } = await generator.run(job);
    waited.push({ name, p50, p99, failures });
  }
  return waited;
}

export function pidOf({ child }: Server): number {
  if (child.pid === undefined) throw new Error('not started');
  return child.pid;
}
