import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureCacheServer } from './lib/cache-server.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { say } from './lib/run.mjs';
import { makeSeededFolder } from './lib/seeded-folder.mjs';
import {
  runBrowserStage,
  runBuildStage,
  runCheckStage,
  runServerStage,
  runUnitStage,
  runWeightStage,
} from './lib/stages.mjs';

const slowestShown = 10;

/**
 * Batch scheduling, for this process and all that it starts: Linux lets a process run on when
 * another one wakes, which takes a fifteenth less processor time. Without chrt, nothing changes.
 */
spawnSync('chrt', ['--batch', '--pid', '0', `${process.pid}`], { stdio: 'ignore' });

await ensureInstalled();
const tools = {
  chromium: await ensureChromium(),
  cacheServer: await ensureCacheServer(),
  reports: mkdtempSync(join(tmpdir(), 'deckle-reports-')),
  /** Not awaited here: it runs beside the build. */
  seeded: makeSeededFolder(),
};
const results = [];

async function runStage(name, stage) {
  say(`${name}: begun`);
  const startedAt = performance.now();
  const result = await stage(tools);
  const seconds = (performance.now() - startedAt) / 1000;
  results.push({ name, seconds, ...result });
  say(
    `${name}: ${result.passed} passed, ${result.failures.length} failed, ${seconds.toFixed(0)} s`,
  );
}

await runStage('build', runBuildStage);
const checks = runStage('checks', runCheckStage);
const servers = runStage('servers', runServerStage);
const site = Promise.all([
  runStage('weight of the first routes', runWeightStage),
  runStage('browser', runBrowserStage),
]);
// Whichever ends first: what follows uses every processor that it gets.
await Promise.race([servers, site]);
await Promise.all([servers, site, checks, runStage('rules and components', runUnitStage)]);
for (const folder of [tools.reports, await tools.seeded]) {
  rmSync(folder, { recursive: true, force: true });
}

const print = (line) => process.stdout.write(`${line}\n`);
const sum = (figures) => figures.reduce((total, figure) => total + figure, 0);
const seconds = (figure) => `${figure.toFixed(1).padStart(7)} s`;

for (const { name, failures } of results) for (const one of failures) print(`\n✖ ${name}: ${one}`);
print('\nStages: time and processor time');
for (const { name, seconds: took, cpu } of results)
  print(`${seconds(took)} ${seconds(cpu)}  ${name}`);
print('\nSlowest files');
const files = results.flatMap(({ times = [] }) => times).sort((a, b) => b.ms - a.ms);
for (const { file, ms } of files.slice(0, slowestShown)) print(`${seconds(ms / 1000)}  ${file}`);

const failed = sum(results.map(({ failures }) => failures.length));
print(`\n${sum(results.map(({ passed }) => passed))} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
