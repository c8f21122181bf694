import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

const keepAtMost = 5_000;
type Entry = { payload: AdapterPayload; readonly until: number };

/** Sessions and grants in memory; they end with the process. */
export function createMemoryAdapter(): AdapterFactory {
  const entries = new Map<string, Entry>();

  return (model: string): Adapter => {
    const keyOf = (id: string) => `${model}:${id}`;
    const live = (entry: Entry | undefined) =>
      entry && entry.until > Date.now() ? entry.payload : undefined;
    const findBy = (matches: (payload: AdapterPayload) => boolean) => {
      for (const [key, entry] of entries) {
        if (key.startsWith(`${model}:`) && matches(entry.payload)) return live(entry);
      }
      return undefined;
    };
    return {
      async upsert(id, payload, expiresIn) {
        const [oldest] = entries.keys();
        if (entries.size >= keepAtMost && oldest !== undefined) entries.delete(oldest);
        entries.set(keyOf(id), { payload, until: Date.now() + (expiresIn ?? 3_600) * 1000 });
      },
      async find(id) {
        return live(entries.get(keyOf(id)));
      },
      async findByUid(uid) {
        return findBy((payload) => payload.uid === uid);
      },
      async findByUserCode(userCode) {
        return findBy((payload) => payload.userCode === userCode);
      },
      async consume(id) {
        const entry = entries.get(keyOf(id));
        if (entry) entry.payload = { ...entry.payload, consumed: Math.floor(Date.now() / 1000) };
      },
      async destroy(id) {
        entries.delete(keyOf(id));
      },
      async revokeByGrantId(grantId) {
        for (const [key, { payload }] of entries) {
          if (payload.grantId === grantId) entries.delete(key);
        }
      },
    };
  };
}
