import { startDeckle } from '../../support/start-deckle.ts';

/** One marketplace for all journeys; each creates its own users. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  // Tests may set the visitor's country by header, as a proxy would.
  const deckle = await startDeckle({ TRUST_PROXY: 'loopback' });
  process.env.DECKLE_URL = deckle.url;
  process.env.DECKLE_DATA_DIR = deckle.dataDir;
  return () => deckle.stop();
}
