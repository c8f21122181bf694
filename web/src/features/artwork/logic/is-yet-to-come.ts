import type { ArtworkView } from '../../../../../shared/contracts/catalogue.ts';
import type { ReleasePhase } from '../../../../../shared/domain/releases.ts';

/** Whether nobody can own the work: its release is ahead, and nothing was ever offered or sold. */
export function isYetToCome(
  { editions }: Pick<ArtworkView, 'editions'>,
  phase: ReleasePhase | null,
): boolean {
  const isAhead = phase === 'before' || phase === 'unscheduled';
  return isAhead && editions.every(({ asks, lastSale }) => asks.length === 0 && lastSale === null);
}
