import { type RunningDeckle, startDeckle } from '../../support/start-deckle.ts';
import { test as base } from './test.ts';

/** A marketplace of its own, for what every page of it shows; `seed` is what it begins with. */
export const test = base.extend<object, { seed: 'demo' | 'none'; site: RunningDeckle }>({
  seed: ['demo', { scope: 'worker', option: true }],
  site: [
    async ({ seed }, use) => {
      const deckle = await startDeckle({ SEED: seed });
      await use(deckle);
      await deckle.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  dataDir: async ({ site }, use) => use(site.dataDir),
});
