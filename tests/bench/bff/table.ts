import { median } from '../median.ts';
import type { Spent, Waited } from './rounds.ts';
import type { ServerName } from './servers.ts';
import type { StartUp } from './start-up.ts';
import type { Goal, Workload } from './workloads.ts';

const labels: Readonly<Record<ServerName, string>> = {
  bff: 'Deckle’s BFF',
  floor: 'node:http and undici',
  fastify: '@fastify/http-proxy, pino',
  express: 'Express',
  hono: 'Hono',
  memory: 'node:http, from memory',
  nginx: 'nginx',
};

const nodePeers: ReadonlySet<ServerName> = new Set(['floor', 'fastify', 'express', 'hono']);

export type Measured = {
  readonly workload: Workload;
  readonly spent: readonly Spent[];
  readonly waited: readonly Waited[];
  /** Requests per second of the open loop; null: not run. */
  readonly rate: number | null;
};

type Ratio = { readonly middle: number; readonly least: number; readonly most: number };

/** The lines of one workload: each server's figures and the goals' results. */
export function linesOf({ workload, spent, waited, rate }: Measured): string[] {
  const own = spent.find(({ name }) => name === 'bff')?.cpuUs ?? [];
  const heading = rate === null ? '' : `   at ${rate}/s: p50    p99`;
  return [
    '',
    `${workload.name}: ${workload.title}`,
    `  ${'µs of CPU a request'.padEnd(28)} median      least–most   BFF ÷ it${heading}`,
    ...spent.map(({ name, cpuUs }) => {
      const wait = waited.find((one) => one.name === name);
      const { middle, least, most } = ratioOf(own, cpuUs);
      const cells = [
        `  ${labels[name].padEnd(28)}`,
        median(cpuUs).toFixed(0).padStart(6),
        spread(Math.min(...cpuUs), Math.max(...cpuUs), 0).padStart(15),
        name === 'bff' ? '' : `   ${middle.toFixed(2)} (${spread(least, most, 2)})`,
      ];
      const times = wait ? timesOf(wait) : '';
      return `${cells.join(' ').padEnd(76)}${times}`.trimEnd();
    }),
    ...spent
      .filter(({ failures }) => failures > 0)
      .map(({ name, failures }) => `  ${labels[name]}: ${failures} requests failed`),
    ...workload.goals.map((goal) => `  ${verdict(goal, own, spent)}`),
    ...(workload.cpuGoal === undefined ? [] : [`  ${cpuVerdict(workload.cpuGoal, median(own))}`]),
  ];
}

export function startLines(starts: readonly StartUp[]): string[] {
  const own = starts.find(({ name }) => name === 'bff')?.ms ?? [];
  return [
    '',
    'start-up: from the start of the process to its first answer',
    `  ${'ms'.padEnd(28)} median      least–most   of CPU   BFF ÷ it`,
    ...starts.map(({ name, ms, cpuMs }) => {
      const { middle, least, most } = ratioOf(own, ms);
      const cells = [
        `  ${labels[name].padEnd(28)}`,
        median(ms).toFixed(0).padStart(6),
        spread(Math.min(...ms), Math.max(...ms), 0).padStart(15),
        median(cpuMs).toFixed(0).padStart(8),
        name === 'bff' ? '' : `   ${middle.toFixed(2)} (${spread(least, most, 2)})`,
      ];
      return cells.join(' ').trimEnd();
    }),
  ];
}

function timesOf({ p50, p99, failures }: Waited): string {
  const times = `${p50.toFixed(2).padStart(9)} ${p99.toFixed(2)} ms`;
  return failures === 0 ? times : `${times}, ${failures} failed`;
}

function verdict({ of, atMost }: Goal, own: readonly number[], spent: readonly Spent[]): string {
  const others = spent.filter(({ name }) =>
    of === 'every Node peer' ? nodePeers.has(name) : name === of,
  );
  const ratios = others.map(({ name, cpuUs }) => ({ name, middle: ratioOf(own, cpuUs).middle }));
  const worst = ratios.toSorted((a, b) => b.middle - a.middle)[0];
  const whom = of === 'every Node peer' ? of : labels[of];
  const goal = `goal: at most ${atMost.toFixed(2)} of ${whom}`;
  if (!worst) return `${goal}: not measured, it is not installed here`;
  const is = `${worst.middle.toFixed(2)} of ${labels[worst.name]}`;
  if (worst.middle <= atMost) return `${goal}: met (${is})`;
  return `${goal}: missed by ${percent(worst.middle / atMost - 1)} (${is})`;
}

function cpuVerdict(goal: number, is: number): string {
  const words = `goal: at most ${goal} µs of CPU`;
  return is <= goal
    ? `${words}: met (${is.toFixed(0)})`
    : `${words}: missed by ${percent(is / goal - 1)} (${is.toFixed(0)})`;
}

/** Compares within each round, where both met the same machine load. */
function ratioOf(own: readonly number[], other: readonly number[]): Ratio {
  const ratios = own.map((figure, round) => figure / (other[round] ?? Number.NaN));
  return { middle: median(ratios), least: Math.min(...ratios), most: Math.max(...ratios) };
}

function spread(least: number, most: number, digits: number): string {
  return `${least.toFixed(digits)}–${most.toFixed(digits)}`;
}

function percent(part: number): string {
  return `${(part * 100).toFixed(0)} %`;
}

export function memoryLine(goalMb: number, isMb: number): string {
  const words = `memory of the BFF after all of it: ${isMb.toFixed(0)} MB, goal at most ${goalMb}`;
  return isMb <= goalMb ? `${words}: met` : `${words}: missed by ${percent(isMb / goalMb - 1)}`;
}
