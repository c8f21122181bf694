import { midnightIn } from '../../shared/domain/zones.ts';
import type { CatalogueRelease } from '../catalogue/types.ts';

const day = 86_400_000;
const hour = 3_600_000;

type Times = { readonly startsAt: Date | null; readonly endsAt: Date | null };

/** When a release begins and ends. Its days count from `base`, a midnight in UTC. */
export function releaseTimes(release: CatalogueRelease, base: Date): Times {
  const startsAt = startOf(release, base);
  const endsAt =
    startsAt === null || release.durationHours === null
      ? null
      : new Date(startsAt.getTime() + release.durationHours * hour);
  return { startsAt, endsAt };
}

/** A date-only release starts at midnight in its own time zone. */
function startOf(release: CatalogueRelease, base: Date): Date | null {
  if (release.startInDays === null) return null;
  const midnight = base.getTime() + release.startInDays * day;
  if (release.timezone !== null) {
    return midnightIn(new Date(midnight).toISOString().slice(0, 10), release.timezone);
  }
  const [hours = 0, minutes = 0] = (release.timeUtc ?? '00:00').split(':').map(Number);
  return new Date(midnight + hours * hour + minutes * 60_000);
}
