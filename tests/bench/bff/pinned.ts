import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

/** The measured server has a core to itself; everything else shares another. */
export type Core = 'measured' | 'rest';

const cores = { measured: '0', rest: '1' } as const;
const startTimeout = 60_000;

/** Whether processes are pinned to cores. */
export const isPinned =
  availableParallelism() > 1 && spawnSync('taskset', ['-c', '0', 'true']).status === 0;

/** Starts a command on a core, with its output in a file. */
export function startPinned(
  core: Core,
  command: readonly [string, ...string[]],
  options: {
    readonly logFile: string;
    readonly env?: NodeJS.ProcessEnv;
    readonly cwd?: string;
    readonly ipc?: boolean;
  },
): ChildProcess {
  const [program, ...args] = isPinned
    ? (['taskset', '-c', cores[core], ...command] as const)
    : command;
  const log = openSync(options.logFile, 'a');
  const child = spawn(program, args, {
    stdio: ['ignore', log, log, ...(options.ipc ? (['ipc'] as const) : [])],
    ...(options.cwd ? { cwd: options.cwd } : {}),
    ...(options.env ? { env: { ...process.env, ...options.env } } : {}),
  });
  closeSync(log);
  return child;
}

/** Throws with the child's output if it never answers. */
export async function untilAnswers(url: string, child: ChildProcess, logFile: string) {
  const giveUp = Date.now() + startTimeout;
  for (;;) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    if (child.exitCode !== null || Date.now() > giveUp) {
      await stopChild(child);
      throw new Error(`${url} did not answer:\n${readFileSync(logFile, 'utf8').slice(-2_000)}`);
    }
    await sleep(5);
  }
}

export async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}
