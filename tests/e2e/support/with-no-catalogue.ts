import { type RunningDeckle, startDeckle } from '../../support/start-deckle.ts';
import { test as base } from './test.ts';

/** A marketplace as SEED=none begins: no catalogue, no people. */
export const test = base.extend<object, { site: RunningDeckle }>({
  site: [
    async ({}, use) => {
      const deckle = await startDeckle({ SEED: 'none' });
      await use(deckle);
      await deckle.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  dataDir: async ({ site }, use) => use(site.dataDir),
});
