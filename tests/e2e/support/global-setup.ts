import { startDeckle } from '../../support/start-deckle.ts';

/** One marketplace for all journeys; each of them makes people of its own. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  // A test may say, as a proxy would, which country its browser is in.
  const deckle = await startDeckle({ TRUST_PROXY: 'loopback' });
  process.env.DECKLE_URL = deckle.url;
  process.env.DECKLE_DATA_DIR = deckle.dataDir;
  return () => deckle.stop();
}
