import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

type Answer = { readonly out: string; readonly err: string; readonly code: number };

const processes = new Map<string, ChildProcess>();
let last: Promise<unknown> = Promise.resolve();

/** Runs `npm run operator -- …` on the marketplace of this data folder, one call after the other. */
export function runOperator(dataDir: string, args: readonly string[]): Promise<string> {
  const run = last.then(() => ask(dataDir, args));
  last = run.catch(() => undefined);
  return run;
}

/** All calls use one process, because loading the program takes most of a call's time. */
async function ask(dataDir: string, args: readonly string[]): Promise<string> {
  const child = processes.get(dataDir) ?? startProcess(dataDir);
  child.send(args);
  const [{ out, err, code }] = (await once(child, 'message')) as [Answer];
  if (code !== 0) throw new Error(`operator ${args.join(' ')}:\n${err}`);
  return out;
}

function startProcess(dataDir: string): ChildProcess {
  const child = fork(join(import.meta.dirname, 'operator-process.ts'), {
    env: { ...process.env, DATA_DIR: dataDir },
    execArgv: [],
  });
  processes.set(dataDir, child);
  // It ends with the worker, which does not wait for it.
  child.unref();
  child.channel?.unref();
  return child;
}
