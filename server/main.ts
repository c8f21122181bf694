import { extname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { product } from '../shared/product.ts';
import { buildApp, builtSite } from './app.ts';
import { loadSessionKeys } from './auth/session-keys.ts';
import { type Config, ConfigError, readConfig, type Seed, withPort } from './config.ts';
import { startEmbeddedProductApi } from './start/embedded-product-api.ts';
import { freePort } from './start/free-port.ts';
import { createLogger } from './start/logger.ts';
import { lacksProvider, socialWith, tokenChecksOf } from './start/sandbox-sign-in.ts';
import { describeStep } from './start/steps.ts';

/** Less than the ten seconds after which process managers kill a process. */
const stopAtMost = 9_000;
/** A balancer that probes every second sees in this time that the process is not ready. */
const drainMs = 1_500;
/** Started by their paths, in the sources or in dist: the product does not import the demo. */
const mainIn = (folder: string) =>
  join(import.meta.dirname, '..', folder, `main${extname(import.meta.filename)}`);
const productApis: Readonly<Record<Seed, string>> = {
  demo: mainIn('demo'),
  none: mainIn('product-api'),
};

const settings = await readSettings();
const isForPeople = process.stdout.isTTY;
/** A person at a terminal reads problems only; a log collector gets every request. */
const logLevel = settings.logLevel ?? (isForPeople ? 'warn' : 'info');
const log = createLogger(logLevel);
const undos: (() => Promise<unknown>)[] = [];
let stopping: Promise<void> | null = null;
let isListening = false;

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, onSignal);
await start().catch(giveUp);

async function readSettings(): Promise<Config> {
  try {
    const config = readConfig();
    return withPort(config, config.port === 0 ? await freePort(config.host) : config.port);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

async function start(): Promise<void> {
  const outbox = settings.smtpUrl === null && settings.sandbox ? await startSandboxOutbox() : null;
  if (!outbox && settings.smtpUrl === null && settings.productApiUrl === null) {
    log.warn(
      { event: 'mail.not-configured' },
      'SMTP_URL is not set: no e-mail address can be confirmed',
    );
  }
  const isEmbedded = settings.productApiUrl === null;
  const needsProcessor = isEmbedded && !settings.hasStripe && settings.sandbox;
  const processor = needsProcessor ? await startSandboxProcessor() : null;
  const openId = isEmbedded && settings.sandbox ? await startSandboxSignIn() : null;
  const [sessionKeys, productApiUrl] = await Promise.all([
    settings.sessionKeys ?? loadSessionKeys(settings.dataDir),
    settings.productApiUrl ??
      startProductApi(
        outbox?.smtpUrl ?? settings.smtpUrl,
        processor?.url ?? null,
        tokenChecksOf(settings.social, openId),
      ),
  ]);
  if (stopping) return;

  const app = await buildApp({
    config: settings,
    productApiUrl,
    sessionKeys,
    outboxUrl: outbox?.httpUrl ?? null,
    processorUrl: processor?.url ?? null,
    openIdUrl: openId?.httpUrl ?? null,
    social: socialWith(settings.social, openId),
    gatePassword: settings.gatePassword,
    metricsToken: settings.metricsToken,
    siteDir: builtSite,
    logger: log,
    isStopping: () => stopping !== null,
  });
  undos.push(async () => {
    const timer = setTimeout(() => app.server.closeAllConnections(), stopAtMost / 2);
    await app.close();
    clearTimeout(timer);
  });
  await app.listen({ port: settings.port, host: settings.host });
  isListening = true;
  const { publicUrl, port, host } = settings;
  log.info({ event: 'listening', publicUrl, host, port }, `${product.name} is at ${publicUrl}`);
  sayToPeople(`\n  ${product.name} is at ${publicUrl}\n  Ctrl-C stops it.\n`);
}

/** Parts of the sandbox are imported where they are used: a real marketplace has none. */
async function startSandboxOutbox() {
  const { startOutbox } = await import('../sandbox/outbox/start-outbox.ts');
  const outbox = await startOutbox(settings);
  undos.push(() => outbox.stop());
  return outbox;
}

async function startSandboxProcessor() {
  const { startProcessor } = await import('../sandbox/processor/start-processor.ts');
  const processor = await startProcessor(settings);
  undos.push(() => processor.stop());
  return processor;
}

async function startSandboxSignIn() {
  const { publicUrl, social } = settings;
  if (!lacksProvider(social)) return null;
  const { startOpenId } = await import('../sandbox/openid/start-openid.ts');
  const openId = await startOpenId({ siteUrl: publicUrl, pagesUrl: publicUrl });
  undos.push(() => openId.stop());
  return openId;
}

async function startProductApi(
  smtpUrl: string | null,
  processorUrl: string | null,
  tokenChecks: Readonly<Record<string, string>>,
): Promise<string> {
  const { inherited, dataDir, databaseUrl, publicUrl } = settings;
  const embedded = startEmbeddedProductApi({
    entry: productApis[settings.seed],
    environment: {
      ...inherited,
      DATA_DIR: dataDir,
      PUBLIC_URL: publicUrl,
      LOG_LEVEL: logLevel,
      ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
      ...(smtpUrl === null ? {} : { SMTP_URL: smtpUrl }),
      ...(processorUrl === null ? {} : { SANDBOX_PROCESSOR_URL: processorUrl }),
      ...tokenChecks,
    },
    log,
    onStep: (step) => sayToPeople(`  ${describeStep(step)}`),
  });
  undos.push(() => embedded.stop());
  return (await embedded.ready).url;
}

function onSignal(signal: NodeJS.Signals): void {
  if (stopping) process.exit(130);
  stopping = stop(signal);
}

/**
 * Stops in reverse order of the start, so that no request loses what answers it. After SIGTERM it
 * first serves on until a balancer has seen that it is not ready.
 */
async function stop(reason: string): Promise<void> {
  log.info({ event: 'stopping', reason }, 'stopping');
  const late = setTimeout(() => {
    log.error({ event: 'stopped-late' }, 'not everything stopped in time');
    process.exit(0);
  }, stopAtMost);
  if (isListening && reason === 'SIGTERM') await sleep(drainMs);
  for (const undo of undos.reverse()) {
    await undo().catch((err: unknown) => log.error({ event: 'stop-failed', err }, 'stop failed'));
  }
  clearTimeout(late);
  log.info({ event: 'stopped' }, 'stopped');
  process.exit();
}

function giveUp(error: unknown): void {
  if (stopping) return;
  const isPortTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  const message = isPortTaken
    ? `Port ${settings.port} is taken: stop what uses it, or set PORT to another.`
    : `${product.name} could not start: ${error instanceof Error ? error.message : error}`;
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
  stopping = stop('could not start');
}

function sayToPeople(line: string): void {
  if (isForPeople) process.stdout.write(`${line}\n`);
}
