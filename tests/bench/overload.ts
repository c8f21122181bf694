import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { builtServer, nodeFlags, serverEnvironment } from '../../scripts/lib/serve.mjs';
import { type Outcome, offer, quantile, saturate } from '../support/open-loop.ts';
import { bytesOf, cpuSeconds, runBff } from '../support/running-bff.ts';

/**
 * Sends five times the requests that the BFF can serve: its throughput compared to its peak in the
 * same run, and how fast the others are refused.
 */
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    times: { type: 'string', default: '5' },
    connections: { type: 'string', default: '1000' },
    rounds: { type: 'string', default: '2' },
  },
});
/** A short burst is served; only lasting overload is refused. */
const settle = 1.5;
const seconds = Number(values.seconds);
const connections = Number(values.connections);

const bff = await runBff({ env: serverEnvironment, args: [...nodeFlags, builtServer] });
const trade = (n: number) =>
  bytesOf(bff, 'POST', '/api/bids', {
    headers: { 'idempotency-key': `key-${Date.now()}-${n}` },
    body: {
      editionId: 21,
      price: 46_000,
      expiresInDays: 30,
      expectedTotal: { amount: 50_710, currency: 'GBP' },
    },
  });
const read = bytesOf(bff, 'GET', '/api/account/buying');
const works: Readonly<Record<string, (n: number) => string>> = {
  'signed-in reads': () => read,
  'one trade in five': (n) => (n % 5 === 0 ? trade(n) : read),
};

try {
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const [name, requestOf] of Object.entries(works)) {
      const load = { port: bff.port, requestOf, seconds };
      if (round === 0) await saturate({ ...load, connections: 32 });
      const peak = await measured(() => saturate({ ...load, connections: 32 }));
      const perSecond = served(peak) * Number(values.times);
      const burst = { ...load, connections, perSecond, settle };
      show(name, peak, await measured(() => offer(burst), settle));
    }
  }
} finally {
  await bff.stop();
}

type Measured = Outcome & {
  /** The BFF's CPU time in seconds. */
  readonly cpu: number;
};

async function measured(work: () => Promise<Outcome>, after = 0): Promise<Measured> {
  const done = work();
  await sleep(after * 1000);
  const before = cpuSeconds(bff.child);
  const outcome = await done;
  return { ...outcome, cpu: cpuSeconds(bff.child) - before };
}

function served({ answered, seconds: over }: Outcome): number {
  return answered.filter(({ status }) => status === 200).length / over;
}

/** Requests served per second of the BFF's CPU time, which other load does not change. */
function servedPerCpu(of: Measured): number {
  return (served(of) * of.seconds) / of.cpu;
}

function show(name: string, peak: Measured, outcome: Measured): void {
  const refused = outcome.answered.filter(({ status }) => status === 503);
  const done = outcome.answered.filter(({ status }) => status === 200);
  const others = outcome.answered.length - refused.length - done.length;
  const unnamed = refused.filter(({ hasRetryAfter }) => !hasRetryAfter).length;
  const ms = (of: Outcome['answered'], share: number) =>
    quantile(
      of.map((one) => one.ms),
      share,
    ).toFixed(1);
  process.stdout.write(
    `${name}: peak ${served(peak).toFixed(0)}/s; at ${values.times} times that ${served(outcome).toFixed(0)}/s` +
      ` = ${percent(served(outcome) / served(peak))},` +
      ` by processor time ${percent(servedPerCpu(outcome) / servedPerCpu(peak))} (p50 ${ms(done, 0.5)} ms, p99 ${ms(done, 0.99)} ms);` +
      ` refused ${(refused.length / outcome.seconds).toFixed(0)}/s (p50 ${ms(refused, 0.5)} ms,` +
      ` p95 ${ms(refused, 0.95)} ms, p99 ${ms(refused, 0.99)} ms, ${unnamed} without Retry-After);` +
      ` ${others} other answers, ${outcome.lost} unanswered, ${outcome.unsent} not sent\n`,
  );
}

function percent(share: number): string {
  return `${(100 * share).toFixed(0)} %`;
}
