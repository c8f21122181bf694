import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import t from 'tap';
import { errorBody } from '../../shared/contracts/error.ts';
import { noSourcePolicy, protectionIn } from '../../tests/support/protective-headers.ts';
import { refuseEarly } from './refuse-early.ts';

t.test('refuses with the error of all calls, when to come again, and protected', async (t) => {
  const refused: string[] = [];
  const server = createServer((_request, response) => void response.end('served'));
  refuseEarly(
    server,
    ({ url }) => url !== '/free',
    (id) => void refused.push(id),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.teardown(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const answer = await fetch(`${address}/api/home`);
  t.equal(answer.status, 503);
  const headers = Object.fromEntries(answer.headers);
  t.strictSame(protectionIn(headers), {
    'content-security-policy': noSourcePolicy,
    'x-content-type-options': 'nosniff',
  });
  t.equal(headers['cache-control'], 'no-store');
  t.equal(headers['retry-after'], '2');
  const { error } = errorBody.parse(await answer.json());
  t.equal(error.code, 'overloaded');
  t.strictSame([error.requestId, headers['x-request-id']], [...refused, ...refused]);
  t.equal(await (await fetch(`${address}/free`)).text(), 'served');
  t.equal(refused.length, 1);
});
