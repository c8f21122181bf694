import { randomBytes, randomUUID } from 'node:crypto';
import { desc, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { signingKeys } from '../db/schema/people.ts';

export type SigningKey = { readonly id: string; readonly secret: Uint8Array };

/** The JWT signing keys, shared by all processes on one database. */
export type SigningKeys = {
  /** The key that signs; created by the first process that needs it. */
  newest(): Promise<SigningKey>;
  /** The key that verifies; null for an unknown id. */
  byId(id: string): Promise<SigningKey | null>;
};

const creationLock = 0x0dec1e5;
/** Limits the queries that forged key ids can cause. */
const reloadPause = 5000;

export function createSigningKeys(db: Database, now: () => Date): SigningKeys {
  let keys: readonly SigningKey[] = [];
  let loadedAt = Number.NEGATIVE_INFINITY;

  let loading: Promise<void> | null = null;

  /** Concurrent callers share one reading. */
  function load(): Promise<void> {
    loading ??= read().finally(() => {
      loading = null;
    });
    return loading;
  }

  async function read(): Promise<void> {
    const rows = await db.select().from(signingKeys).orderBy(desc(signingKeys.createdAt));
    loadedAt = now().getTime();
    keys = rows.map((row) => ({ id: row.id, secret: Buffer.from(row.secret, 'base64url') }));
  }

  return {
    async newest() {
      if (!keys[0]) await load();
      if (!keys[0]) {
        await createFirstKey(db);
        /** Not `load`: a reading under way may have begun before the key existed. */
        await read();
      }
      if (!keys[0]) throw new Error('the database keeps no signing key');
      return keys[0];
    },
    async byId(id) {
      const known = keys.find((key) => key.id === id);
      if (known) return known;
      if (now().getTime() - loadedAt < reloadPause) return null;
      await load();
      return keys.find((key) => key.id === id) ?? null;
    },
  };
}

async function createFirstKey(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${creationLock})`);
    const [existing] = await tx.select({ id: signingKeys.id }).from(signingKeys).limit(1);
    if (existing) return;
    const secret = randomBytes(32).toString('base64url');
    await tx.insert(signingKeys).values({ id: randomUUID(), secret });
  });
}
