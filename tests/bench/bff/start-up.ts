import { usedBy } from './cpu-time.ts';
import { pidOf } from './rounds.ts';
import { type ServerName, type Setting, startServer, stopServers } from './servers.ts';

export type StartUp = {
  readonly name: ServerName;
  /** Milliseconds from the start of the process to its first answer, one figure a round. */
  readonly ms: readonly number[];
  readonly cpuMs: readonly number[];
};

/** Starts each server once a round. */
export async function measureStarts(
  names: readonly ServerName[],
  setting: Setting,
  rounds: number,
): Promise<StartUp[]> {
  const found = new Map(names.map((name) => [name, { ms: [] as number[], cpuMs: [] as number[] }]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, { ms, cpuMs }] of found) {
      const startedAt = performance.now();
      const server = await startServer(name, setting);
      if (!server) continue;
      ms.push(performance.now() - startedAt);
      cpuMs.push(usedBy(pidOf(server)).cpuMs);
      await stopServers([server]);
    }
  }
  return [...found].map(([name, figures]) => ({ name, ...figures }));
}
