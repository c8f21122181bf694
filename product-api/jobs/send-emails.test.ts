import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { SMTPServer } from 'smtp-server';
import t from 'tap';
import { createTestDatabase } from '../../tests/support/database.ts';
import { openDatabase } from '../db/database.ts';
import { emails } from '../db/schema/people.ts';
import { enqueueEmail } from '../mail/enqueue-email.ts';
import { openSmtp } from '../mail/smtp.ts';
import { maxAttempts, sendEmails } from './send-emails.ts';

const log = pino({ level: 'silent' });

async function outbox(t: { teardown(undo: () => Promise<void>): void }) {
  const database = await createTestDatabase();
  const handle = openDatabase(database.url);
  t.teardown(async () => {
    await handle.close();
    await database.drop();
  });
  const { db } = handle;
  const queue = (name: string, unsubscribeLink?: string) =>
    db.transaction((tx) =>
      enqueueEmail(tx, {
        dedupeKey: name,
        recipient: `${name}@example.com`,
        subject: `Subject ${name}`,
        text: `Text ${name}`,
        html: `<p>${name}</p>`,
        ...(unsubscribeLink === undefined ? {} : { unsubscribeLink }),
      }),
    );
  return { db, queue };
}

t.test('mail goes out through a real mail server, once, and is emptied', async (t) => {
  const { db, queue } = await outbox(t);
  const received: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (chunk) => {
        text += chunk;
      });
      stream.on('end', () => {
        received.push(text);
        done();
      });
    },
  });
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
  const { port } = server.server.address() as { port: number };
  const smtp = openSmtp(`smtp://127.0.0.1:${port}`, {
    publicUrl: 'https://deckle.example',
    senderName: async () => 'Kiln & Ink',
  });
  t.teardown(async () => {
    smtp.close();
    await new Promise<void>((closed) => void server.close(closed));
  });
  const link = `https://deckle.example/unsubscribe?token=${'abc.'.repeat(60)}d`;
  await queue('ada', link);
  const deps = { db, now: () => new Date(), send: smtp.send, log };
  t.equal(await sendEmails(deps), 1);
  t.equal(await sendEmails(deps), 0);
  t.equal(received.length, 1);
  t.match(received[0], /^From: "Kiln & Ink" <no-reply@deckle\.example>/m);
  t.match(received[0], /^To: ada@example\.com/m);
  t.match(received[0], /^Subject: Subject ada/m);
  t.match(received[0], /^Message-ID: <[0-9a-f]{32}@deckle\.example>/m);
  t.match(received[0], `List-Unsubscribe: <${link}>\r\n`);
  t.match(received[0], '\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
  t.match(received[0], /Text ada/);
  const [kept] = await db.select().from(emails);
  t.match(kept, { text: '', html: '', unsubscribeLink: null, attempts: 1, sentAt: Date });
});

t.test('a refused mail is logged without its address', async (t) => {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, _session, done) => done(new Error(`nobody here is ${address}`)),
  });
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
  const { port } = server.server.address() as { port: number };
  const smtp = openSmtp(`smtp://127.0.0.1:${port}`, {
    publicUrl: 'https://deckle.example',
    senderName: async () => 'Kiln & Ink',
  });
  t.teardown(async () => {
    smtp.close();
    await new Promise<void>((closed) => void server.close(closed));
  });
  const mail = { dedupeKey: 'a', recipient: 'ada@x.org', subject: 's', text: 't', html: 'h' };
  const error = await smtp.send(mail, 'id').catch((reason: Error) => reason);
  t.match(error, { message: /did not take it: EENVELOPE 550/ });
  t.notMatch(String(error?.stack), /ada@/);
});

t.test('one event is mailed once', async (t) => {
  const { db, queue } = await outbox(t);
  await queue('ada');
  await queue('ada');
  t.equal(await db.$count(emails), 1);
});

t.test('what is rolled back is never sent', async (t) => {
  const { db } = await outbox(t);
  const mail = { dedupeKey: 'a', recipient: 'a@x.org', subject: '', text: '', html: '' };
  await t.rejects(
    db.transaction(async (tx) => {
      await enqueueEmail(tx, mail);
      throw new Error('changed my mind');
    }),
  );
  t.equal(await db.$count(emails), 0);
});

t.test('ten processes send each mail once', async (t) => {
  const { db, queue } = await outbox(t);
  for (let n = 0; n < 23; n++) await queue(`person${n}`);
  const sent: string[] = [];
  const send = async ({ recipient }: { recipient: string }) => {
    await sleep(5);
    sent.push(recipient);
  };
  const deps = { db, now: () => new Date(), send, log };
  await Promise.all(Array.from({ length: 10 }, () => sendEmails(deps)));
  t.equal(sent.length, 23);
  t.equal(new Set(sent).size, 23);
});

t.test(
  'a mail that is not taken is tried again, later each time, and given up at last',
  async (t) => {
    const { db, queue } = await outbox(t);
    await queue('ada');
    let now = new Date();
    let tries = 0;
    const send = async () => {
      tries += 1;
      throw new Error('450 try later');
    };
    const deps = { db, now: () => now, send, log };
    await sendEmails(deps);
    await sendEmails(deps);
    t.equal(tries, 1, 'not at once');
    const waits = [];
    for (let n = 0; n < maxAttempts + 5; n++) {
      const [mail] = await db.select().from(emails).where(eq(emails.recipient, 'ada@example.com'));
      waits.push(mail!.nextAttemptAt.getTime() - now.getTime());
      now = new Date(mail!.nextAttemptAt.getTime() + 1);
      await sendEmails(deps);
    }
    t.same(waits.slice(0, 3), [10_000, 20_000, 40_000]);
    t.equal(tries, maxAttempts);
    t.equal(await db.$count(emails, eq(emails.attempts, maxAttempts)), 1, 'and kept');
  },
);
