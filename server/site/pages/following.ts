import { followingTabOf } from '../../../shared/domain/following-path.ts';
import { type PageSource, privatePage } from '../page-source.ts';

const followed = privatePage('Following');
const saved = privatePage('Saved');

/** Somebody's own, and so without anything for search engines. */
export const source: PageSource = {
  ...followed,
  read: (address, reader) => {
    const tab = followingTabOf(address.query);
    return (tab === 'saved' ? saved : followed).read(address, reader);
  },
};
