import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import nodemailer from 'nodemailer';
import t from 'tap';
import { openMessageStore } from './message-store.ts';
import { startOutbox } from './start-outbox.ts';

t.test('a sent message', async (t) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'deckle-outbox-'));
  let outbox = await startOutbox({ dataDir });
  t.teardown(async () => {
    await outbox.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const get = async (path: string) => {
    const answer = await fetch(`${outbox.httpUrl}${path}`);
    return { status: answer.status, body: await answer.text() };
  };

  t.match(await get('/sandbox/outbox'), { status: 200, body: /Nothing has been sent yet/ });

  await nodemailer.createTransport(outbox.smtpUrl).sendMail({
    from: 'deckle@deckle.example',
    to: 'ada@collector.example',
    subject: 'Ünïcode <b>subject</b>',
    text: 'Follow http://localhost:3000/confirm-email?confirmation=a-b&redirectTo=%2Fx now <script>',
  });

  t.test('is listed, escaped', async (t) => {
    const { body } = await get('/sandbox/outbox');
    t.match(body, 'Ünïcode &lt;b&gt;subject&lt;/b&gt;');
    t.match(body, 'ada@collector.example');
  });

  t.test('shows its text with links that can be followed, and no markup of its own', async (t) => {
    const [message] = JSON.parse((await get('/sandbox/outbox/messages.json')).body);
    const { status, body } = await get(`/sandbox/outbox/${message.id}`);
    t.equal(status, 200);
    t.match(
      body,
      'href="http://localhost:3000/confirm-email?confirmation=a-b&amp;redirectTo=%2Fx"',
    );
    t.notMatch(body, '<script>');
  });

  t.test('is found by its address', async (t) => {
    const sentTo = async (address: string) =>
      JSON.parse((await get(`/sandbox/outbox/to/${address}`)).body).length;
    t.equal(await sentTo('ada@collector.example'), 1);
    t.equal(await sentTo('bea@collector.example'), 0);
  });

  t.test('is there after a restart', async (t) => {
    await outbox.stop();
    outbox = await startOutbox({ dataDir });
    t.match((await get('/sandbox/outbox')).body, 'ada@collector.example');
  });

  t.test('is gone once newer ones have taken its place', async (t) => {
    const store = await openMessageStore(join(dataDir, 'few'), 2);
    const newest = [];
    for (const subject of ['first', 'second', 'third']) {
      await store.add(Buffer.from(`Subject: ${subject}\r\n\r\nHello`));
      newest.push((await store.list())[0]);
      await sleep(2);
    }
    const [first, second, third] = newest;
    t.match(first, { subject: 'first' });
    t.same(await store.list(), [third, second]);
    t.equal(await store.find(String(first?.id)), null);
  });

  t.test('is listed while more are stored than are kept', async (t) => {
    const directory = join(dataDir, 'many');
    const before = await openMessageStore(directory);
    for (const subject of ['first', 'second', 'third']) {
      await before.add(Buffer.from(`Subject: ${subject}\r\n\r\nHello`));
    }
    const after = await openMessageStore(directory, 2);
    t.same(await after.list(), await before.list());
  });

  t.test('cannot be asked for by a path of another kind', async (t) => {
    for (const path of ['/', '/sandbox/outbox/..%2f..%2fpostgres-password', '/sandbox/outbox/x']) {
      t.equal((await get(path)).status, 404, path);
    }
  });
});
