import type { ArtworkView, EditionView } from '../../../../../shared/contracts/catalogue.ts';
import { mainEdition } from '../../../../../shared/domain/shown-edition.ts';

/**
 * The edition that the address names, else Main, else the one that the artwork is shown by. null
 * only for an artwork without editions.
 */
export function chosenEdition(artwork: ArtworkView, named: string | null): EditionView | null {
  const byName = (name: string) => artwork.editions.find((edition) => edition.name === name);
  return (
    byName(named ?? mainEdition) ??
    artwork.editions.find(({ id }) => id === artwork.shownEditionId) ??
    artwork.editions[0] ??
    null
  );
}
