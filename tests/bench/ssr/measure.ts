import type { ChildProcess } from 'node:child_process';
import { usedBy } from '../bff/cpu-time.ts';

export type Server = {
  readonly name: string;
  readonly origin: string;
  readonly child: ChildProcess;
  /** From the start of the process to its first page. */
  readonly startMs: number;
};

const connections = 4;
const headers = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' };

/**
 * Milliseconds of CPU time a page, one figure a round. Servers alternate, so that other load on the
 * machine affects all alike.
 */
export async function measurePages(
  servers: readonly Server[],
  pathOf: (n: number) => string,
  { warmUp, rounds, pages }: { warmUp: number; rounds: number; pages: number },
): Promise<ReadonlyMap<string, readonly number[]>> {
  let n = 0;
  const ask = async ({ origin }: Server, count: number) => {
    let left = count;
    const visit = async () => {
      while (left > 0) {
        left -= 1;
        n += 1;
        const answer = await fetch(origin + pathOf(n), { headers });
        const text = await answer.text();
        if (!answer.ok || !text.includes('</html>')) {
          throw new Error(`${origin}${pathOf(n)} answered ${answer.status}`);
        }
      }
    };
    await Promise.all(Array.from({ length: connections }, visit));
  };
  for (const server of servers) await ask(server, warmUp);
  const spent = new Map(servers.map(({ name }) => [name, [] as number[]]));
  for (let round = 0; round < rounds; round += 1) {
    for (const server of servers) {
      const pid = server.child.pid ?? 0;
      const before = usedBy(pid).cpuMs;
      await ask(server, pages);
      spent.get(server.name)?.push((usedBy(pid).cpuMs - before) / pages);
    }
  }
  return spent;
}
