import { run } from './run.mjs';

/** TypeScript 7 checks in a third of the time; other tools still need version 6's API. */
const compiler = 'node_modules/typescript-native/bin/tsc';
const types = (project) => [
  ...['node', compiler, '-p', project, '--checkers', '1'],
  ...['--incremental', '--tsBuildInfoFile'],
];
/** For the compiler, which is written in Go: a third less processor time for 0.2 GB of memory. */
const env = { GOGC: '400' };
const buildInfo = (name) => `node_modules/.cache/deckle/${name}.tsbuildinfo`;

/** Static checks. Each passes or fails as a whole. */
export const checks = [
  { name: 'types of the servers', command: [...types('.'), buildInfo('servers')] },
  { name: 'types of the site', command: [...types('web'), buildInfo('site')] },
  { name: 'types of the browser tests', command: [...types('tests/e2e'), buildInfo('e2e')] },
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
      'demo',
      'sandbox',
      'web/src',
    ],
    /** A cruiser that cannot read TypeScript finds no modules, and so no violations. */
    accept: (output) => Number(/\((\d+) modules/.exec(output)?.[1] ?? 0) > 100,
  },
  { name: 'API document', command: ['node', 'scripts/check-openapi.ts'] },
  { name: 'dead code', command: ['knip'] },
  { name: 'code that only tests use', command: ['knip', '--production'] },
];

/** Two at a time, as most keep one core busy. */
export async function runChecks({ niceness = 0 } = {}) {
  const queue = [...checks];
  const failed = [];
  let seconds = 0;
  const work = async () => {
    for (let check = queue.shift(); check; check = queue.shift()) {
      const { name, command, accept } = check;
      const [program, ...args] = command;
      const how = { capture: true, quiet: true, env, niceness };
      const { code, output, cpu } = await run(program, args, how);
      seconds += cpu;
      const ok = code === 0 && (accept?.(output) ?? true);
      process.stdout.write(`${ok ? '✓' : '✗'} ${name}\n`);
      if (!ok) {
        failed.push(name);
        process.stdout.write(output);
      }
    }
  };
  await Promise.all([work(), work()]);
  return { passed: checks.length - failed.length, failed, cpu: seconds };
}
