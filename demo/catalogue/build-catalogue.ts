import { artistSources } from './artists.ts';
import { buildArtist } from './build-artist.ts';
import { buildArtwork } from './build-artwork.ts';
import { releases } from './releases.ts';
import type { Catalogue } from './types.ts';

/** The fictional catalogue; the same on every call. */
export function buildCatalogue(): Catalogue {
  const generators = new Map(artistSources.map((artist) => [artist.key, artist.generator]));
  return {
    artists: artistSources.map(buildArtist),
    artworks: artistSources.flatMap((artist) =>
      artist.works.map((work, place) =>
        buildArtwork(artist, work, place, work.with ? generators.get(work.with) : undefined),
      ),
    ),
    releases: releases.map((release) => ({ ...release, artistKeys: [...release.artistKeys] })),
  };
}
