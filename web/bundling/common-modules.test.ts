import { expect, test } from 'vitest';
import { commonModules } from './common-modules.ts';

const pages = ['p1', 'p2', 'p3', 'p4'];
const imports: Record<string, { now: string[]; later?: string[] }> = {
  main: { now: ['app'], later: ['dialog', ...pages] },
  app: { now: ['header', 'link'], later: ['form'] },
  dialog: { now: ['form', 'link'] },
  p1: { now: ['card', 'strip'] },
  p2: { now: ['card', 'strip'] },
  p3: { now: ['card', 'strip'] },
  p4: { now: ['card'] },
  card: { now: ['picture'] },
};
const infoOf = (id: string) => ({
  importedIds: imports[id]?.now ?? [],
  dynamicallyImportedIds: imports[id]?.later ?? [],
});

test('bundles what the entry and four pages import with every page, and nothing lazy', () => {
  const common = commonModules('main', pages, infoOf);
  expect([...common].toSorted()).toEqual(['app', 'card', 'header', 'link', 'picture']);
});
