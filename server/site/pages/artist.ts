import type { ArtistView } from '../../../shared/contracts/artists.ts';
import { searchWords } from '../../../shared/domain/searches.ts';
import { nameMark } from '../../../shared/site.ts';
import { HttpError } from '../../errors.ts';
import { artistWorksQuery } from '../../reads/artist-works-query.ts';
import { artistMarketRead, artistRead, artistWorksRead } from '../../reads/artists.ts';
import { breadcrumbs } from '../breadcrumbs.ts';
import { type Head, noJsonLd } from '../head.ts';
import type { PageSource } from '../page-source.ts';
import { pictureUrl } from '../picture-url.ts';
import { trailingId } from '../trailing-id.ts';

const fallback: Head = {
  title: 'Artist',
  description: `An artist on ${nameMark}, with their artworks and prices.`,
  canonical: null,
  image: null,
  jsonLd: noJsonLd,
};

/** Search engines and previews cut longer descriptions off. */
const descriptionLength = 200;

export const source: PageSource = {
  query: ['medium', 'sort'],
  fallback,
  async read({ path, query }, reader) {
    const id = trailingId(path);
    if (id === null) return null;
    const [artist, works, market] = await Promise.all([
      reader(artistRead, id),
      reader(artistWorksRead, { id, ...firstWorksOf(query) }),
      reader(artistMarketRead, id).catch(leftToThePage),
    ]);
    return {
      items: [artist, works, ...(market ? [market] : [])],
      head: () => headOf(artist.answer.view()),
      picture: () => artist.answer.view().profile,
    };
  },
};

/** The page is shown without this read, and the browser requests it itself. */
function leftToThePage(error: unknown): null {
  if (!(error instanceof HttpError)) throw error;
  return null;
}

/** As the page does: it ignores invalid parameters, and begins with the first page of works. */
function firstWorksOf(query: URLSearchParams) {
  const read = artistWorksQuery.safeParse({
    sort: query.get('sort') ?? undefined,
    medium: searchWords(query.get('medium') ?? ''),
  });
  return read.success ? read.data : { medium: undefined, sort: undefined, page: 1 };
}

function headOf(artist: ArtistView): Head {
  const image = pictureUrl(artist.profile ?? artist.avatar);
  return {
    title: artist.name,
    description:
      shortened(artist.description) ||
      `Artworks by ${artist.name} with their prices on ${nameMark}.`,
    canonical: artist.href,
    image,
    jsonLd: (absolute) => [
      {
        '@type': 'Person',
        name: artist.name,
        url: absolute(artist.href),
        ...(image === null ? {} : { image: absolute(image) }),
        ...(artist.birthDate ? { birthDate: artist.birthDate } : {}),
        ...(artist.nationalities.length > 0 ? { nationality: artist.nationalities } : {}),
        ...(artist.description ? { description: shortened(artist.description) } : {}),
        jobTitle: 'Artist',
        sameAs: [artist.links.website, artist.links.instagram].flatMap((link) => link?.url ?? []),
      },
      breadcrumbs([
        { name: 'Artists', item: absolute('/artists') },
        { name: artist.name, item: absolute(artist.href) },
      ]),
    ],
  };
}

/** Cut at the end of a word. */
function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= descriptionLength) return line;
  return `${line.slice(0, descriptionLength).replace(/[\s,;:.]*\s\S*$/, '')} …`;
}
