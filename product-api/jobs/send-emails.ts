import { createHash } from 'node:crypto';
import { and, asc, eq, isNull, lt, lte } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database, Transaction } from '../db/database.ts';
import { emails } from '../db/schema/people.ts';
import type { SendMail } from '../mail/smtp.ts';

type EmailRow = typeof emails.$inferSelect;

const batchSize = 5;
/** The waits add up to about three days; after that an operator has to act. */
export const maxAttempts = 20;
const maxDelay = 6 * 3_600_000;

/**
 * Sends the mails of the outbox; returns how many. Rows are locked until their mail is accepted, so
 * that several processes do not send one twice; after a crash the equal Message-ID shows the
 * duplicate. Sent mails are emptied, because their links open accounts.
 */
export async function sendEmails(deps: {
  readonly db: Database;
  readonly now: () => Date;
  readonly send: SendMail;
  readonly log: FastifyBaseLogger;
}): Promise<number> {
  let sent = 0;
  for (;;) {
    const batch = await deps.db.transaction(async (tx) => {
      const waiting = await lockQueued(tx, deps.now());
      const outcomes = await Promise.allSettled(
        waiting.map((email) => deps.send(email, messageIdOf(email))),
      );
      for (const [index, email] of waiting.entries()) {
        await recordOutcome(tx, email, outcomes[index], deps);
      }
      return outcomes.map(({ status }) => status);
    });
    sent += batch.filter((status) => status === 'fulfilled').length;
    if (batch.length < batchSize) return sent;
  }
}

function lockQueued(tx: Transaction, now: Date): Promise<EmailRow[]> {
  return tx
    .select()
    .from(emails)
    .where(
      and(isNull(emails.sentAt), lte(emails.nextAttemptAt, now), lt(emails.attempts, maxAttempts)),
    )
    .orderBy(asc(emails.nextAttemptAt), asc(emails.id))
    .limit(batchSize)
    .for('update', { skipLocked: true });
}

async function recordOutcome(
  tx: Transaction,
  email: EmailRow,
  outcome: PromiseSettledResult<void> | undefined,
  { now, log }: Pick<Parameters<typeof sendEmails>[0], 'now' | 'log'>,
): Promise<void> {
  const attempts = email.attempts + 1;
  const named = { emailId: email.id, attempts };
  if (outcome?.status === 'fulfilled') {
    const sent = {
      attempts,
      sentAt: now(),
      text: '',
      html: '',
      unsubscribeLink: null,
      failure: null,
    };
    await tx.update(emails).set(sent).where(eq(emails.id, email.id));
    log.info({ event: 'mail.sent', ...named }, 'mail sent');
    return;
  }
  const isLast = attempts >= maxAttempts;
  const event = isLast ? 'mail.given-up' : 'mail.failed';
  log[isLast ? 'error' : 'warn']({ err: outcome?.reason, event, ...named }, 'a mail was not taken');
  const nextAttemptAt = new Date(now().getTime() + retryDelay(attempts));
  const failure = outcome?.reason instanceof Error ? outcome.reason.message.slice(0, 200) : null;
  await tx.update(emails).set({ attempts, nextAttemptAt, failure }).where(eq(emails.id, email.id));
}

/** 10 seconds, doubled each time, up to six hours. */
function retryDelay(attempts: number): number {
  return Math.min(10_000 * 2 ** (attempts - 1), maxDelay);
}

function messageIdOf(email: EmailRow): string {
  return createHash('sha256').update(email.dedupeKey).digest('hex').slice(0, 32);
}
