import type { Logger } from 'pino';
import type { Deps } from '../deps.ts';
import { dropExpired } from '../jobs/drop-expired.ts';
import { dropStale } from '../jobs/drop-stale.ts';
import { expireOrders } from '../jobs/expire-orders.ts';
import { failUnpaidOrders } from '../jobs/fail-unpaid-orders.ts';
import type { Job } from '../jobs/job-runner.ts';
import { keepDeadlines } from '../jobs/keep-deadlines.ts';
import { findSavedCards, moveMoney } from '../jobs/move-money.ts';
import { remindOfExpiry } from '../jobs/remind-of-expiry.ts';
import { remindOfReleases } from '../jobs/remind-of-releases.ts';
import { sendEmails } from '../jobs/send-emails.ts';
import { sweepUploads } from '../jobs/sweep-uploads.ts';
import { tellEntrants } from '../jobs/tell-entrants.ts';
import { tellFollowers } from '../jobs/tell-followers.ts';
import { openSmtp } from '../mail/smtp.ts';

export const sendEmailsJob = 'send-emails';
export const moveMoneyJob = 'move-money';
const second = 1000;

/** What goes on by itself. `close` is called when all of it has stopped. */
export function createJobs(
  deps: Deps,
  smtpUrl: string | null,
  log: Logger,
): { readonly list: readonly Job[]; close(): void } {
  const always: Job[] = [
    { name: 'expire-orders', pause: 5 * second, run: () => expireOrders(deps) },
    { name: 'remind-of-expiry', pause: 60 * second, run: () => remindOfExpiry(deps) },
    { name: 'keep-deadlines', pause: 60 * second, run: () => keepDeadlines(deps) },
    { name: 'tell-followers', pause: 2 * second, run: () => tellFollowers(deps) },
    { name: 'tell-entrants', pause: 10 * second, run: () => tellEntrants(deps) },
    { name: 'remind-of-releases', pause: 60 * second, run: () => remindOfReleases(deps) },
    { name: 'drop-stale', pause: 3600 * second, run: () => dropStale(deps) },
    { name: 'sweep-uploads', pause: 6 * 3600 * second, run: () => sweepUploads({ ...deps, log }) },
    { name: 'drop-expired', pause: 3600 * second, run: () => dropExpired(deps) },
  ];
  if (smtpUrl === null) {
    log.warn({ event: 'mail.not-configured' }, 'SMTP_URL is not set: mail stays queued');
    return { list: [...always, ...paymentJobs(deps, log)], close: () => undefined };
  }
  const { db, now, publicUrl } = deps;
  const smtp = openSmtp(smtpUrl, publicUrl);
  const run = () => sendEmails({ db, now, send: smtp.send, log });
  return {
    list: [...always, ...paymentJobs(deps, log), { name: sendEmailsJob, pause: 2 * second, run }],
    close: () => smtp.close(),
  };
}

function paymentJobs(deps: Deps, log: Logger): Job[] {
  if (deps.payments === null) {
    log.warn({ event: 'payments.not-configured' }, 'no card processor: orders wait for operators');
    return [];
  }
  const money = { ...deps, payments: deps.payments.port, log };
  return [
    { name: moveMoneyJob, pause: 2 * second, run: () => moveMoney(money) },
    { name: 'find-saved-cards', pause: 5 * second, run: () => findSavedCards(money) },
    { name: 'fail-unpaid-orders', pause: 60 * second, run: () => failUnpaidOrders(deps) },
  ];
}
