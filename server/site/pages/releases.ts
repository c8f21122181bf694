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
    const [upcoming, unscheduled, past] = await Promise.all([
      reader(releaseListRead, { scope: 'upcoming', page: 1 }),
      reader(releaseListRead, { scope: 'unscheduled', page: 1 }),
      reader(releaseListRead, { scope: 'past', page: 1 }),
    ]);
    /** Of the first release on the page: one that is open, else the next one. */
    const picture = () => {
      const open = past.answer.view().items.find(({ phase }) => phase === 'open');
      return (open ?? upcoming.answer.view().items[0])?.picture ?? null;
    };
    return {
      items: [upcoming, unscheduled, past],
      head: () => ({ ...head, image: pictureUrl(picture()) }),
      picture,
    };
  },
};
