import type { ArtworkCard } from '../../shared/contracts/catalogue.ts';

/** Reorders works so that, as far as possible, neighbours are by different artists. */
export function mixArtists(artworks: readonly ArtworkCard[]): readonly ArtworkCard[] {
  const waiting = [...artworks];
  const mixed: ArtworkCard[] = [];
  for (;;) {
    const before = mixed.at(-1);
    const index = waiting.findIndex((artwork) => !before || !haveCommonArtist(artwork, before));
    const [next] = waiting.splice(Math.max(index, 0), 1);
    if (!next) return mixed;
    mixed.push(next);
  }
}

function haveCommonArtist(a: ArtworkCard, b: ArtworkCard): boolean {
  return a.artists.some(({ id }) => b.artists.some((other) => other.id === id));
}
