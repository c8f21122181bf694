import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { buildProductApi } from '../../product-api/app.ts';
import { createSigningKeys } from '../../product-api/auth/signing-keys.ts';
import { addInitialTexts } from '../../product-api/content/add-initial-texts.ts';
import { type DatabaseHandle, openDatabase } from '../../product-api/db/database.ts';
import type { App } from '../../product-api/deps.ts';
import { noPurchaseRules } from '../../product-api/payments/purchase-rules.ts';

export type ServedApi = {
  readonly app: App;
  readonly address: string;
  readonly database: DatabaseHandle;
  stop(): Promise<void>;
};

/** The product API over a socket, without jobs and log. */
export async function serveApi(
  databaseUrl: string,
  dataDir: string,
  connections: number,
): Promise<ServedApi> {
  const database = openDatabase(databaseUrl, connections);
  const { db, pool } = database;
  const now = () => new Date();
  const deps = {
    db,
    pool,
    now,
    signingKeys: createSigningKeys(db, now),
    flushOutbox: () => undefined,
    flushPaymentTasks: () => undefined,
    publicUrl: 'http://deckle.test',
    social: { google: null, apple: null },
    analytics: null,
    payments: null,
    purchaseRules: noPurchaseRules,
    receivingAddress: ['Deckle', '9 Receiving Row', 'Leeds'],
    drawOriginal: null,
    dataDir,
    trustProxy: ['loopback'],
    leastFreeBytes: 0,
  };
  await addInitialTexts(db, { hasArticles: true });
  const app = await buildProductApi(deps, { logger: pino({ level: 'silent' }) });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return {
    app,
    address: `http://127.0.0.1:${port}`,
    database,
    async stop() {
      await app.close();
      await database.close();
    },
  };
}
