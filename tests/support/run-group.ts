import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { tapFailures } from '../../scripts/lib/tap-failures.mjs';

export type Outcome = { readonly passed: number; readonly failures: readonly string[] };

const root = join(import.meta.dirname, '..', '..');
const flags = [
  '--import=./tests/support/without-error-domains.mjs',
  /** Optimized code pays off in what runs longer: a twentieth less processor time. */
  '--invocation-count-for-turbofan=30000',
];
const longestSeconds = 2_400;
/** The root test ends with the time that it took; a subtest's line is indented. */
const isLastLine = /\n# time=\S+\n$/;

/**
 * Runs a group of test files, named by its path from the project's root, in a process of its own.
 * The process is killed if it goes on for `graceMs` after its last test, as servers that a failed
 * test has left open make it do.
 */
export async function runGroup(group: string, graceMs = 60_000): Promise<Outcome> {
  const child = spawn(process.execPath, [...flags, group], {
    cwd: root,
    env: { ...process.env, TAP_TIMEOUT: `${longestSeconds}` },
    stdio: ['ignore', 'pipe', 'inherit'],
    timeout: longestSeconds * 1_000,
  });
  const chunks: string[] = [];
  let end = '';
  let grace: NodeJS.Timeout | undefined;
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    chunks.push(chunk);
    end = (end + chunk).slice(-100);
    if (isLastLine.test(end)) grace ??= setTimeout(() => child.kill('SIGKILL'), graceMs);
  });
  const [code, signal] = await once(child, 'close');
  clearTimeout(grace);
  const output = chunks.join('');
  const [, passed] = /^# \{ total: \d+, pass: (\d+)/m.exec(output) ?? [];
  if (code === 0 && passed !== undefined) return { passed: Number(passed), failures: [] };
  const failures = tapFailures(output);
  const ending = `${group} ended with ${signal ?? code}\n${output.slice(-6_000)}`;
  return {
    passed: Number(passed ?? 0),
    failures: failures.length > 0 ? failures : [ending],
  };
}
