import type { Transaction } from '../../product-api/db/database.ts';
import {
  artistPictures,
  artists,
  artworkArtists,
  artworkPictures,
  artworks,
  editions,
  pictures,
  releaseArtists,
  releases,
} from '../../product-api/db/schema/catalogue.ts';
import type { Catalogue } from '../catalogue/types.ts';
import type { Rng } from '../pictures/kit/rng.ts';
import {
  artistPictureRows,
  artistRow,
  artworkPictureRows,
  artworkRow,
  makersOf,
  placed,
} from './build-catalogue-rows.ts';
import { buildEditionMarket, editionRow, pricesOf } from './build-edition-rows.ts';
import type { EditionMarket } from './build-market-rows.ts';
import { buildReleaseRows, idOf } from './build-release-rows.ts';
import type { Trader } from './build-traders.ts';
import { type DatedArtwork, dateArtworks } from './date-artworks.ts';
import { continueIds, insertRows, nextId } from './insert-rows.ts';

type Market = { readonly rng: Rng; readonly traders: readonly Trader[]; readonly base: Date };

type DatedCatalogue = Pick<Catalogue, 'artists'> & { readonly artworks: readonly DatedArtwork[] };

const day = 86_400_000;

/** Inserts everything but the trades. Returns the market that each edition is to get. */
export async function insertCatalogue(
  tx: Transaction,
  catalogue: Catalogue,
  market: Market,
): Promise<EditionMarket[]> {
  const artistIds = numbered(catalogue.artists, await nextId(tx, artists));
  const artworkIds = numbered(catalogue.artworks, await nextId(tx, artworks));
  await insertArtists(tx, catalogue, artistIds, market.base);
  const dated = {
    ...catalogue,
    artworks: dateArtworks(catalogue.artworks, catalogue.releases, market.base),
  };
  await insertArtworks(tx, dated, artistIds, artworkIds, market.base);
  const markets = await insertEditions(tx, dated, artworkIds, market);

  const ids = { firstId: await nextId(tx, releases), artists: artistIds, artworks: artworkIds };
  const announced = buildReleaseRows(catalogue, ids, market.base);
  await insertRows(tx, releases, announced.releases);
  await insertRows(tx, releaseArtists, announced.artists);
  for (const table of [artists, artworks, editions, releases]) await continueIds(tx, table);
  return markets;
}

async function insertArtists(
  tx: Transaction,
  catalogue: Catalogue,
  ids: ReadonlyMap<string, number>,
  base: Date,
): Promise<void> {
  const shown = catalogue.artists.map((artist) => ({
    id: idOf(ids, artist.key),
    artist,
    pictures: artistPictureRows(artist),
  }));
  const createdAt = new Date(base.getTime() - 1500 * day);
  await insertRows(
    tx,
    artists,
    shown.map(({ artist, id }) => artistRow(artist, id, createdAt)),
  );
  await insertRows(
    tx,
    pictures,
    shown.flatMap((one) => one.pictures),
  );
  await insertRows(
    tx,
    artistPictures,
    shown.flatMap((one) => placed(one.pictures).map((at) => ({ artistId: one.id, ...at }))),
  );
}

async function insertArtworks(
  tx: Transaction,
  catalogue: DatedCatalogue,
  artistIds: ReadonlyMap<string, number>,
  ids: ReadonlyMap<string, number>,
  base: Date,
): Promise<void> {
  const shown = catalogue.artworks.map((artwork) => {
    const makers = makersOf(catalogue, artwork);
    const names = makers.map(({ name }) => name).join(' and ');
    const id = idOf(ids, artwork.key);
    return { artwork, id, makers, pictures: artworkPictureRows(artwork, names) };
  });
  await insertRows(
    tx,
    artworks,
    shown.map(({ artwork, id }) =>
      artworkRow(artwork, { id, createdAt: enteredAt(artwork, base), base }),
    ),
  );
  await insertRows(
    tx,
    artworkArtists,
    shown.flatMap(({ id, makers }) =>
      makers.map(({ key }, position) => ({
        artworkId: id,
        artistId: idOf(artistIds, key),
        position,
      })),
    ),
  );
  await insertRows(
    tx,
    pictures,
    shown.flatMap((one) => one.pictures),
  );
  await insertRows(
    tx,
    artworkPictures,
    shown.flatMap((one) => placed(one.pictures).map((at) => ({ artworkId: one.id, ...at }))),
  );
}

async function insertEditions(
  tx: Transaction,
  catalogue: Pick<DatedCatalogue, 'artworks'>,
  artworkIds: ReadonlyMap<string, number>,
  { rng, traders, base }: Market,
): Promise<EditionMarket[]> {
  const firstId = await nextId(tx, editions);
  const all = catalogue.artworks.flatMap((artwork) =>
    artwork.editions.map((edition) => ({ artwork, edition })),
  );
  const built = all.map(({ artwork, edition }, index) => {
    const id = firstId + index;
    const own = rng.fork(`${artwork.key}/${edition.name}/${edition.otherName}`);
    const { fairGbp, mainPrice } = pricesOf(own.fork('price'), artwork, edition);
    const ids = { id, artworkId: idOf(artworkIds, artwork.key) };
    return {
      row: editionRow(edition, ids, { mainPrice, createdAt: enteredAt(artwork, base) }),
      market: buildEditionMarket(own, { editionId: id, artwork, edition, fairGbp, traders, base }),
    };
  });
  await insertRows(
    tx,
    editions,
    built.map(({ row }) => row),
  );
  return built.map(({ market }) => market);
}

/** A work is added on its release day, and an upcoming one a few days ago. */
function enteredAt({ releaseDate }: DatedArtwork, base: Date): Date {
  const released = releaseDate === null ? base.getTime() : Date.parse(releaseDate);
  const latest = base.getTime() - 3 * day;
  return new Date(Math.max(base.getTime() - 1500 * day, Math.min(released, latest)));
}

function numbered(
  records: readonly { readonly key: string }[],
  firstId: number,
): ReadonlyMap<string, number> {
  return new Map(records.map(({ key }, index) => [key, firstId + index]));
}
