type ModuleInfo = {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
};
type InfoOf = (id: string) => ModuleInfo | null;

/** What this many of the pages import that are seen first comes with every page, once, and is kept. */
const commonFrom = 5;

/**
 * The modules that come with every page: what the entry imports, and what many pages do. Each file
 * of a page costs a round trip and is packed by itself; what opens later only stays out of them.
 */
export function commonModules(
  entry: string,
  pages: readonly string[],
  infoOf: InfoOf,
): ReadonlySet<string> {
  const common = importedBy(entry, infoOf);
  const uses = new Map<string, number>();
  for (const page of pages) {
    for (const id of importedBy(page, infoOf)) uses.set(id, (uses.get(id) ?? 0) + 1);
  }
  for (const [id, count] of uses) if (count >= commonFrom) common.add(id);
  common.delete(entry);
  return common;
}

/** A module and all that it cannot do without. */
function importedBy(from: string, infoOf: InfoOf): Set<string> {
  const found = new Set([from]);
  for (const id of found) for (const imported of infoOf(id)?.importedIds ?? []) found.add(imported);
  return found;
}
