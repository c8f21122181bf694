type ModuleInfo = {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
};
type InfoOf = (id: string) => ModuleInfo | null;

/** A module that this many of the first-seen pages import is bundled with every page and cached. */
const commonFrom = 4;

/**
 * The modules that every page loads: those of the entry, and those that many pages share. Each file
 * of a page costs a round trip and compresses on its own.
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

/** The module and everything that it imports, directly or not. */
function importedBy(from: string, infoOf: InfoOf): Set<string> {
  const found = new Set([from]);
  for (const id of found) for (const imported of infoOf(id)?.importedIds ?? []) found.add(imported);
  return found;
}
