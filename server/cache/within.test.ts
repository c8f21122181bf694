import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, createServer } from 'node:net';
import t from 'tap';
import { within } from './within.ts';

const after = <Value>(ms: number, value: Value) =>
  new Promise<Value>((resolve) => setTimeout(resolve, ms, value));

t.test('takes what comes in time, and does without what does not', async (t) => {
  t.equal(await within(1_000, after(5, 'in time'), 'late'), 'in time');
  t.equal(await within(40, new Promise(() => undefined), 'late'), 'late');
  await t.rejects(within(1_000, Promise.reject(new Error('down')), 'late'), /down/);
});

t.test('an answer that came while this process was busy is not late', async (t) => {
  const server = createServer((socket) => socket.end('answer')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.teardown(() => server.close());
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const answer = once(socket, 'data').then(([data]) => String(data));
  const outcome = within(60, answer, 'late');
  const busyUntil = performance.now() + 200;
  while (performance.now() < busyUntil);
  t.equal(await outcome, 'answer');
});
