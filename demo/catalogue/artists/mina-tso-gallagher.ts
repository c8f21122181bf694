import type { ArtistSource } from '../artist-source.ts';

export const minaTsoGallagher: ArtistSource = {
  key: 'mina-tso-gallagher',
  name: 'Mina Tso-Gallagher',
  generator: 'birds',
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
      text: 'Four of them on two branches, one pair already deep in something.',
    },
    {
      title: 'The Tenor and His Understudy',
      text: 'They share one branch and look at each other’s feet. Only one of them will be asked to sing.',
    },
    {
      title: 'Thrush, in Other People’s Trousers',
      text: 'Six birds on two branches, each in somebody else’s best. The thrush is the one that looks comfortable.',
    },
    {
      title: 'Committee on Berries',
      text: 'All present, and one of them twice the size of the rest. The berries are in the minutes.',
    },
    {
      title: 'Halifax, Somebody’s Balcony',
      text: 'A hot ground, a blue sun, and leaves that belong to another climate.',
    },
    {
      title: 'Quarrel Before Rain',
      text: 'One large bird, alone on its branch. The other party has just left.',
    },
    {
      title: 'Nest Egg',
      text: 'There is no egg. Everyone on the two branches looks as though there were.',
    },
  ],
};
