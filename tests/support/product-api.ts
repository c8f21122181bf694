import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { Test } from 'tap';
import { drawOriginal } from '../../demo/pictures/draw-original.ts';
import { buildProductApi } from '../../product-api/app.ts';
import { openSession } from '../../product-api/auth/sessions.ts';
import { createSigningKeys } from '../../product-api/auth/signing-keys.ts';
import { createLogger } from '../../product-api/boot/logger.ts';
import { addInitialTexts } from '../../product-api/content/add-initial-texts.ts';
import { type Database, openDatabase } from '../../product-api/db/database.ts';
import {
  profiles,
  type StoredAddress,
  sessions,
  users,
} from '../../product-api/db/schema/people.ts';
import { staff } from '../../product-api/db/schema/staff.ts';
import type { App, Deps } from '../../product-api/deps.ts';
import type { JobDeps } from '../../product-api/jobs/for-each-record.ts';
import { noPurchaseRules } from '../../product-api/payments/purchase-rules.ts';
import type { Role } from '../../shared/desk/roles.ts';
import { postalCodeExample } from '../../shared/domain/postal-codes.ts';
import { currencyOfCountry, needsState } from '../../shared/domain/regions.ts';
import { createTestDatabase } from './database.ts';
import { seedTestCatalogue, type TestCatalogue } from './test-catalogue.ts';

export type TestProductApi = {
  readonly app: App;
  readonly db: Database;
  readonly deps: Deps & JobDeps;
  readonly databaseUrl: string;
  /** The rows of a small catalogue with empty books. */
  readonly catalogue: TestCatalogue;
  /** All log lines, parsed. */
  readonly logs: Record<string, unknown>[];
  /** How often the outbox was flushed. */
  wakes(): number;
};

/** The whole product API on its own database; removed when the test ends. */
export async function startTestProductApi(
  t: Pick<Test, 'teardown'>,
  options: {
    readonly now?: () => Date;
    readonly maxConnections?: number;
    readonly logLevel?: 'info' | 'trace';
    readonly deps?: Partial<
      Pick<
        Deps,
        | 'social'
        | 'analytics'
        | 'payments'
        | 'purchaseRules'
        | 'drawOriginal'
        | 'trustProxy'
        | 'leastFreeBytes'
      >
    >;
  } = {},
): Promise<TestProductApi> {
  const database = await createTestDatabase({ hasTexts: true });
  const handle = openDatabase(database.url, options.maxConnections ?? 10);
  const dataDir = mkdtempSync(join(tmpdir(), 'deckle-api-'));
  const now = options.now ?? (() => new Date());
  const logs: Record<string, unknown>[] = [];
  let wakes = 0;
  const log = createLogger(options.logLevel ?? 'info', {
    write: (line) => void logs.push(JSON.parse(line)),
  });
  const deps: Deps & JobDeps = {
    log,
    db: handle.db,
    pool: handle.pool,
    now,
    signingKeys: createSigningKeys(handle.db, now),
    flushOutbox: () => {
      wakes += 1;
    },
    flushPaymentTasks: () => undefined,
    publicUrl: 'http://deckle.test',
    social: { google: null, apple: null },
    analytics: null,
    payments: null,
    purchaseRules: noPurchaseRules,
    receivingAddress: ['Deckle', '9 Receiving Row', 'Leeds'],
    drawOriginal,
    dataDir,
    trustProxy: ['loopback'],
    leastFreeBytes: 0,
    ...options.deps,
  };
  // Nothing to do where the database was copied from the template.
  await addInitialTexts(handle.db, { hasArticles: true });
  const app = await buildProductApi(deps, { logger: log });
  t.teardown(async () => {
    const closed = app.close();
    // Node waits a minute and more for a connection over which no request has come.
    app.server.closeAllConnections();
    await closed;
    await handle.close();
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const catalogue = await seedTestCatalogue(handle.db);
  return {
    app,
    db: handle.db,
    deps,
    databaseUrl: database.url,
    catalogue,
    logs,
    wakes: () => wakes,
  };
}

export type TestUser = { readonly id: number; readonly bearer: string; readonly email: string };

/**
 * A confirmed and signed-in user with addresses in `country`: `headers: { authorization: bearer }`.
 */
export async function createUser(
  db: Database,
  options: {
    readonly country?: string;
    /** Of the staff, with the second factor shown just now. */
    readonly roles?: readonly Role[];
    readonly withoutAddress?: boolean;
    readonly values?: Partial<typeof users.$inferInsert>;
    readonly now?: Date;
  } = {},
): Promise<TestUser> {
  const now = options.now ?? new Date();
  const country = options.country ?? 'GB';
  const name = `user-${randomUUID()}`;
  const [user] = await db
    .insert(users)
    .values({
      username: name,
      email: `${name}@example.com`,
      firstName: 'Test',
      lastName: 'Person',
      confirmedAt: now,
      ...options.values,
    })
    .returning();
  const address = options.withoutAddress ? null : addressIn(country);
  await db.insert(profiles).values({
    userId: user!.id,
    currency: currencyOfCountry(country),
    shippingAddress: address,
    billingAddress: address,
  });
  const key = await createSigningKeys(db, () => now).newest();
  const jwt = await openSession(db, { userId: user!.id, key, now });
  if (options.roles) {
    await db.insert(staff).values({ userId: user!.id, roles: [...options.roles], hasTotp: true });
    await db.update(sessions).set({ factorAt: now }).where(eq(sessions.userId, user!.id));
  }
  return { id: user!.id, bearer: `Bearer ${jwt}`, email: user!.email };
}

/** A complete address; its phone number is valid for GB, US, DE and FR. */
export function addressIn(country: string): StoredAddress {
  const phones: Record<string, string> = {
    GB: '+447700900123',
    US: '+12125550123',
    DE: '+4915123456789',
    FR: '+33612345678',
  };
  return {
    name: 'Test Person',
    address: '1 Test Lane',
    address_2: '',
    city: 'Testtown',
    country,
    postalCode: postalCodeExample(country) ?? '12345',
    state: needsState(country) ? 'NY' : '',
    phone: phones[country] ?? '+447700900123',
  };
}
