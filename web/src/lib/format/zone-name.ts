/**
 * Cities that browsers name zones by, and what the time zone database has called them since: its
 * file `backward`. ICU keeps the former for the sake of whoever has stored them.
 */
const renamed: ReadonlyMap<string, string> = new Map([
  ['Asmera', 'Asmara'],
  ['Calcutta', 'Kolkata'],
  ['Coral_Harbour', 'Atikokan'],
  ['Enderbury', 'Kanton'],
  ['Faeroe', 'Faroe'],
  ['Godthab', 'Nuuk'],
  ['Katmandu', 'Kathmandu'],
  ['Kiev', 'Kyiv'],
  ['Ponape', 'Pohnpei'],
  ['Rangoon', 'Yangon'],
  ['Saigon', 'Ho_Chi_Minh'],
  ['Truk', 'Chuuk'],
]);

/** What a zone is called by its clocks now: 'New York' of 'America/New_York', 'UTC' of 'UTC'. */
export function zoneName(zone: string): string {
  const city = zone.split('/').at(-1) ?? zone;
  return (renamed.get(city) ?? city).replaceAll('_', ' ');
}
