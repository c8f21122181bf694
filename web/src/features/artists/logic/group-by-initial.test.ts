import { expect, it } from 'vitest';
import { artistCardOf } from '../../../lib/testing/artists.ts';
import { groupByInitial } from './group-by-initial.ts';

it('groups artists by initial, ignoring accents, with other names last', () => {
  const names = ['草間', 'Ada', 'Émile', 'Eirlys', 'Zuleika', 'Ångström', '3D'];
  const groups = groupByInitial(names.map((name, index) => artistCardOf(index + 1, { name })));
  expect(groups.map(({ letter, artists }) => [letter, ...artists.map(({ name }) => name)])).toEqual(
    [
      ['A', 'Ada', 'Ångström'],
      ['E', 'Émile', 'Eirlys'],
      ['Z', 'Zuleika'],
      ['#', '草間', '3D'],
    ],
  );
  expect(groupByInitial([])).toEqual([]);
});
