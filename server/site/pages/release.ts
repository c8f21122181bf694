import type { ReleaseView } from '../../../shared/contracts/releases.ts';
import { joinedMakers } from '../../../shared/domain/joined-names.ts';
import { releaseWindow } from '../../../shared/domain/releases.ts';
import { nameMark } from '../../../shared/site.ts';
import { releaseRead } from '../../reads/releases.ts';
import { type Head, noJsonLd } from '../head.ts';
import type { PageSource } from '../page-source.ts';
import { pictureUrl } from '../picture-url.ts';
import { trailingId } from '../trailing-id.ts';

const fallback: Head = {
  title: 'Release',
  description: `An edition in the release calendar of ${nameMark}.`,
  canonical: null,
  image: null,
  jsonLd: noJsonLd,
};

export const source: PageSource = {
  query: [],
  fallback,
  async read({ path }, reader) {
    const id = trailingId(path);
    if (id === null) return null;
    const item = await reader(releaseRead, id);
    const release = item.answer.view;
    return {
      items: [item],
      head: () => headOf(release()),
      picture: () => release().pictures[0] ?? null,
    };
  },
};

function headOf(release: ReleaseView): Head {
  const artists = release.artists.map(({ name }) => name);
  const makers = joinedMakers(artists, release.extraArtists);
  const image = pictureUrl(release.pictures[0] ?? null);
  const title = makers === '' ? release.name : `${release.name} by ${makers}`;
  return {
    title,
    description: `${title}: release date, how to get it and details of the edition.`,
    canonical: release.href,
    image,
    jsonLd: (absolute) => [
      ...eventOf(release, image === null ? null : absolute(image), absolute(release.href)),
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          {
            '@type': 'ListItem',
            position: 1,
            name: 'Release calendar',
            item: absolute('/release-calendar'),
          },
          { '@type': 'ListItem', position: 2, name: release.name, item: absolute(release.href) },
        ],
      },
    ],
  };
}

/** null where the release has no date: schema.org's Event needs one. */
function eventOf(release: ReleaseView, image: string | null, url: string): object[] {
  const window = releaseWindow(release);
  if (window === null) return [];
  const start = new Date(window.start).toISOString();
  const price = release.edition?.price ?? null;
  return [
    {
      '@type': 'Event',
      name: release.name,
      url,
      startDate: start,
      ...(window.end === null ? {} : { endDate: new Date(window.end).toISOString() }),
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      eventStatus: 'https://schema.org/EventScheduled',
      location: { '@type': 'VirtualLocation', url },
      organizer: { '@type': 'Organization', name: nameMark },
      performer: release.artists.map(({ name }) => ({ '@type': 'Person', name })),
      ...(image === null ? {} : { image }),
      ...(price === null
        ? {}
        : {
            offers: {
              '@type': 'Offer',
              price: (price.amount / 100).toFixed(2),
              priceCurrency: price.currency,
              validFrom: start,
              url,
            },
          }),
    },
  ];
}
