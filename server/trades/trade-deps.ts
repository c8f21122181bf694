import type { PublicReads } from '../reads/public-reads.ts';
import type { Upstream } from '../upstream/client.ts';

/** What a trade is made with. */
export type TradeDeps = {
  readonly upstream: Upstream;
  readonly publicReads: Pick<PublicReads, 'invalidateArtwork'>;
  readonly now: () => number;
};
