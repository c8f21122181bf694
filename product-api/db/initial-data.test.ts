import { asc, eq } from 'drizzle-orm';
import t from 'tap';
import { fallbackRates } from '../../shared/domain/rates.ts';
import { createTestDatabase } from '../../tests/support/database.ts';
import { setFlag } from '../commands/set-flag.ts';
import { inTransaction } from '../market/command-context.ts';
import { readRates } from '../market/terms.ts';
import { noPurchaseRules } from '../payments/purchase-rules.ts';
import { openDatabase } from './database.ts';
import { initialCollections } from './initial-collections.ts';
import { addInitialData } from './initial-data.ts';
import { featureFlags } from './schema/people.ts';
import { exchangeRates } from './schema/rates.ts';
import { collections } from './schema/showcase.ts';

t.test(
  'an empty database gets its flags, rates and collections, and keeps what was changed',
  async (t) => {
    const database = await createTestDatabase();
    const handle = openDatabase(database.url, 2);
    t.teardown(async () => {
      await handle.close();
      await database.drop();
    });
    const { db } = handle;
    await Promise.all([addInitialData(db), addInitialData(db)]);
    t.match(await db.select().from(featureFlags), [{ name: 'access-modal', enabled: false }]);
    const rates = await db.select().from(exchangeRates);
    t.same(Object.fromEntries(rates.map(({ name, value }) => [name, value])), fallbackRates);
    const stored = await db.select().from(collections).orderBy(asc(collections.position));
    t.match(
      stored.map(({ slug, publishedAt }) => [slug, publishedAt]),
      initialCollections.map(({ slug }) => [slug, Date]),
    );
    for (const part of ['title', 'text'] as const) {
      t.equal(new Set(stored.map((one) => one[part])).size, stored.length);
    }

    const market = {
      db,
      now: () => new Date(),
      publicUrl: 'http://deckle.test',
      purchaseRules: noPurchaseRules,
    };
    await inTransaction(market, (context) =>
      setFlag(context, {
        name: 'access-modal',
        enabled: true,
        person: null,
        actor: 'operator:test',
      }),
    );
    await db.update(exchangeRates).set({ value: 1.4 }).where(eq(exchangeRates.name, 'gbpToUsd'));
    await db.update(collections).set({ title: 'Ours', publishedAt: null });
    await addInitialData(db);
    t.match(await db.select().from(featureFlags), [{ name: 'access-modal', enabled: true }]);
    t.match((await db.select().from(collections))[0], { title: 'Ours', publishedAt: null });
    t.equal(await db.$count(collections), initialCollections.length);
    t.equal((await readRates(db)).gbpToUsd, 1.4);
  },
);
