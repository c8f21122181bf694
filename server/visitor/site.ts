import { defaultSiteAndFees, type SiteAndFees } from '../../shared/site.ts';
import { createRefreshingCache } from '../cache/refreshing-cache.ts';
import { within } from '../cache/within.ts';

const all = 'site';
/** A page waits no longer than this for the settings, and is then sent with the last ones. */
const patience = 1_000;
/** As old as an artwork's page may be, so that its fees and the session's agree. */
const freshMs = 2_000;
const staleMs = 10_000;
const pauseMs = 5_000;

export type SiteReader = {
  /** The settings of the owner; while they cannot be read the last ones, or the defaults. Never fails. */
  read(): Promise<SiteAndFees>;
  /** The last ones that were read, or the defaults. */
  latest(): SiteAndFees;
  /** Reads them anew before they are used again. */
  forget(): void;
};

export function createSite(options: {
  readonly read: () => Promise<SiteAndFees>;
  readonly now: () => number;
}): SiteReader {
  const cache = createRefreshingCache<SiteAndFees>({
    load: async () => {
      last = await options.read();
      return last;
    },
    freshMs,
    staleMs,
    maxEntries: 1,
    pauseMs,
    now: options.now,
  });
  let last = defaultSiteAndFees;
  return {
    async read() {
      const reading = cache.get(all, null).catch(() => last);
      return (await within(patience, reading, null)) ?? last;
    },
    latest: () => last,
    forget: () => cache.dropAll(),
  };
}
