import type { ArtistSource } from '../artist-source.ts';

export const minaTsoGallagher: ArtistSource = {
  key: 'mina-tso-gallagher',
  name: 'Mina Tso-Gallagher',
  hand: 'birds',
  birthYear: 1994,
  birthDate: '1994-02-27',
  nationalities: [
    { name: 'Canadian', alpha2Code: 'CA' },
    { name: 'Hong Konger', alpha2Code: 'HK' },
  ],
  description:
    'Mina Tso-Gallagher’s grandfather carried his thrush to the tea house on Mong Kok’s Bird Street every morning for forty years. He could tell them apart by voice. She, who moved to Halifax, Nova Scotia, at nine and missed most of it, tells them apart by trousers.\n\nHer linocut birds are nobody’s species. They have crests, waistcoats and opinions, and sit on branches that put out leaves of three kinds for the sake of the colour.',
  description2:
    'Five blocks and a jigsaw. The birds are sawn out, inked apart and put back on the branch, so that each can be a different colour in the same pull; the feathers are single pushes of a small gouge.',
  instagram: '@minatsogallagher',
  website: 'minatso.example',
  mediums: ['Linocut', 'Screenprint', 'Risograph'],
  galleries: ['Gottingen Street Press', 'Salt River Press'],
  sizes: [
    [50, 40],
    [40, 40],
    [40, 56],
    [70, 50],
  ],
  papers: ['Kitakata 36 gsm', 'Zerkall 210 gsm', 'Strathmore 400 printmaking'],
  level: 280,
  heat: 0.76,
  years: [2017, 2026],
  variants: ['Dawn Chorus', 'Key Block Only', 'Hand-Coloured'],
  methods: [
    'Jigsaw linocut in six inks, printed in one pull.',
    'Every feather is one push of the gouge.',
    'The specks in the ground are chatter from the tool, and were left for company.',
  ],
  works: [
    {
      title: 'Bird Street, 6 a.m.',
      text: 'Three on a branch, one of them telling the others something. The sun is already hot.',
    },
    {
      title: 'The Tenor and His Understudy',
      text: 'They sit at opposite ends and look the same way. One has the crest.',
    },
    {
      title: 'Thrush, in Other People’s Trousers',
      text: 'A single large bird on a thin branch. The wing is her grandfather’s tablecloth.',
    },
    {
      title: 'Committee on Berries',
      text: 'All present. The berries are in the minutes, upper right.',
    },
    {
      title: 'Halifax, Somebody’s Balcony',
      text: 'A cold ground, a warm bird, and leaves that belong to another climate.',
    },
    {
      title: 'Quarrel Before Rain',
      text: 'Two branches, two parties, and between them a pale disc that has seen it before.',
    },
    {
      title: 'Nest Egg',
      text: 'There is no egg. The bird looks as though there were.',
      upcoming: true,
    },
  ],
};
