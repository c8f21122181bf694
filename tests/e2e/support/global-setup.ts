import { startDeckle } from '../../support/start-deckle.ts';

/** One marketplace for all journeys; each of them makes people of its own. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const deckle = await startDeckle();
  process.env.DECKLE_URL = deckle.url;
  process.env.DECKLE_DATA_DIR = deckle.dataDir;
  return () => deckle.stop();
}
