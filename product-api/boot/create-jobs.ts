import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { readSiteName } from '../db/site-name.ts';
import type { Deps } from '../deps.ts';
import { applyAwayDates } from '../jobs/apply-away-dates.ts';
import { applyBlocks } from '../jobs/apply-blocks.ts';
import { deleteExpired } from '../jobs/delete-expired.ts';
import { deleteStale } from '../jobs/delete-stale.ts';
import { endPauses } from '../jobs/end-pauses.ts';
import { enforceCaseDeadlines } from '../jobs/enforce-case-deadlines.ts';
import { enforceDeadlines } from '../jobs/enforce-deadlines.ts';
import { expireOrders } from '../jobs/expire-orders.ts';
import { expireOldProposals } from '../jobs/expire-proposals.ts';
import { failUnpaidOrders } from '../jobs/fail-unpaid-orders.ts';
import type { JobDeps } from '../jobs/for-each-record.ts';
import type { Job } from '../jobs/job-runner.ts';
import { notifyEntrants } from '../jobs/notify-entrants.ts';
import { notifyFollowers } from '../jobs/notify-followers.ts';
import { reconcile } from '../jobs/reconcile.ts';
import { createRatesRefresh } from '../jobs/refresh-rates.ts';
import { releasePayouts } from '../jobs/release-payouts.ts';
import { remindOfExpiry } from '../jobs/remind-of-expiry.ts';
import { remindOfReleases } from '../jobs/remind-of-releases.ts';
import { runImports } from '../jobs/run-imports.ts';
import { findSavedCards, runPaymentTasks } from '../jobs/run-payment-tasks.ts';
import { sendEmails } from '../jobs/send-emails.ts';
import { sweepImportPictures } from '../jobs/sweep-import-pictures.ts';
import { sweepImports } from '../jobs/sweep-imports.ts';
import { sweepUploads } from '../jobs/sweep-uploads.ts';
import { watchJob } from '../jobs/watch-job.ts';
import { openSmtp } from '../mail/smtp.ts';
import { refreshMarketReport } from '../queries/market-report.ts';
import { refreshFigures } from '../queries/read-figures.ts';

export const sendEmailsJob = 'send-emails';
export const paymentTasksJob = 'run-payment-tasks';
const second = 1000;

/** The background jobs. Call `close` after all of them have stopped. */
export function createJobs(
  deps: Deps,
  { smtpUrl, ratesFeed }: Pick<Config, 'smtpUrl' | 'ratesFeed'>,
  log: Logger,
): { readonly list: readonly Job[]; close(): void } {
  const logged = { ...deps, log };
  const always: Job[] = [
    { name: 'expire-orders', pause: 5 * second, run: () => expireOrders(logged) },
    { name: 'apply-away-dates', pause: 5 * second, run: () => applyAwayDates(logged) },
    { name: 'apply-blocks', pause: 5 * second, run: () => applyBlocks(logged) },
    { name: 'remind-of-expiry', pause: 60 * second, run: () => remindOfExpiry(deps) },
    { name: 'enforce-deadlines', pause: 60 * second, run: () => keepDeadlines(logged) },
    { name: 'enforce-case-deadlines', pause: 60 * second, run: () => enforceCaseDeadlines(logged) },
    { name: 'release-payouts', pause: 60 * second, run: () => releasePayouts(logged) },
    { name: 'end-pauses', pause: 60 * second, run: () => endPauses(logged) },
    { name: 'expire-proposals', pause: 60 * second, run: () => expireOldProposals(deps) },
    { name: 'notify-followers', pause: 2 * second, run: () => notifyFollowers(deps) },
    { name: 'notify-entrants', pause: 10 * second, run: () => notifyEntrants(deps) },
    { name: 'remind-of-releases', pause: 60 * second, run: () => remindOfReleases(deps) },
    { name: 'run-imports', pause: second, run: () => runImports(logged) },
    { name: 'report-market', pause: 60 * second, run: () => refreshMarketReport(deps) },
    { name: 'make-figures', pause: 300 * second, run: () => refreshFigures(deps) },
    { name: 'delete-stale', pause: 3600 * second, run: () => deleteStale(deps) },
    { name: 'sweep-uploads', pause: 6 * 3600 * second, run: () => sweepUploads(logged) },
    { name: 'sweep-imports', pause: 6 * 3600 * second, run: () => sweepImports(deps) },
    {
      name: 'sweep-import-pictures',
      pause: 6 * 3600 * second,
      run: () => sweepImportPictures(deps),
    },
    { name: 'delete-expired', pause: 3600 * second, run: () => deleteExpired(deps) },
  ];
  const watched = (jobs: readonly Job[]) => jobs.map((job) => watchJob(job, deps));
  const beside = [...paymentJobs(deps, log), ...ratesJobs(ratesFeed, deps, log)];
  if (smtpUrl === null) {
    log.warn({ event: 'mail.not-configured' }, 'SMTP_URL is not set: mail stays queued');
    return { list: watched([...always, ...beside]), close: () => undefined };
  }
  const { db, now, publicUrl } = deps;
  const smtp = openSmtp(smtpUrl, { publicUrl, senderName: () => readSiteName(db) });
  const run = () => sendEmails({ db, now, send: smtp.send, log });
  return {
    list: watched([...always, ...beside, { name: sendEmailsJob, pause: 2 * second, run }]),
    close: () => smtp.close(),
  };
}

async function keepDeadlines(deps: JobDeps): Promise<void> {
  const { notReceived } = await enforceDeadlines(deps);
  for (const orderId of notReceived) {
    deps.log.error({ event: 'order.not-received', orderId }, 'a parcel has not arrived in time');
  }
}

function paymentJobs(deps: Deps, log: Logger): Job[] {
  if (deps.payments === null) {
    log.warn({ event: 'payments.not-configured' }, 'no card processor: orders wait for operators');
    return [];
  }
  const money = { ...deps, payments: deps.payments.port, log };
  return [
    { name: paymentTasksJob, pause: 2 * second, run: () => runPaymentTasks(money) },
    { name: 'find-saved-cards', pause: 5 * second, run: () => findSavedCards(money) },
    { name: 'reconcile', pause: 3600 * second, run: () => reconcile(money) },
    { name: 'fail-unpaid-orders', pause: 60 * second, run: () => failUnpaidOrders(money) },
  ];
}

function ratesJobs(feed: Config['ratesFeed'], deps: Deps, log: Logger): Job[] {
  if (feed !== null) {
    const run = createRatesRefresh(feed, { ...deps, log });
    return [{ name: 'refresh-rates', pause: 5 * 60 * second, run }];
  }
  if (deps.payments?.port.name === 'stripe') {
    log.warn(
      { event: 'rates.not-configured' },
      'RATES_FEED_URL is not set: people are charged at the exchange rates of the initial data',
    );
  }
  return [];
}
