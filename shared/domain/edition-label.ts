const labels: ReadonlyMap<string, string> = new Map([
  ['Main', 'Main edition'],
  ['Artist', 'Artist’s proof'],
  ['Printer', 'Printer’s proof'],
]);

/** The edition's label; an edition of no known kind keeps its own name. */
export function editionLabel({
  name,
  suffix,
}: {
  readonly name: string;
  /** See shown-edition.ts. */
  readonly suffix: string;
}): string {
  return labels.get(name) ?? (suffix || name);
}
