import {
  type ReleasePhase,
  type ReleaseTimes,
  releasePhase,
} from '../../../../shared/domain/releases.ts';
import { useNow } from '../format/use-now.ts';

/** The release's phase by the viewer's clock; until hydration, as the server rendered it. */
export function usePhase(release: ReleaseTimes & { readonly phase: ReleasePhase }): ReleasePhase {
  const now = useNow(1_000);
  return now === null ? release.phase : releasePhase(release, now);
}
