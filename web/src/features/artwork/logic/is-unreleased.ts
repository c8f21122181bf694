import type { ArtworkView } from '../../../../../shared/contracts/catalogue.ts';
import type { ReleasePhase } from '../../../../../shared/domain/releases.ts';

/** Whether the artwork is unreleased: its release is ahead, and it has no orders or sales. */
export function isUnreleased(
  { editions }: Pick<ArtworkView, 'editions'>,
  phase: ReleasePhase | null,
): boolean {
  const isAhead = phase === 'before' || phase === 'unscheduled';
  return isAhead && editions.every(({ asks, lastSale }) => asks.length === 0 && lastSale === null);
}
