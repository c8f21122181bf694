import type { ArtworkView } from '../../../../../shared/contracts/catalogue.ts';
import { type ReleasePhase, releasePhase } from '../../../../../shared/domain/releases.ts';
import { useNow } from '../../../lib/format/use-now.ts';

/**
 * The phase of the artwork's release by the viewer's clock, read at this interval; null: no
 * release.
 */
const everyMs = 10_000;

export function useOwnPhase({ release }: Pick<ArtworkView, 'release'>): ReleasePhase | null {
  const now = useNow(everyMs);
  if (release === null) return null;
  return now === null ? release.phase : releasePhase(release, now);
}
