import { createRefreshingCache } from '../cache/refreshing-cache.ts';
import type { Upstream } from '../upstream/client.ts';
import { type PublicAnswer, packAnswer } from './public-answer.ts';
import type { PublicRead } from './public-read.ts';

export type PublicReads = {
  /** One call upstream however many ask. Throws what the read throws. */
  get<Asked, View>(read: PublicRead<Asked, View>, asked: Asked): Promise<PublicAnswer<View>>;
  /** A trade went through: whoever made it must see it in the next thing they read. */
  tradedIn(artworkId: number): void;
};

/** Answers kept of each read; what was read longest ago goes first. */
const maxEntries = 500;

type Load = () => Promise<PublicAnswer<unknown>>;
type Shelf = {
  readonly touchedByTrade: PublicRead<never>['touchedByTrade'];
  readonly cache: ReturnType<typeof createShelf>;
};

/** In this process alone; decision 0011 says why copies do not share them. */
export function createPublicReads(upstream: Upstream, now: () => number): PublicReads {
  const shelves = new Map<string, Shelf>();

  function shelfOf(read: PublicRead<never>): Shelf {
    const { name, lifetimes, touchedByTrade } = read;
    const shelf = shelves.get(name) ?? { touchedByTrade, cache: createShelf(lifetimes, now) };
    shelves.set(name, shelf);
    return shelf;
  }

  return {
    async get<Asked, View>(read: PublicRead<Asked, View>, asked: Asked) {
      const load: Load = async () => packAnswer(await read.read(upstream, asked, now()));
      // A shelf holds the answers of one read only, so what comes out is what its read put in.
      return (await shelfOf(read).cache.get(keyOf(asked), load)) as PublicAnswer<View>;
    },
    tradedIn(artworkId) {
      for (const { touchedByTrade, cache } of shelves.values()) {
        if (touchedByTrade === 'all') cache.dropAll();
        if (touchedByTrade === 'asked') cache.drop(keyOf(artworkId));
      }
    },
  };
}

function createShelf(lifetimes: PublicRead<never>['lifetimes'], now: () => number) {
  const load = (_key: string, read: Load) => read();
  return createRefreshingCache({ load, ...lifetimes, maxEntries, now });
}

function keyOf(asked: unknown): string {
  return JSON.stringify(asked);
}
