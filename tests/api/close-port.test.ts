import { setImmediate as nextTurn } from 'node:timers/promises';
import t from 'tap';
import { startBff } from '../support/bff.ts';
import { listenOn, openSocket, sendRaw } from '../support/raw-http.ts';

/** Longer than any answer takes on a busy machine. */
const patienceMs = 60_000;
/** Several times longer than the pause after which the port closes. */
const comingMs = 200;

/** The status that a new connection gets, undefined if it is reset, or why there is none. */
function outcomeOf(port: number, path: string): Promise<number | string | undefined> {
  const bytes = `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;
  return sendRaw(port, bytes, patienceMs).then(
    ({ answers: [answer] }) => answer?.status,
    ({ code }: NodeJS.ErrnoException) => code,
  );
}

t.test('closing the port resets no connection that waits or comes meanwhile', async (t) => {
  const { app } = await startBff(t);
  const port = await listenOn(app);
  const outcomes = Array.from({ length: 20 }, () => outcomeOf(port, '/api/session'));
  const until = performance.now() + comingMs;
  const isClosed = app.close();
  // One event loop for both sides: what connects in a turn waits for a later one of the server.
  while (performance.now() < until) {
    outcomes.push(outcomeOf(port, '/healthz'));
    await nextTurn();
  }
  await isClosed;
  t.strictSame(new Set(await Promise.all(outcomes)), new Set([200]));
  await t.rejects(openSocket(port), { code: 'ECONNREFUSED' });
});

t.test('while it stops, each answer closes its connection', async (t) => {
  let isStopping = false;
  const bff = await startBff(t, { isStopping: () => isStopping });
  const connection = async () => (await bff.call('GET', '/api/session')).headers.connection;
  t.not(await connection(), 'close');
  isStopping = true;
  t.equal(await connection(), 'close');
});
