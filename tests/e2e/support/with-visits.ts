import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { startDeckle } from '../../support/start-deckle.ts';
import { test as base } from './test.ts';

type Event = { readonly client_id: string; readonly events: readonly { readonly name: string }[] };

type Elsewhere = {
  /** Events that the analytics service received. */
  readonly counted: Event[];
  readonly host: string;
  /** Whether the chat's page stops answering. */
  hush(isSilent: boolean): void;
};

const chatPage = `<!doctype html><html lang="en"><head><title>Chat</title></head>
<body><h1>How can we help?</h1><label>Message <input></label></body></html>`;

/** The analytics service and the support chat, on another origin. */
async function startElsewhere() {
  const counted: Event[] = [];
  let isSilent = false;
  const server = createServer(async (request, response) => {
    if (request.method === 'POST') {
      counted.push(JSON.parse(await text(request)));
      response.writeHead(204).end();
    } else if (!isSilent) response.setHeader('content-type', 'text/html').end(chatPage);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `localhost:${(server.address() as AddressInfo).port}`;
  const elsewhere: Elsewhere = {
    counted,
    host,
    hush: (value) => {
      isSilent = value;
    },
  };
  return { elsewhere, server };
}

type Site = { readonly url: string; readonly dataDir: string; readonly elsewhere: Elsewhere };

/** A marketplace with analytics, a support chat and an external help centre. */
export const test = base.extend<{ elsewhere: Elsewhere }, { site: Site }>({
  site: [
    async ({}, use) => {
      const { elsewhere, server } = await startElsewhere();
      const deckle = await startDeckle({
        GA_MEASUREMENT_ID: 'G-E2E',
        GA_API_SECRET: 'a-secret',
        GA_COLLECT_URL: `http://${elsewhere.host}/collect`,
        SUPPORT_WIDGET_URL: `http://${elsewhere.host}/chat`,
        HELP_URL: 'https://help.example/',
      });
      await use({ url: deckle.url, dataDir: deckle.dataDir, elsewhere });
      await deckle.stop();
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  elsewhere: async ({ site }, use) => {
    await use(site.elsewhere);
    site.elsewhere.hush(false);
  },
});
