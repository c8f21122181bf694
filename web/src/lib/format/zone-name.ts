/**
 * Old city names that ICU keeps for compatibility, with their current names from the time zone
 * database's file `backward`.
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

/** Turns 'America/New_York' into 'New York'; 'UTC' stays. */
export function zoneName(zone: string): string {
  const city = zone.split('/').at(-1) ?? zone;
  return (renamed.get(city) ?? city).replaceAll('_', ' ');
}
