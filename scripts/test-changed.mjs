import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ensureCacheServer } from './lib/cache-server.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root, run, say } from './lib/run.mjs';

/** These files import everything: through them every change would reach every test. */
const compositionRoots =
  /(?:^|\/)(?:app|main|site|routes|register-routes|page-sources|entry-server|operator)\.tsx?$/;
const sources = ['server', 'shared', 'product-api', 'demo', 'sandbox', 'web/src', 'tests'];

/** The quick half of `npm test`: tests that the working tree's changes reach by imports. */
await ensureInstalled();
const changed = changedFiles();
if (changed.length === 0) {
  say('Nothing has changed since the last commit');
  process.exit();
}
const tests = await testsReachedFrom(changed);
const [units, servers, journeys] = [
  tests.filter((file) => /^(?:shared|web)\//.test(file)),
  tests.filter((file) => !/^(?:shared|web)\/|\.spec\.ts$/.test(file)),
  changed.filter((file) => file.endsWith('.spec.ts')),
];
say(`${changed.length} changed files reach ${tests.length} test files`);
for (const file of tests) process.stdout.write(`${file}\n`);

const codes = [await run('biome', ['check', '--no-errors-on-unmatched', ...changed])];
if (units.length > 0) codes.push(await run('vitest', ['run', '--reporter=dot', ...units]));
if (servers.length > 0) {
  const env = {
    CACHE_SERVER_PATH: await ensureCacheServer(),
    TAP_TIMEOUT: '600',
    TEST_FILES: servers.join('\n'),
  };
  const args = ['tests/support/with-postgres.ts', 'node', 'tests/support/run-files.ts'];
  const result = await run('node', args, { env, capture: true, quiet: true });
  if (result.code !== 0) process.stdout.write(result.output);
  codes.push(result);
}
if (journeys.length > 0) codes.push(await run('playwright', ['test', ...journeys]));
const isSound = codes.every(({ code }) => code === 0);
say(isSound ? 'What was run passed; `npm test` runs everything' : 'Something failed');
process.exitCode = isSound ? 0 : 1;

function changedFiles() {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  const listed = git('diff', '--name-only', '--diff-filter=d', 'HEAD');
  const untracked = git('ls-files', '--others', '--exclude-standard');
  return `${listed}${untracked}`
    .split('\n')
    .filter((file) => /\.(?:tsx?|mjs|css|json)$/.test(file));
}

/** Test files that import a changed file, belong to one or call a route that imports one. */
async function testsReachedFrom(files) {
  const args = ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', ...sources];
  const { output } = await run('depcruise', args, { capture: true, quiet: true });
  const { modules } = JSON.parse(output.slice(output.indexOf('{')));
  const dependents = new Map(modules.map(({ source, dependents }) => [source, dependents]));
  const reached = new Set(files);
  for (const file of reached) {
    if (compositionRoots.test(file) && !files.includes(file)) continue;
    for (const dependent of dependents.get(file) ?? []) reached.add(dependent);
  }
  const folders = new Set(files.map(dirname));
  const all = modules.map(({ source }) => source).filter((file) => /\.test\.tsx?$/.test(file));
  const routes = [...reached].filter((file) => file.startsWith('server/routes/'));
  const paths = routes.length === 0 ? [] : pathsOf(routes, await readCalls());
  const calls = (file) => {
    const text = file.startsWith('tests/api/') ? readFileSync(join(root, file), 'utf8') : '';
    return paths.some((path) => text.includes(path));
  };
  return all.filter((file) => reached.has(file) || folders.has(dirname(file)) || calls(file));
}

/** The table of calls, read by the Node that runs TypeScript. */
async function readCalls() {
  const script = "import { api } from './shared/api/api.ts'; console.log(JSON.stringify(api))";
  const { output } = await run('node', ['--input-type=module', '--eval', script], {
    capture: true,
    quiet: true,
  });
  return JSON.parse(output.slice(output.indexOf('{')));
}

/** The paths of these routes' calls, up to the first parameter. */
function pathsOf(routes, calls) {
  const names = routes.flatMap((file) => [
    ...readFileSync(join(root, file), 'utf8').matchAll(/\bapi\.(\w+)/g),
  ]);
  return names.flatMap(([, name]) => calls[name]?.split(' ')[1].split('/:')[0] ?? []);
}
