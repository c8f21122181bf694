import t from 'tap';
import { preferredReleaseKinds } from '../../shared/contracts/forms/settings.ts';
import { releasePreferences, wireReleaseSettings } from './release-preferences.ts';

t.test('what was saved is read again', async (t) => {
  for (const kind of [null, ...preferredReleaseKinds]) {
    for (const timeZone of ['Europe/Paris', null]) {
      const time = kind === 'date-only' ? null : '17:30';
      const preferences = { kind, time, timeZone };
      t.strictSame(releasePreferences(wireReleaseSettings(preferences)), preferences);
    }
  }
  t.strictSame(releasePreferences({}), { kind: null, time: null, timeZone: null });
});

t.test('a start belongs to timed editions and raffles', async (t) => {
  const settings = wireReleaseSettings({ kind: 'raffle', time: '09:00', timeZone: 'UTC' });
  t.match(settings, { raffle: true, timedEdition: false, time: null, timeStart: '09:00' });
  const day = wireReleaseSettings({ kind: 'date-only', time: '09:00', timeZone: 'Asia/Seoul' });
  t.match(day, { dateOnly: true, time: null, timeZone: null, dateOnlyTimezone: 'Asia/Seoul' });
});
