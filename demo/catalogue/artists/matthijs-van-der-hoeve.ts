import type { ArtistSource } from '../artist-source.ts';

export const matthijsVanDerHoeve: ArtistSource = {
  key: 'matthijs-van-der-hoeve',
  name: 'Matthijs van der Hoeve',
  generator: 'ribbons',
  birthYear: 1975,
  birthDate: '1975-01-28',
  nationalities: [
    { name: 'Belgian', alpha2Code: 'BE' },
    { name: 'Dutch', alpha2Code: 'NL' },
  ],
  description:
    'Matthijs van der Hoeve taught knots to sea scouts in Ostend and mathematics to everyone else. When a student proved that one of his demonstration knots was not a knot at all, he drew it large, coloured it in and hung it in the corridor; the prints began there.\n\nEach starts with two or three closed bands that go over and under in one long breath. Some can be undone. He does not say which.',
  description2:
    'The course of every band is worked out as a wave and drawn with a wheel he built from a bicycle hub. The crossings are decided last, by going round with a pencil and holding his nerve.',
  website: 'vanderhoeve.example',
  email: 'knopen@vanderhoeve.example',
  mediums: ['Screenprint', 'Linocut', 'Giclée'],
  galleries: ['De Natte Plaat', 'Interval'],
  sizes: [
    [70, 55],
    [84, 60],
    [60, 80],
    [50, 50],
  ],
  papers: ['BFK Rives 300 gsm', 'Zerkall 300 gsm', 'Somerset Velvet 280 gsm'],
  level: 890,
  heat: 0.5,
  years: [2010, 2025],
  variants: ['Slip Colourway', 'Line Only', 'Hitched'],
  methods: [
    'The shade along each band is a second flat, stepped by hand from light to dark.',
    'Nine colours, with the crossings cut into the screens at the very end.',
    'Two stripes run the length of each band and never change sides.',
  ],
  works: [
    {
      title: 'Not a Knot',
      text: 'Two bands cross eleven times and come apart at a pull. The proof is available on request.',
    },
    {
      title: 'The Long Way Round to Ostend',
      text: 'A red band takes every opportunity to go under and emerges, each time, a little smugger.',
    },
    {
      title: 'Theorem with Loose Ends',
      text: 'There are none. All the bands are closed, which took him most of a winter.',
    },
    {
      title: 'Married in Haste',
      text: 'Two colours, tangled early and irreversibly, in a frame that only just holds them.',
    },
    {
      title: 'Carrick, Considered',
      text: 'Based on the bend that sailors use to join two hawsers; drawn here with nothing to join.',
    },
    {
      title: 'Ribbon for a Lost Argument',
      text: 'The pale band goes under at every crossing but one.',
    },
  ],
};
