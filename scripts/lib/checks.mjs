import { run } from './run.mjs';

/** What can be said of the code without running it. Each one passes or fails as a whole. */
export const checks = [
  { name: 'types of the servers', command: ['tsc', '-p', '.'] },
  { name: 'types of the site', command: ['tsc', '-p', 'web'] },
  { name: 'types of the browser tests', command: ['tsc', '-p', 'tests/e2e'] },
  { name: 'lint and format', command: ['biome', 'check', '--error-on-warnings', '.'] },
  {
    name: 'layers',
    command: [
      'depcruise',
      '--config',
      '.dependency-cruiser.mjs',
      'server',
      'shared',
      'product-api',
      'sandbox',
      'web/src',
    ],
    /** A cruiser that cannot read TypeScript finds no modules, and no violation in them. */
    accept: (output) => Number(/\((\d+) modules/.exec(output)?.[1] ?? 0) > 100,
  },
  { name: 'dead code', command: ['knip'] },
];

export async function runChecks() {
  const failed = [];
  for (const { name, command, accept } of checks) {
    const [program, ...args] = command;
    const { code, output } = await run(program, args, { capture: true, quiet: true });
    const ok = code === 0 && (accept?.(output) ?? true);
    process.stdout.write(`${ok ? '✓' : '✗'} ${name}\n`);
    if (!ok) {
      failed.push(name);
      process.stdout.write(output);
    }
  }
  return { passed: checks.length - failed.length, failed: failed.length };
}
