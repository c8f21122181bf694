import { request } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import t from 'tap';
import { ownHeaders, startBff } from '../support/bff.ts';
import { listenOn } from '../support/raw-http.ts';

/** The status that a new connection gets, or the code of its failure. */
function outcomeOf(port: number, path: string): Promise<string> {
  return new Promise((resolve) => {
    const headers = { host: 'localhost', ...ownHeaders };
    const asked = request({ host: '127.0.0.1', port, path, headers, agent: false }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(String(answer.statusCode)));
      answer.once('error', (error: NodeJS.ErrnoException) => resolve(`body: ${error.code}`));
    });
    asked.once('error', (error: NodeJS.ErrnoException) => resolve(String(error.code)));
    asked.end();
  });
}

t.test('closing the port resets no connection that waits or comes meanwhile', async (t) => {
  const { app } = await startBff(t);
  const port = await listenOn(app);
  const outcomes: Promise<string>[] = [];
  const connect = () => {
    const path = outcomes.length % 3 === 0 ? '/api/session' : '/healthz';
    outcomes.push(outcomeOf(port, path));
  };
  const isClosed = app.close();
  // One event loop for both sides: what connects in a turn waits until the server's next one.
  for (let turn = 0; turn < 30; turn += 1) {
    for (let at = 0; at < 5; at += 1) connect();
    await nextTurn();
  }
  await isClosed;
  t.strictSame(new Set(await Promise.all(outcomes)), new Set(['200']));
  t.equal(await outcomeOf(port, '/healthz'), 'ECONNREFUSED');
});
