import { searchWords } from '../../../shared/domain/searches.ts';
import { nameMark } from '../../../shared/site.ts';
import { artistSearchRead, artistsRead } from '../../reads/artists.ts';
import { type Head, noJsonLd } from '../head.ts';
import type { PageSource } from '../page-source.ts';
import { pictureUrl } from '../picture-url.ts';

const head: Head = {
  title: 'Artists',
  description: `All artists whose editions are traded on ${nameMark}, from A to Z, and who is trending now.`,
  canonical: '/artists',
  image: null,
  jsonLd: noJsonLd,
};

export const source: PageSource = {
  query: ['q'],
  fallback: head,
  async read({ query }, reader) {
    const q = searchWords(query.get('q') ?? '');
    const [all, found] = await Promise.all([
      reader(artistsRead, null),
      q === '' ? null : reader(artistSearchRead, q),
    ]);
    return {
      items: found ? [all, found] : [all],
      head: () => ({ ...head, image: pictureUrl(all.answer.view().header[0]?.avatar ?? null) }),
    };
  },
};
