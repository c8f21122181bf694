import { followingTabOf } from '../../../shared/domain/following-path.ts';
import { type PageSource, privatePage } from '../page-source.ts';

const followed = privatePage('Following');
const saved = privatePage('Saved');

/** A person's own page, so it is not indexed. */
export const source: PageSource = {
  ...followed,
  read: (address, reader) => {
    const tab = followingTabOf(address.query);
    return (tab === 'saved' ? saved : followed).read(address, reader);
  },
};
