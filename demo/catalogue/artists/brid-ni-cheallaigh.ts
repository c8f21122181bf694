import type { ArtistSource } from '../artist-source.ts';

export const bridNiCheallaigh: ArtistSource = {
  key: 'brid-ni-cheallaigh',
  name: 'Bríd Ní Cheallaigh',
  generator: 'nocturne',
  birthYear: 1961,
  birthDate: '1961-02-01',
  nationalities: [{ name: 'Irish', alpha2Code: 'IE' }],
  description:
    'Bríd Ní Cheallaigh works at night and always has: first as a nurse on the wards in Galway, then, once the children slept, at a kitchen press in Connemara with a blanket over the window. Her plates are the hours she knows.\n\nA house, a moon, hills and their double in the water are all that she allows herself. The dark between them is made of nothing but lines, and people who stand in front of the sheets for long enough report that it moves.',
  description2:
    'Hard-ground etching on zinc. Four directions of line are laid one after the other, each only where the last has gone dark enough to need it; the moon is untouched metal.',
  website: 'https://nicheallaigh.example',
  email: 'oiche@nicheallaigh.example',
  mediums: ['Etching', 'Aquatint'],
  galleries: ['An Chló Gallery', 'Leith Intaglio'],
  sizes: [
    [56, 42],
    [38, 28],
    [40, 56],
    [50, 50],
  ],
  papers: ['Somerset Soft White 300 gsm', 'Fabriano Tiepolo 290 gsm', 'Zerkall 225 gsm, cream'],
  level: 2100,
  heat: 0.48,
  royalty: 4,
  years: [2001, 2025],
  variants: ['Blue-Black', 'Second State', 'Chine Collé'],
  methods: [
    'Cross-hatched in four directions on one zinc plate, and wiped by hand to keep the halo clean.',
    'There is no aquatint in it: every grey is a count of lines.',
    'Bitten over three nights and printed in one black on cream paper.',
  ],
  works: [
    {
      title: 'Neighbour’s Light, 3 a.m.',
      text: 'Tall trees, a moon half into cloud, and its light laid across the lake to the near shore. The neighbour is asleep; this is what was taken for a lamp.',
    },
    {
      title: 'The Year the Road Went In',
      text: 'Hills in three darknesses, with the faint scrape of something new along the shore.',
    },
    {
      title: 'Lough, No Wind',
      text: 'The reflection is drawn more carefully than the hill it belongs to.',
    },
    {
      title: 'Visiting Hours',
      text: 'A veiled moon, a great deal of dark hill, and at the foot of it two lit panes.',
    },
    {
      title: 'Poplars Listening',
      text: 'Narrow trees stand along the water like people at the back of a church.',
    },
    {
      title: 'Turf Smoke and a Half Sleep',
      text: 'Softer than the others; the clouds are long, and the lines in the sky open to let them through.',
    },
  ],
};
