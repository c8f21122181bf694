/** The long steps of a first start, as shown to the person at the terminal. */
const words: ReadonlyMap<string, string> = new Map([
  ['database.starting', 'Starting the database'],
  ['database.migrating', 'Bringing the database up to date'],
  ['catalogue.seeding', 'Hanging the catalogue: artists, editions and their books'],
]);

/** A step without a text of its own is shown by its name. */
export function describeStep(step: string): string {
  return words.get(step) ?? step.replaceAll('.', ' ');
}
