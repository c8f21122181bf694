import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { delimiter, join } from 'node:path';

export const root = join(import.meta.dirname, '..', '..');
/** Stripping types and compiling take a third of a server's start. */
export const compileCache = join(root, 'node_modules', '.cache', 'node');
/** The unit of /proc's times, the same on all Linux systems. */
const ticksPerSecond = 100;

/**
 * Runs a program with the pinned Node and the installed tools first on the PATH. Resolves to its
 * exit code, its processor seconds and, with `capture`, its output. `niceness` is that of nice(1).
 */
export function run(
  command,
  args,
  { env = {}, capture = false, quiet = false, niceness = 0 } = {},
) {
  const child = spawn(command, args, {
    cwd: root,
    env: {
      ...process.env,
      PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH}`,
      NODE_COMPILE_CACHE: compileCache,
      ...env,
    },
    stdio: ['ignore', capture ? 'pipe' : 'inherit', capture ? 'pipe' : 'inherit'],
  });
  if (niceness > 0 && child.pid !== undefined) setPriority(child.pid, niceness);
  let output = '';
  for (const [stream, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ]) {
    stream?.on('data', (chunk) => {
      output += chunk;
      if (!quiet) to.write(chunk);
    });
  }
  return new Promise((resolve, reject) => {
    let cpu = 0;
    child.on('error', reject);
    child.on('exit', () => {
      cpu = takeChildSeconds();
    });
    child.on('close', (code, signal) => {
      if (signal !== null) output += `\n${command} was ended by ${signal}`;
      resolve({ code: code ?? 1, output, cpu });
    });
  });
}

let counted = 0;

/**
 * Processor seconds of the child processes that ended since the last call, with their own children.
 * 0 where the system has no /proc. Chromium's pages are not among them, as it ends without waiting
 * for them.
 */
export function takeChildSeconds() {
  const before = counted;
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    counted = (Number(fields[13]) + Number(fields[14])) / ticksPerSecond;
  } catch {
    return 0;
  }
  return counted - before;
}

export function say(message) {
  process.stderr.write(`\n▸ ${message}\n`);
}
