import { expect, it } from 'vitest';
import { zoneName } from './zone-name.ts';

it('names a zone by its city’s current name', () => {
  expect(zoneName('UTC')).toBe('UTC');
  expect(zoneName('America/New_York')).toBe('New York');
  expect(zoneName('Europe/Kiev')).toBe('Kyiv');
  expect(zoneName('Asia/Calcutta')).toBe('Kolkata');
  const known = new Set(Intl.supportedValuesOf('timeZone').map(zoneName));
  const former = ['Calcutta', 'Kiev', 'Saigon', 'Rangoon', 'Katmandu', 'Godthab', 'Asmera'];
  expect(former.filter((name) => known.has(name))).toEqual([]);
});
