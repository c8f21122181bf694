import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { type MessageStore, openMessageStore, type StoredMessage } from './message-store.ts';
import { basePath, listPage, messagePage, missingPage, stylesheet } from './pages.ts';

export type Outbox = {
  readonly smtpUrl: string;
  /** Serves the pages below `/sandbox/outbox`. */
  readonly httpUrl: string;
  stop(): Promise<void>;
};

const largestMessage = 1024 * 1024;

/**
 * A mail server for machines without one: accepts every message over SMTP, stores it in
 * `dataDir/outbox` and shows it. Both ports are free ones of the loopback interface.
 */
export async function startOutbox(options: { readonly dataDir: string }): Promise<Outbox> {
  const store = await openMessageStore(join(options.dataDir, 'outbox'));
  const smtp = await startSmtp(store);
  const http = createServer((request, response) => {
    respond(store, request.url ?? '/').then(
      ({ status, type, body }) => {
        response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
      },
      () => response.writeHead(500).end(),
    );
  });
  await listen(http);
  return {
    smtpUrl: `smtp://127.0.0.1:${portOf(smtp.server.address())}`,
    httpUrl: `http://127.0.0.1:${portOf(http.address())}`,
    async stop() {
      http.close();
      http.closeAllConnections();
      await new Promise<void>((resolve) => smtp.close(() => resolve()));
    },
  };
}

async function startSmtp(store: MessageStore): Promise<SMTPServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: largestMessage,
    onData(stream, _session, done) {
      buffer(stream)
        .then((raw) => store.add(raw))
        .then(
          () => done(),
          (error: Error) => done(error),
        );
    },
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  return server;
}

type Answer = { readonly status: number; readonly type: string; readonly body: string };

async function respond(store: MessageStore, url: string): Promise<Answer> {
  const html = 'text/html; charset=utf-8';
  const { pathname } = new URL(url, 'http://outbox.invalid');
  const rest = pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length + 1) : null;
  if (pathname === basePath || rest === '') {
    return { status: 200, type: html, body: listPage(await store.list()) };
  }
  if (rest === 'style.css') {
    return { status: 200, type: 'text/css; charset=utf-8', body: stylesheet };
  }
  if (rest === 'messages.json') {
    return json(await store.list());
  }
  if (rest?.startsWith('to/')) {
    const address = rest.slice('to/'.length);
    return json((await store.list()).filter(({ to }) => to === address));
  }
  const message = rest === null ? null : await store.find(rest);
  return message
    ? { status: 200, type: html, body: messagePage(message) }
    : { status: 404, type: html, body: missingPage() };
}

function json(messages: readonly StoredMessage[]): Answer {
  return { status: 200, type: 'application/json', body: JSON.stringify(messages) };
}

async function listen(server: Server): Promise<void> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('not listening on a port');
  return address.port;
}
