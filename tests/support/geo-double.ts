import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Test } from 'tap';

/** A body, a status, a late or missing answer, or a broken connection. */
export type GeoAnswer =
  | { readonly body: unknown; readonly status?: number; readonly afterMs?: number }
  | { readonly by: (response: ServerResponse) => void }
  | 'silent'
  | 'reset';

export type GeoDouble = {
  /** The value for GEO_API_URL. */
  readonly url: string;
  /** The requested paths. */
  readonly asked: string[];
  answer(next: GeoAnswer): void;
};

/** A double of the geolocation service over real HTTP, with faults. */
export async function startGeoDouble(t: Pick<Test, 'teardown'>): Promise<GeoDouble> {
  const asked: string[] = [];
  let answer: GeoAnswer = { body: { country_code: 'DE' } };
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    send(response, answer);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.teardown(() => {
    server.close();
    server.closeAllConnections();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/json/{ip}?token=canary-token`,
    asked,
    answer: (next) => {
      answer = next;
    },
  };
}

function send(response: ServerResponse, answer: GeoAnswer): void {
  if (answer === 'silent') return;
  if (answer === 'reset') {
    response.socket?.resetAndDestroy();
    return;
  }
  if ('by' in answer) {
    answer.by(response);
    return;
  }
  const { body, status = 200, afterMs = 0 } = answer;
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  setTimeout(() => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(text);
  }, afterMs);
}
