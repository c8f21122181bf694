import { createRefreshingCache } from '../cache/refreshing-cache.ts';
import type { Upstream } from '../upstream/client.ts';
import { type PublicAnswer, precompressAnswer } from './public-answer.ts';
import type { PublicRead } from './public-read.ts';

export type PublicReads = {
  /** One upstream call for all who ask at once. Throws what the read throws. */
  get<Asked, View>(read: PublicRead<Asked, View>, asked: Asked): Promise<PublicAnswer<View>>;
  /** After a trade, so that the trader sees it in their next read. */
  invalidateArtwork(artworkId: number): void;
  /** After a change of the catalogue, so that every reader sees it in their next read. */
  invalidateAll(): void;
  /** For answers that are cached elsewhere. */
  onInvalidateAll(listener: () => void): void;
};

/** Answers kept of each read; the one read longest ago is removed first. */
const maxEntries = 500;

type Load = () => Promise<PublicAnswer<unknown>>;
type AnswerCache = {
  readonly invalidatedBy: PublicRead<never>['invalidatedBy'];
  readonly answers: ReturnType<typeof createAnswers>;
};

/** In this process alone: see decision 0011. */
export function createPublicReads(upstream: Upstream, now: () => number): PublicReads {
  const caches = new Map<string, AnswerCache>();
  const listeners: (() => void)[] = [];

  function cacheOf(read: PublicRead<never>): AnswerCache {
    const { name, lifetimes, invalidatedBy } = read;
    const cache = caches.get(name) ?? { invalidatedBy, answers: createAnswers(lifetimes, now) };
    caches.set(name, cache);
    return cache;
  }

  return {
    async get<Asked, View>(read: PublicRead<Asked, View>, asked: Asked) {
      const load: Load = async () => precompressAnswer(await read.read(upstream, asked, now()));
      // Each cache holds the answers of one read, so the type is that read's.
      return (await cacheOf(read).answers.get(keyOf(asked), load)) as PublicAnswer<View>;
    },
    invalidateAll() {
      for (const { answers } of caches.values()) answers.dropAll();
      for (const listener of listeners) listener();
    },
    onInvalidateAll: (listener) => void listeners.push(listener),
    invalidateArtwork(artworkId) {
      for (const { invalidatedBy, answers } of caches.values()) {
        if (invalidatedBy === 'any-trade') answers.dropAll();
        if (invalidatedBy === 'its-trades') answers.drop(keyOf(artworkId));
      }
    },
  };
}

function createAnswers(lifetimes: PublicRead<never>['lifetimes'], now: () => number) {
  const load = (_key: string, read: Load) => read();
  return createRefreshingCache({ load, ...lifetimes, maxEntries, now });
}

function keyOf(asked: unknown): string {
  return JSON.stringify(asked);
}
