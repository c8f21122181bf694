import type { WireOwnRelease } from '../../shared/contracts/wire/catalogue.ts';
import type { ReleaseTimes } from '../../shared/domain/releases.ts';

type WireTimes = Pick<
  WireOwnRelease,
  'kind' | 'releaseStartTimestamp' | 'releaseEndTimestamp' | 'dateOnlyTimezone'
>;

export function releaseTimes(release: WireTimes): ReleaseTimes {
  return {
    kind: release.kind,
    startsAt: release.releaseStartTimestamp,
    endsAt: release.releaseEndTimestamp,
    timeZone: release.dateOnlyTimezone,
  };
}
