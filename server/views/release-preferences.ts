import type { ReleasePreferences } from '../../shared/contracts/settings.ts';
import type { ReleaseSettings } from '../../shared/contracts/wire/profile.ts';

/** The specification's settings as the fields of a submission; null: not chosen so far. */
export function releasePreferences(settings: ReleaseSettings): ReleasePreferences {
  const { time, timeStart, timeZone, dateOnlyTimezone } = settings;
  return {
    kind: kindOf(settings),
    time: time ?? timeStart ?? null,
    timeZone: timeZone ?? dateOnlyTimezone ?? null,
  };
}

function kindOf(settings: ReleaseSettings): ReleasePreferences['kind'] {
  const { timedEdition, raffle, dateOnly } = settings;
  if (timedEdition === undefined && raffle === undefined && dateOnly === undefined) return null;
  if (timedEdition) return 'timed';
  if (raffle) return 'raffle';
  return dateOnly ? 'date-only' : 'single';
}

/** A timed edition and a raffle start at a time; a date alone has no time. */
export function wireReleaseSettings({ kind, time, timeZone }: ReleasePreferences): ReleaseSettings {
  const hasStart = kind === 'timed' || kind === 'raffle';
  return {
    ...(kind !== null && {
      timedEdition: kind === 'timed',
      raffle: kind === 'raffle',
      dateOnly: kind === 'date-only',
    }),
    time: hasStart || kind === 'date-only' ? null : time,
    timeStart: hasStart ? time : null,
    timeZone: kind === 'date-only' ? null : timeZone,
    dateOnlyTimezone: kind === 'date-only' ? timeZone : null,
  };
}
