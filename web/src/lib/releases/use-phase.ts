import {
  type ReleasePhase,
  type ReleaseTimes,
  releasePhase,
} from '../../../../shared/domain/releases.ts';
import { useNow } from '../format/use-now.ts';

/** Where a release stands by the viewer's clock; until that is known, as the server had it. */
export function usePhase(release: ReleaseTimes & { readonly phase: ReleasePhase }): ReleasePhase {
  const now = useNow(1_000);
  return now === null ? release.phase : releasePhase(release, now);
}
