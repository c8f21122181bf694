import type { Logger } from 'pino';
import type { Deps } from '../deps.ts';
import { dropExpired } from '../jobs/drop-expired.ts';
import { dropStale } from '../jobs/drop-stale.ts';
import { expireOrders } from '../jobs/expire-orders.ts';
import type { Job } from '../jobs/job-runner.ts';
import { sendEmails } from '../jobs/send-emails.ts';
import { openSmtp } from '../mail/smtp.ts';

export const sendEmailsJob = 'send-emails';
const second = 1000;

/** What goes on by itself. `close` is called when all of it has stopped. */
export function createJobs(
  deps: Deps,
  smtpUrl: string | null,
  log: Logger,
): { readonly list: readonly Job[]; close(): void } {
  const always: Job[] = [
    { name: 'expire-orders', pause: 5 * second, run: () => expireOrders(deps) },
    { name: 'drop-stale', pause: 3600 * second, run: () => dropStale(deps) },
    { name: 'drop-expired', pause: 3600 * second, run: () => dropExpired(deps) },
  ];
  if (smtpUrl === null) {
    log.warn({ event: 'mail.not-configured' }, 'SMTP_URL is not set: mail stays queued');
    return { list: always, close: () => undefined };
  }
  const { db, now, publicUrl } = deps;
  const smtp = openSmtp(smtpUrl, publicUrl);
  const run = () => sendEmails({ db, now, send: smtp.send, log });
  return {
    list: [...always, { name: sendEmailsJob, pause: 2 * second, run }],
    close: () => smtp.close(),
  };
}
