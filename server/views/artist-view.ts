import type { ArtistCard, ArtistMarketView, ArtistView } from '../../shared/contracts/artists.ts';
import type { PictureView } from '../../shared/contracts/catalogue.ts';
import type { ReleaseCard } from '../../shared/contracts/releases.ts';
import type { WireArtist, WireArtistMarket } from '../../shared/contracts/wire/artists.ts';
import { artistImage, instagramName, websiteUrl } from '../../shared/domain/artists.ts';
import { money } from '../../shared/domain/money.ts';
import { artistPath, artworkPath } from '../../shared/domain/paths.ts';
import { editionSuffix } from '../../shared/domain/shown-edition.ts';
import type { ReleaseRecord } from '../upstream/releases.ts';
import type { ArtistRecord } from '../upstream/search.ts';
import { moneyOf } from './money-view.ts';
import { pictureView } from './picture-view.ts';
import { releaseCard } from './release-view.ts';

/** An avatar is small: larger formats would make long lists heavy. */
const avatarFormats: readonly string[] = ['xs', 'thumbnail', 'small'];

/** Artists without a name are left out. */
export function artistCards(records: readonly ArtistRecord[]): ArtistCard[] {
  return records.flatMap((record) => artistCard(record) ?? []);
}

/** null: the artist has no name. */
export function artistCard({ id, attributes: artist }: ArtistRecord): ArtistCard | null {
  const name = artist.name?.trim() ?? '';
  if (name === '') return null;
  const avatar = pictureOf(artist, name, 'avatar');
  return {
    id,
    name,
    href: artistPath({ id, name }),
    numberOfArtworks: artist.numberOfArtworks,
    avatar: avatar && {
      ...avatar,
      formats: avatar.formats.filter(({ name: format }) => avatarFormats.includes(format)),
    },
  };
}

/** null: the artist has no name. */
export function artistView(
  record: ArtistRecord & {
    readonly attributes: { readonly mediums?: ArtistView['mediums'] | undefined };
  },
  more: {
    readonly releases: readonly ReleaseRecord[];
    readonly similar: readonly ArtistRecord[];
    readonly now: number;
  },
): ArtistView | null {
  const card = artistCard(record);
  if (!card) return null;
  const { id, attributes: artist } = record;
  const website = websiteUrl(artist.socialLinks.website);
  const instagram = instagramName(artist.socialLinks.instagram);
  return {
    ...card,
    profile: pictureOf(artist, card.name, 'profile'),
    birthYear: artist.birthYear,
    birthDate: artist.birthDate,
    nationalities: artist.nationalities.map(({ name }) => name),
    description: artist.description,
    description2: artist.description2,
    links: {
      website: website === null ? null : { label: hostOf(website), url: website },
      instagram:
        instagram === null
          ? null
          : { label: `@${instagram}`, url: `https://www.instagram.com/${instagram}/` },
      email: artist.socialLinks.email?.trim() || null,
    },
    mediums: artist.mediums ?? [],
    releases: releasesOf(id, more.releases, more.now),
    similar: artistCards(more.similar),
  };
}

export function artistMarketView(market: WireArtistMarket): ArtistMarketView {
  return {
    sold: market.sold,
    soldLastYear: market.soldLastYear,
    lastSales: market.lastSales.map((sale) => ({
      artwork: sale.artwork,
      suffix: editionSuffix(sale.edition, sale.otherName),
      href: artworkPath(
        { id: sale.artworkId, name: sale.artwork, artists: sale.artists },
        sale.edition,
      ),
      price: moneyOf(sale),
      soldAt: sale.soldAt,
    })),
    trend: market.quarters.map(({ start, sales, medianGbp }) => ({
      start,
      sales,
      median: money(medianGbp, 'GBP'),
    })),
  };
}

function pictureOf(
  artist: WireArtist,
  name: string,
  which: 'avatar' | 'profile',
): PictureView | null {
  const image = artistImage(artist.images, which);
  return image && pictureView(image, name);
}

/** The product API lists the latest first and unscheduled ones last, which are still upcoming. */
function releasesOf(
  artistId: number,
  records: readonly ReleaseRecord[],
  now: number,
): ReleaseCard[] {
  const theirs = records.filter(({ attributes }) =>
    attributes.artists.data.some(({ id }) => id === artistId),
  );
  const cards = theirs.map((record) => releaseCard(record, now));
  return [
    ...cards.filter(({ startsAt }) => startsAt === null),
    ...cards.filter(({ startsAt }) => startsAt !== null),
  ];
}

function hostOf(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '');
}
