import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Test } from 'tap';
import { request } from 'undici';

export type LosingProxy = {
  readonly url: string;
  /** Calls that were executed and whose answer was lost. */
  readonly lost: string[];
  /** Loses the answers of matching calls, such as 'POST /api/bids/\d+/place'; null: of none. */
  lose(calls: RegExp | null): void;
  /** Executes matching calls, and answers with a proxy's error page of this status. */
  answerInstead(calls: RegExp, status: number): void;
};

/** A proxy before a product API: forwards every call, and loses some of the answers. */
export async function startLosingProxy(t: Test, upstream: string): Promise<LosingProxy> {
  const lost: string[] = [];
  let losing: RegExp | null = null;
  let instead: { readonly calls: RegExp; readonly status: number } | null = null;
  const server = createServer(async (incoming, response) => {
    const { method = 'GET', url = '/' } = incoming;
    const { host: _host, connection: _connection, ...headers } = incoming.headers;
    const sent = await text(incoming);
    const answer = await request(`${upstream}${url}`, {
      method: method as 'GET',
      headers,
      ...(sent === '' ? {} : { body: sent }),
    });
    const body = await answer.body.text();
    if (losing?.test(`${method} ${url}`)) {
      lost.push(`${method} ${url}`);
      response.socket?.resetAndDestroy();
      return;
    }
    if (instead?.calls.test(`${method} ${url}`)) {
      response.writeHead(instead.status, { 'content-type': 'text/html' }).end('<h1>Proxy</h1>');
      return;
    }
    response.writeHead(answer.statusCode, { 'content-type': 'application/json' }).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.teardown(() => {
    server.close();
    server.closeAllConnections();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lost,
    lose: (calls) => {
      losing = calls;
    },
    answerInstead: (calls, status) => {
      instead = { calls, status };
    },
  };
}
