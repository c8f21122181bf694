export const mainEdition = 'Main';

/** The fields that choosing an edition needs. Prices in pence, null if there is none. */
export type EditionPrices = {
  readonly name: string;
  readonly lowestAskGbp: number | null;
  readonly highestBidGbp: number | null;
};

/**
 * The edition that an artwork is shown by: Main, unless another has a cheaper lowest ask or Main
 * has none. Without any ask, the edition with the highest bid above Main's. null only for an
 * artwork without editions.
 */
export function shownEdition<Edition extends EditionPrices>(
  editions: readonly Edition[],
): Edition | null {
  const main = editions.find((edition) => edition.name === mainEdition) ?? editions[0];
  if (!main) return null;
  let shown = main;
  for (const edition of editions) {
    if (edition.lowestAskGbp === null) continue;
    if (shown.lowestAskGbp === null || edition.lowestAskGbp < shown.lowestAskGbp) shown = edition;
  }
  if (shown.lowestAskGbp !== null) return shown;
  for (const edition of editions) {
    if ((edition.highestBidGbp ?? 0) > (shown.highestBidGbp ?? 0)) shown = edition;
  }
  return shown;
}

const suffixes: ReadonlyMap<string, string> = new Map([
  ['Artist', 'AP'],
  ['Printer', 'PP'],
]);

/** 'AP' for artist's proofs, 'PP' for printer's proofs, the other name for Other, '' for Main. */
export function editionSuffix(name: string, otherName: string | null): string {
  return suffixes.get(name) ?? (name === 'Other' ? (otherName ?? 'Other') : '');
}

/** 'Night Ferry', and 'Night Ferry (AP)' for an edition that has a name of its own. */
export function titleWithEdition(
  artwork: string,
  edition: { readonly name: string; readonly otherName: string | null },
): string {
  const suffix =
    edition.name === mainEdition
      ? ''
      : editionSuffix(edition.name, edition.otherName) || edition.name;
  return suffix === '' ? artwork : `${artwork} (${suffix})`;
}
