import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lintFromString, loadConfig } from '@redocly/openapi-core';
import { pino } from 'pino';
import { buildApp } from '../server/app.ts';

const root = join(import.meta.dirname, '..');
const config = await loadConfig({ configPath: join(root, 'redocly.yaml') });
/** Creating the document calls no server. */
const unusedUrl = 'http://127.0.0.1:1';
const siteDir = mkdtempSync(join(tmpdir(), 'deckle-site-'));

/** Lints the API's document, for production and for a sandbox, with the rules of redocly.yaml. */
const problems = (
  await Promise.all([lintDocument('production', null), lintDocument('sandbox', unusedUrl)])
).flat();
rmSync(siteDir, { recursive: true });
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.exitCode = problems.length === 0 ? 0 : 1;

async function lintDocument(name: string, processorUrl: string | null): Promise<string[]> {
  const app = await buildApp({
    config: {
      publicUrl: 'https://deckle.example',
      trustProxy: false,
      sandbox: processorUrl !== null,
    },
    productApiUrl: unusedUrl,
    sessionKeys: [randomBytes(32)],
    outboxUrl: null,
    processorUrl,
    siteDir,
    logger: pino({ level: 'silent' }),
  });
  await app.ready();
  const source = JSON.stringify(app.swagger());
  await app.close();
  const found = await lintFromString({ source, absoluteRef: join(root, `${name}.json`), config });
  return found.map(
    ({ severity, ruleId, message, location }) =>
      `${name} ${location[0]?.pointer ?? ''}: ${severity} ${ruleId}: ${message}`,
  );
}
