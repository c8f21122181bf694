import { mkdir } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { createAnalytics } from '../analytics.ts';
import { buildProductApi } from '../app.ts';
import { createSigningKeys } from '../auth/signing-keys.ts';
import { createSocialProviders } from '../auth/social/create-social-providers.ts';
import type { Config } from '../config.ts';
import { addInitialTexts } from '../content/add-initial-texts.ts';
import { openDatabase } from '../db/database.ts';
import { addInitialData } from '../db/initial-data.ts';
import { migrate } from '../db/migrate.ts';
import { storeSetUp } from '../db/site-settings.ts';
import type { Deps } from '../deps.ts';
import { startJobs } from '../jobs/job-runner.ts';
import type { DrawOriginal } from '../media/render-picture.ts';
import { openPayments } from '../payments/open-payments.ts';
import { createJobs, paymentTasksJob, sendEmailsJob } from './create-jobs.ts';
import { openDatabaseServer } from './open-database-server.ts';

/** Enough for the writes of the minutes in which an operator makes room. */
const leastFreeBytes = 64 * 1024 * 1024;

/** A catalogue that fills an empty marketplace. */
export type InitialCatalogue = {
  /** Fills a migrated database without a catalogue; leaves any other unchanged. */
  seed(
    databaseUrl: string,
    options: { readonly now: Date; readonly onProgress: (step: string) => void },
  ): Promise<unknown>;
  readonly drawOriginal: DrawOriginal;
};

type Startup = {
  readonly config: Config;
  /** null: an empty marketplace stays empty. */
  readonly catalogue: InitialCatalogue | null;
  readonly log: Logger;
  /** Called as each long step begins. */
  readonly onStep: (step: string) => void;
  /** Called between steps; throws to abort the start. */
  readonly checkpoint: () => void;
  /** Registers the undo of a step. They run in reverse order. */
  readonly onStop: (undo: () => Promise<void>) => void;
};

const shutdownGraceMs = 10_000;

/** Starts everything in order; returns the port. */
export async function startProductApi(startup: Startup): Promise<number> {
  const { config, catalogue, log, onStep, checkpoint, onStop } = startup;
  const now = () => new Date();

  await mkdir(config.dataDir, { recursive: true });

  onStep('database.starting');
  const server = await openDatabaseServer(config, (notice) =>
    log.warn({ event: 'database.notice' }, notice),
  );
  onStop(() => server.stop());
  checkpoint();

  onStep('database.migrating');
  await migrate(server.url, server.name);
  checkpoint();
  await catalogue?.seed(server.url, { now: now(), onProgress: onStep });
  checkpoint();

  const handle = openDatabase(server.url, 20);
  onStop(() => handle.close());
  await addInitialData(handle.db);
  await addInitialTexts(handle.db, { hasArticles: catalogue !== null });
  const payments = openPayments(config.payments);
  await storeSetUp(handle.db, {
    publicUrl: config.publicUrl,
    payments: payments?.port.name ?? '',
    mailHost: config.smtpUrl === null ? '' : new URL(config.smtpUrl).hostname,
  });
  const deps: Deps = {
    db: handle.db,
    pool: handle.pool,
    now,
    signingKeys: createSigningKeys(handle.db, now),
    flushOutbox: () => jobs.runNow(sendEmailsJob),
    flushPaymentTasks: () => jobs.runNow(paymentTasksJob),
    publicUrl: config.publicUrl,
    social: createSocialProviders(config.social, now),
    analytics: config.analytics && createAnalytics(config.analytics),
    payments,
    receivingAddress: config.receivingAddress,
    purchaseRules: { cardAt: payments?.port.name ?? null, ...config.newBuyers },
    drawOriginal: catalogue?.drawOriginal ?? null,
    dataDir: config.dataDir,
    trustProxy: config.trustProxy,
    leastFreeBytes,
  };
  const { list, close } = createJobs(deps, config, log);
  const jobs = startJobs(list, log);
  onStop(async () => {
    await jobs.stop();
    close();
  });

  const app = await buildProductApi(deps, { logger: log });
  onStop(async () => {
    const timer = setTimeout(() => app.server.closeAllConnections(), shutdownGraceMs);
    await app.close();
    clearTimeout(timer);
  });
  await app.listen({ port: config.port, host: config.host });
  return (app.server.address() as AddressInfo).port;
}
