/** The long steps of a first start, in words for whoever waits for them. */
const words: ReadonlyMap<string, string> = new Map([
  ['database.starting', 'Starting the database'],
  ['database.migrating', 'Bringing the database up to date'],
  ['catalogue.seeding', 'Hanging the catalogue: artists, editions and their books'],
]);

/** A step without words of its own is named as it is. */
export function describeStep(step: string): string {
  return words.get(step) ?? step.replaceAll('.', ' ');
}
