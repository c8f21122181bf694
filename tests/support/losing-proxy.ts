import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Test } from 'tap';
import { request } from 'undici';

export type LosingProxy = {
  readonly url: string;
  /** Calls whose work was done and whose answer went nowhere. */
  readonly lost: string[];
  /** 'POST /api/bids/\d+/place': their answers are lost from here on; null: none are. */
  lose(calls: RegExp | null): void;
  /** Likewise done, and answered by a page of the proxy's own with this status. */
  answerInstead(calls: RegExp, status: number): void;
};

/** Stands before a product API: everything is done as asked, and of some nobody hears. */
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
