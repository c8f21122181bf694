import type { WireArtwork, WireEdition } from '../../shared/contracts/wire/catalogue.ts';
import type { NamedRecord } from '../../shared/domain/paths.ts';
import { shownEdition } from '../../shared/domain/shown-edition.ts';

export type ArtworkRecord = { readonly id: number; readonly attributes: WireArtwork };
type EditionRecord = { readonly id: number; readonly attributes: WireEdition };

export function artistsOf(artwork: WireArtwork): NamedRecord[] {
  return artwork.artists.data.map(({ id, attributes }) => ({ id, name: attributes.name }));
}

/** The edition that represents an artwork; null without editions. */
export function shownEditionOf(artwork: WireArtwork): EditionRecord | null {
  const shown = shownEdition(
    artwork.editions.data.map((record) => ({
      name: record.attributes.name,
      lowestAskGbp: record.attributes.lowestAsk?.priceGbp ?? null,
      highestBidGbp: record.attributes.highestBid?.priceGbp ?? null,
      record,
    })),
  );
  return shown?.record ?? null;
}
