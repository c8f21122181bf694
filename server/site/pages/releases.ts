import { releaseListRead } from '../../reads/releases.ts';
import { type Head, noJsonLd } from '../head.ts';
import type { PageSource } from '../page-source.ts';
import { pictureUrl } from '../picture-url.ts';

const head: Head = {
  title: 'Release calendar',
  description: 'Upcoming art editions day by day: releases, timed editions and raffles.',
  canonical: '/release-calendar',
  image: null,
  jsonLd: noJsonLd,
};

export const source: PageSource = {
  query: [],
  fallback: head,
  async read(_address, reader) {
    const [upcoming, ...others] = await Promise.all([
      reader(releaseListRead, { scope: 'upcoming', page: 1 }),
      reader(releaseListRead, { scope: 'unscheduled', page: 1 }),
      reader(releaseListRead, { scope: 'past', page: 1 }),
    ]);
    const picture = () => upcoming.answer.view().items[0]?.picture ?? null;
    return {
      items: [upcoming, ...others],
      head: () => ({ ...head, image: pictureUrl(picture()) }),
      picture,
    };
  },
};
