import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ensureBuilt } from './build.mjs';
import { runChecks } from './checks.mjs';
import { root, run } from './run.mjs';

/** The checks have no time limits: they take what time the tests leave while they wait. */
const checkNiceness = 19;
const resolveDrizzle = `--import=${join(root, 'scripts', 'lib', 'resolve-drizzle.mjs')}`;

/**
 * The stages of `npm test`. Each resolves to the number of passed tests, the text of each failure,
 * the processor seconds and the milliseconds per test file. A runner that dies or runs nothing
 * counts as failed.
 */
export async function runCheckStage() {
  const { passed, failed, cpu } = await runChecks({ niceness: checkNiceness });
  return { passed, failures: failed, cpu };
}

export async function runBuildStage() {
  const { code, cpu } = await ensureBuilt();
  return outcome({ passed: code === 0 ? 1 : 0, code, cpu });
}

export async function runWeightStage() {
  const { code, output, cpu } = await run('size-limit', [], { capture: true, quiet: true });
  return outcome({ passed: code === 0 ? 1 : 0, code, output, cpu });
}

export async function runUnitStage({ reports }) {
  const file = join(reports, 'vitest.json');
  const { code, output, cpu } = await run(
    'vitest',
    ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`],
    { capture: true, quiet: true, env: { NO_COLOR: '1' } },
  );
  const report = readJson(file);
  const suites = report?.testResults ?? [];
  const failures = suites.flatMap(({ name, message, assertionResults }) => [
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => [fullName, ...failureMessages].join('\n')),
    ...(message ? [`${name}\n${message}`] : []),
  ]);
  return {
    ...outcome({ passed: report?.numPassedTests ?? 0, failures, code, output, cpu }),
    times: suites.map(({ name, startTime, endTime }) => ({
      file: relative(root, name),
      ms: endTime - startTime,
    })),
  };
}

export async function runServerStage({ reports, cacheServer, seeded }) {
  const file = join(reports, 'servers.json');
  const times = join(reports, 'servers.jsonl');
  const { code, output, cpu } = await run('npm', ['run', '--silent', 'test:servers'], {
    capture: true,
    quiet: true,
    env: {
      CACHE_SERVER_PATH: cacheServer,
      TEST_REPORT: file,
      TEST_TIMES: times,
      SEEDED_DATA_DIR: await seeded,
      NODE_OPTIONS: resolveDrizzle,
    },
  });
  const { passed = 0, failures = [] } = readJson(file) ?? {};
  const lines = existsSync(times) ? readFileSync(times, 'utf8').trim().split('\n') : [];
  const finished = lines.filter(Boolean).map((line) => JSON.parse(line));
  const last = finished.slice(-6).map(({ file }) => file);
  return {
    ...outcome({
      passed,
      failures,
      code,
      cpu,
      output: `${output}\n${finished.length} files finished, the last: ${last.join(', ')}`,
    }),
    times: finished,
  };
}

export async function runBrowserStage({ reports, chromium, seeded }) {
  const file = join(reports, 'playwright.json');
  const { code, output, cpu } = await run('playwright', ['test', '--reporter=dot,json'], {
    capture: true,
    quiet: true,
    env: {
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      SEEDED_DATA_DIR: await seeded,
      NODE_OPTIONS: resolveDrizzle,
      ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
    },
  });
  const report = readJson(file);
  const { expected = 0, flaky = 0 } = report?.stats ?? {};
  const suites = report?.suites ?? [];
  return {
    ...outcome({
      passed: expected + flaky,
      failures: suites.flatMap(failedTests),
      code,
      output,
      cpu,
    }),
    times: suites.map((suite) => ({ file: `tests/e2e/${suite.file}`, ms: msOf(suite) })),
  };
}

function outcome({ passed, failures = [], code, output = '', cpu }) {
  const isSound = failures.length > 0 || (code === 0 && passed > 0);
  return {
    passed,
    cpu,
    failures: isSound ? failures : [`ended with code ${code}\n${output.slice(-6_000)}`],
  };
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** Failed tests of a file or group in Playwright's report, with their errors. */
function failedTests({ specs = [], suites = [] }) {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => {
      const results = tests.flatMap((test) => test.results);
      const errors = results.flatMap((result) => result.errors);
      const messages = errors.map(({ message = '' }) => stripVTControlCharacters(message));
      const pages = results.flatMap(({ attachments = [] }) => attachments.map(shownPage));
      return [`${file}:${line} ${title}`, ...messages, ...pages].join('\n');
    });
  return [...own, ...suites.flatMap(failedTests)];
}

/** What the page showed when its test failed. */
function shownPage({ name, path }) {
  if (name !== 'error-context' || !existsSync(path)) return '';
  const [, page = ''] = readFileSync(path, 'utf8').split('# Page snapshot');
  return page.slice(0, 3_000);
}

function msOf({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ tests }) =>
    tests.flatMap(({ results }) => results.map(({ duration }) => duration)),
  );
  return [...own, ...suites.map(msOf)].reduce((total, ms) => total + ms, 0);
}
