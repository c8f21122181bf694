import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { SharedCache } from './shared-cache.ts';

/** A value and when it was made, in epoch milliseconds. */
export type Dated<Value> = { readonly value: Value; readonly at: number };

export type SingleFlight<Value, Context> = {
  /** The value that another copy loaded recently, else loaded here. Throws what `load` throws. */
  load(key: string, context: Context): Promise<Dated<Value>>;
  /** The last value that any copy loaded, however old; null: none, or none usable. */
  getStale(key: string): Promise<Dated<Value> | null>;
};

/** How long a copy may take to load before another one may try. */
const claimMs = 3_000;
/** How long a copy waits for another one's load. */
const waitMs = 500;
const lookAgainMs = 20;

/**
 * Loads what copies of this process share: one of them asks, the others use its answer. Best
 * effort: where the claim or the answer is lost, two may ask. Values from the cache are checked
 * like any other answer.
 */
export function singleFlight<Value, Context = null>(options: {
  readonly cache: SharedCache;
  readonly name: string;
  readonly schema: z.ZodType<Value>;
  readonly load: (key: string, context: Context) => Promise<Value>;
  readonly freshMs: number;
  readonly keepMs: number;
  readonly now: () => number;
}): SingleFlight<Value, Context> {
  const { cache, name, freshMs, keepMs, now } = options;
  const kept = z.object({ value: options.schema, at: z.int().nonnegative() });
  const place = (key: string) => `${name}:${key}`;

  async function getStale(key: string): Promise<Dated<Value> | null> {
    const read = kept.safeParse(parseJson(await cache.get(place(key))));
    return read.success && read.data.at <= now() + freshMs ? read.data : null;
  }

  async function getFresh(key: string): Promise<Dated<Value> | null> {
    const last = await getStale(key);
    return last && now() - last.at < freshMs ? last : null;
  }

  async function waitForOther(key: string): Promise<Dated<Value> | null> {
    for (let waited = 0; waited < waitMs; waited += lookAgainMs) {
      await sleep(lookAgainMs);
      const found = await getFresh(key);
      if (found) return found;
    }
    return null;
  }

  async function loadHere(key: string, context: Context): Promise<Dated<Value>> {
    const dated = { value: await options.load(key, context), at: now() };
    await cache.set(place(key), Buffer.from(JSON.stringify(dated)), keepMs);
    return dated;
  }

  return {
    getStale,
    async load(key, context) {
      const found = await getFresh(key);
      if (found) return found;
      const claim = `${place(key)}:claim`;
      if (!(await cache.claim(claim, claimMs))) {
        return (await waitForOther(key)) ?? loadHere(key, context);
      }
      try {
        // Another copy may have finished between the first look and the claim.
        return (await getFresh(key)) ?? (await loadHere(key, context));
      } finally {
        await cache.delete(claim);
      }
    },
  };
}

function parseJson(bytes: Buffer | null): unknown {
  if (bytes === null) return null;
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return null;
  }
}
