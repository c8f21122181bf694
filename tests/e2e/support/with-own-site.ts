import { startDeckle } from '../../support/start-deckle.ts';
import { test as base } from './test.ts';

type Site = { readonly url: string };

/** A marketplace of its own, for settings that every page of it shows. */
export const test = base.extend<object, { site: Site }>({
  site: [
    async ({}, use) => {
      const deckle = await startDeckle();
      // The worker runs these tests alone, so their commands reach this marketplace.
      process.env.DECKLE_DATA_DIR = deckle.dataDir;
      await use({ url: deckle.url });
      await deckle.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});
