import type { PictureView } from '../../shared/contracts/catalogue.ts';
import type { SearchHit } from '../../shared/contracts/search.ts';
import type { WireImage } from '../../shared/contracts/wire/catalogue.ts';
import { joinedNames } from '../../shared/domain/joined-names.ts';
import { artistPath, artworkPath } from '../../shared/domain/paths.ts';
import type { ArtistRecord } from '../upstream/search.ts';
import { type ArtworkRecord, artistsOf } from './artwork-parts.ts';
import { pictureView } from './picture-view.ts';

/** Only small formats: a result shows one line of text. */
const formats: readonly string[] = ['xs', 'thumbnail', 'small'];

/** Artists without a name are left out. The avatar is the image whose name contains 1. */
export function artistHits(records: readonly ArtistRecord[]): SearchHit[] {
  return records.flatMap(({ id, attributes: artist }) => {
    const name = artist.name?.trim() ?? '';
    if (name === '') return [];
    const image = artist.images.find((one) => one.name.includes('1'));
    const href = artistPath({ id, name });
    return [{ kind: 'artist', id, name, by: '', href, picture: smallPicture(image, name) }];
  });
}

export function artworkHits(records: readonly ArtworkRecord[]): SearchHit[] {
  return records.map(({ id, attributes: artwork }) => {
    const artists = artistsOf(artwork);
    return {
      kind: 'artwork',
      id,
      name: artwork.name,
      by: joinedNames(artists.map(({ name }) => name)),
      href: artworkPath({ id, name: artwork.name, artists }),
      picture: smallPicture(artwork.images[0], artwork.name),
    };
  });
}

function smallPicture(image: WireImage | undefined, alt: string): PictureView | null {
  if (!image) return null;
  const picture = pictureView(image, alt);
  return { ...picture, formats: picture.formats.filter(({ name }) => formats.includes(name)) };
}
