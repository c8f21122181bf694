import type { z } from 'zod';
import type { TradedEdition } from '../../shared/contracts/account.ts';
import type { wireTradedEdition } from '../../shared/contracts/wire/trades.ts';
import { artworkPath } from '../../shared/domain/paths.ts';
import { editionSuffix } from '../../shared/domain/shown-edition.ts';
import { pictureView } from './picture-view.ts';

export function tradedEdition(edition: z.infer<typeof wireTradedEdition>): TradedEdition {
  const { artwork } = edition;
  return {
    artworkId: artwork.id,
    artworkName: artwork.name,
    artists: artwork.artists,
    editionId: edition.id,
    editionName: edition.name,
    suffix: editionSuffix(edition.name, edition.otherName),
    size: edition.size ?? '',
    href: artworkPath(artwork, edition.name),
    picture: artwork.image && pictureView(artwork.image, artwork.name),
  };
}
