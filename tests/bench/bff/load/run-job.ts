import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';
import type { Job, Outcome } from './job.ts';
import { gun } from './shoot.ts';

/** Results so far. */
type Measured = {
  requests: number;
  bytes: number;
  failures: number;
  failure: string | null;
  readonly histogram: RecordableHistogram;
};

export async function runJob(job: Job): Promise<Outcome> {
  const pool = new Pool(job.origin, {
    connections: job.connections,
    pipelining: 1,
    headersTimeout: 30_000,
    bodyTimeout: 30_000,
  });
  const measured: Measured = {
    requests: 0,
    bytes: 0,
    failures: 0,
    failure: null,
    histogram: createHistogram(),
  };
  const fail = (words: string) => {
    measured.failures += 1;
    measured.failure ??= words;
  };
  const shoot = gun(pool, job.shot);
  const one = async () => {
    const started = process.hrtime.bigint();
    try {
      const { status, bytes } = await shoot();
      if (status !== job.shot.status) fail(`answered ${status}`);
      if (measured.requests === 0) measured.bytes = bytes;
    } catch (error) {
      fail(String(error));
    }
    measured.histogram.record(process.hrtime.bigint() - started);
    measured.requests += 1;
  };
  const started = performance.now();
  if (job.kind === 'closed') await closed(job, one);
  else await open(job, job.rate, one);
  const seconds = (performance.now() - started) / 1000;
  await pool.close();
  const { histogram, ...counts } = measured;
  const ms = (percentile: number) => histogram.percentile(percentile) / 1e6;
  return { ...counts, seconds, p50: ms(50), p99: ms(99) };
}

/** Each connection sends its next request when the last one is answered. */
async function closed({ connections, seconds }: Job, one: () => Promise<void>): Promise<void> {
  const until = performance.now() + seconds * 1000;
  const keepOn = async () => {
    while (performance.now() < until) await one();
  };
  await Promise.all(Array.from({ length: connections }, keepOn));
}

/**
 * Requests are sent on schedule. If all connections are busy, a request waits, and its wait counts,
 * so that slow answers are not omitted (coordinated omission).
 */
async function open({ seconds }: Job, rate: number, one: () => Promise<void>): Promise<void> {
  const started = performance.now();
  const inFlight = new Set<Promise<void>>();
  let sent = 0;
  for (;;) {
    const elapsed = (performance.now() - started) / 1000;
    if (elapsed >= seconds) break;
    for (const due = Math.floor(elapsed * rate); sent < due; sent += 1) {
      const asked = one().finally(() => inFlight.delete(asked));
      inFlight.add(asked);
    }
    await sleep(1);
  }
  await Promise.all(inFlight);
}
