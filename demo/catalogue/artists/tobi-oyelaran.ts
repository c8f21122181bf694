import type { ArtistSource } from '../artist-source.ts';

export const tobiOyelaran: ArtistSource = {
  key: 'tobi-oyelaran',
  name: 'Tobi Oyelaran',
  generator: 'labyrinth',
  birthYear: 1996,
  birthDate: '1996-03-08',
  nationalities: [{ name: 'Nigerian', alpha2Code: 'NG' }],
  description:
    'Tobi Oyelaran studied marine biology in Lagos until a lecturer asked the class to draw a brain coral and she could not stop. The line went off the page, onto the bench, and, by the end of term, into lino.\n\nShe cuts standing up, without a drawing, following one passage until it closes. Friends have timed her at eleven hours. The patterns are often read as fingerprints or maps of old Ibadan; both are fine with her.',
  description2:
    'A single block of battleship lino, one gouge of one width. She never crosses a line, never leaves an island she has not gone round, and prints in one colour, sometimes over a flat.',
  instagram: '@tobi.oyelaran',
  website: 'oyelaran.example',
  email: 'tobi@oyelaran.example',
  mediums: ['Linocut', 'Woodcut'],
  galleries: ['Ebute Metta Editions', 'Salt River Press'],
  sizes: [
    [60, 45],
    [50, 50],
    [45, 60],
    [84, 60],
  ],
  papers: ['Zerkall 210 gsm', 'Kitakata 36 gsm', 'Fabriano Unica 250 gsm'],
  level: 240,
  heat: 0.86,
  years: [2019, 2026],
  variants: ['On Kitakata', 'Negative', 'Indigo'],
  methods: [
    'Cut without a drawing in a single block, and printed by hand with the back of a spoon.',
    'The line keeps one width from edge to edge.',
    'What looks like two colours is one colour and the patience to go round it.',
  ],
  works: [
    {
      title: 'Eleven Hours, No Lunch',
      text: 'One colour, one gouge, and a passage that can be followed from the upper left almost to the end.',
    },
    {
      title: 'Coral Bone',
      text: 'Denser towards the middle, as though the block had been growing while she cut it.',
    },
    {
      title: 'The Well',
      text: 'A round of reversed pattern in a field of the other, pale where it should be dark. She says there was water there.',
    },
    {
      title: 'Fingerprint of a House',
      text: 'The grain tightens into rooms. She grew up in one of them.',
    },
    {
      title: 'Ibadan by Rumour',
      text: 'A city plan told by someone who was told by someone. Every street comes back.',
    },
    {
      title: 'Sister Tide',
      text: 'Wide passages and narrow ones come and go across the block like a tide with somewhere to be.',
    },
    {
      title: 'Slow Lightning',
      text: 'The wandering line stops short at a set of calm rings, and the whole block listens.',
    },
  ],
};
