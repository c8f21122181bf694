import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureBuilt } from './lib/build.mjs';
import { ensureCacheServer } from './lib/cache-server.mjs';
import { runChecks } from './lib/checks.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { run, say } from './lib/run.mjs';

await ensureInstalled();
const chromium = await ensureChromium();
const cacheServer = await ensureCacheServer();
const reports = mkdtempSync(join(tmpdir(), 'deckle-reports-'));
const totals = { passed: 0, failed: 0 };
/** Told again at the end, where whoever sees only the last lines finds them. */
const failures = [];

function count(stage, { passed, failed }, code, told = []) {
  /** A runner that dies, or that runs nothing, has failed even if no test has. */
  const counted = failed > 0 || (code === 0 && passed > 0) ? failed : 1;
  totals.passed += passed;
  totals.failed += counted;
  process.stdout.write(`\n${stage}: ${passed} passed, ${counted} failed\n`);
  if (counted > 0)
    failures.push(...(told.length > 0 ? told : [stage]).map((one) => `${stage}: ${one}`));
}

function report(name) {
  try {
    return JSON.parse(readFileSync(join(reports, name), 'utf8'));
  } catch {
    return null;
  }
}

/** Of a file or a group of Playwright's report: which failed, and by what. */
function failedJourneys({ specs = [], suites = [] }) {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
      const messages = errors.map(({ message = '' }) => stripVTControlCharacters(message));
      return [`${file}:${line} ${title}`, ...messages].join('\n');
    });
  return [...own, ...suites.flatMap(failedJourneys)];
}

say('Checks');
const checked = await runChecks();
count('checks', checked, checked.failed === 0 ? 0 : 1);

const built = await ensureBuilt();
count('build', { passed: built === 0 ? 1 : 0, failed: built === 0 ? 0 : 1 }, built);

const budget = await run('size-limit', [], { capture: true, quiet: true });
if (budget.code !== 0) process.stdout.write(budget.output);
count('weight of the first routes', { passed: budget.code === 0 ? 1 : 0, failed: 0 }, budget.code);

say('Rules and components (vitest)');
const vitest = await run('vitest', [
  'run',
  '--reporter=dot',
  '--reporter=json',
  `--outputFile.json=${join(reports, 'vitest.json')}`,
]);
const units = report('vitest.json');
count(
  'vitest',
  { passed: units?.numPassedTests ?? 0, failed: units?.numFailedTests ?? 0 },
  vitest.code,
  (units?.testResults ?? []).flatMap(({ name, message, assertionResults }) => [
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => [fullName, ...failureMessages].join('\n')),
    ...(message ? [`${name}\n${message}`] : []),
  ]),
);

say('Servers (tap)');
await run('tap', ['build'], { capture: true, quiet: true });
const tap = await run(
  'node',
  ['tests/support/with-postgres.ts', 'tap', 'run', '--jobs=2', '--reporter=terse'],
  {
    capture: true,
    env: { CACHE_SERVER_PATH: cacheServer },
  },
);
const summary = /# \{ total: (\d+)(?:, pass: (\d+))?(?:, fail: (\d+))?/.exec(tap.output);
count(
  'tap',
  { passed: Number(summary?.[2] ?? 0), failed: Number(summary?.[3] ?? 0) },
  tap.code,
  /^ FAIL [\s\S]*?(?=^Asserts:)/m.exec(stripVTControlCharacters(tap.output)) ?? [],
);

say('Journeys in a browser (Playwright)');
const playwright = await run('playwright', ['test', '--reporter=list,json'], {
  env: {
    PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'playwright.json'),
    ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
  },
});
const journeys = report('playwright.json');
const { expected = 0, flaky = 0, unexpected = 0 } = journeys?.stats ?? {};
count(
  'playwright',
  { passed: expected + flaky, failed: unexpected },
  playwright.code,
  (journeys?.suites ?? []).flatMap(failedJourneys),
);

rmSync(reports, { recursive: true, force: true });
for (const failure of failures) process.stdout.write(`\n✖ ${failure}\n`);
process.stdout.write(`\n${totals.passed} passed, ${totals.failed} failed\n`);
process.exitCode = totals.failed === 0 ? 0 : 1;
