import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

export const root = join(import.meta.dirname, '..', '..');

/**
 * Runs a program with the pinned Node and the installed tools first on the PATH. Resolves to its
 * exit code and, with `capture`, its output.
 */
export function run(command, args, { env = {}, capture = false, quiet = false } = {}) {
  const child = spawn(command, args, {
    cwd: root,
    env: {
      ...process.env,
      PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH}`,
      // Stripping types and compiling take a third of a server's start.
      NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
      ...env,
    },
    stdio: ['ignore', capture ? 'pipe' : 'inherit', capture ? 'pipe' : 'inherit'],
  });
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
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (signal !== null) output += `\n${command} was ended by ${signal}`;
      resolve({ code: code ?? 1, output });
    });
  });
}

export function say(message) {
  process.stderr.write(`\n▸ ${message}\n`);
}
