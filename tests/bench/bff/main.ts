import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { freePort } from '../../support/free-port.ts';
import { median } from '../median.ts';
import { copyForPeers } from './assets.ts';
import { usedBy } from './cpu-time.ts';
import { isPinned, startPinned, stopChild, untilAnswers } from './pinned.ts';
import { generatorOf, measureCpu, measureWaits, pidOf } from './rounds.ts';
import { type Server, serverNames, startServer, stopServers } from './servers.ts';
import { signInAll } from './sign-in.ts';
import { measureStarts } from './start-up.ts';
import { linesOf, memoryLine, startLines } from './table.ts';
import { workloadsFor } from './workloads.ts';

/**
 * Compares the BFF with its peers: the same requests to the same upstream double, alternating, with
 * the measured server on its own core. The main figure is CPU time per request, as a ratio within a
 * round; absolute figures depend on the machine.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '15' },
    seconds: { type: 'string', default: '0.3' },
    'warm-up': { type: 'string', default: '6' },
    only: { type: 'string', default: '' },
    servers: { type: 'string', default: serverNames.join(',') },
    'no-latency': { type: 'boolean', default: false },
    starts: { type: 'string', default: '5' },
  },
});
const timing = {
  rounds: Number(values.rounds),
  seconds: Number(values.seconds),
  /**
   * Node's compilers settle after some 20,000 requests; until then they use up to a third of the
   * CPU.
   */
  warmUp: Number(values['warm-up']),
};
const waitSeconds = 2;
const memoryGoalMb = 160;
/** Rate limits apply per user, so that uploads need many users. */
const people = 40;
/** What the generator and the double can sustain. */
const mostPerSecond = 2_000;

const dir = mkdtempSync(join(tmpdir(), 'deckle-bench-'));
const servers: Server[] = [];
const helpers = [];
try {
  const port = await freePort();
  const logFile = join(dir, 'rest.log');
  const node = (...args: string[]) => [process.execPath, ...args] as const;
  const file = (name: string) => join(import.meta.dirname, name);
  const upstream = startPinned('rest', node(file('upstream.ts'), String(port)), { logFile });
  helpers.push(upstream);
  const upstreamUrl = `http://127.0.0.1:${port}`;
  await untilAnswers(`${upstreamUrl}/readyz`, upstream, logFile);
  const child = startPinned('rest', node(file('load/generator.ts')), { logFile, ipc: true });
  helpers.push(child);
  const generator = generatorOf(child);

  say(`Node ${process.versions.node}, ${cpus()[0]?.model}, ${availableParallelism()} cores`);
  if (!isPinned) say('No taskset, or one core: processes share what there is.');
  const files = copyForPeers(dir);
  const setting = { dir, upstream: upstreamUrl, files };
  const chosen = serverNames.filter((one) => values.servers.split(',').includes(one));
  if (values.starts !== '0') {
    const starts = await measureStarts(chosen, setting, Number(values.starts));
    for (const line of startLines(starts.filter(({ ms }) => ms.length > 0))) say(line);
  }
  for (const name of chosen) {
    const server = await startServer(name, setting);
    if (server) servers.push(server);
    else say(`${name} is not installed: left out.`);
  }
  const bff = servers.find(({ name }) => name === 'bff');
  if (!bff) throw new Error('without the BFF there is nothing to compare');

  const asked = values.only.split(',').filter(Boolean);
  const workloads = workloadsFor(await signInAll(bff.origin, people)).filter(
    ({ name }) => asked.length === 0 || asked.includes(name),
  );
  for (const workload of workloads) {
    const taking = servers.filter(({ name }) => workload.servers.includes(name));
    const spent = await measureCpu(generator, taking, workload, timing);
    const own = median(spent.find(({ name }) => name === 'bff')?.cpuUs ?? []);
    const rate = values['no-latency']
      ? null
      : Math.min(mostPerSecond, Math.floor(0.5 / (own / 1e6)));
    const able = taking.filter(({ name }) => {
      const cost = median(spent.find((one) => one.name === name)?.cpuUs ?? []);
      return rate !== null && (cost / 1e6) * rate < 0.9;
    });
    const waited =
      rate === null ? [] : await measureWaits(generator, able, workload, rate, waitSeconds);
    for (const line of linesOf({ workload, spent, waited, rate })) say(line);
  }
  say(`\n${memoryLine(memoryGoalMb, usedBy(pidOf(bff)).residentMb)}`);
} finally {
  await stopServers(servers);
  for (const helper of helpers) await stopChild(helper);
  rmSync(dir, { recursive: true, force: true });
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
