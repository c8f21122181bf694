import type { ArtistSource } from '../artist-source.ts';

export const bartholomausFinsterwald: ArtistSource = {
  key: 'bartholomaus-finsterwald',
  name: 'Bartholomäus Finsterwald',
  generator: 'leadings',
  birthYear: 1939,
  birthDate: '1939-12-24',
  nationalities: [{ name: 'Austrian', alpha2Code: 'AT' }],
  description:
    'Bartholomäus Finsterwald glazed churches across Styria and Carinthia until the commissions stopped, around 1980, and then went on without the churches. Linoleum, he found, can be leaded too, and nobody has to climb.\n\nHe is known for his blacks, mixed with a little ultramarine and laid on heavily enough to feel, and for the rose that turns up off the middle of every sheet like a lamp carried through a house. He does not discuss religion. He does discuss solder.',
  description2:
    'The leads are one block, cut away until only the lines stand; each glass is a small block of its own, inked by hand and dropped into place, up to a hundred and twenty for one sheet.',
  website: 'https://finsterwald.example',
  mediums: ['Linocut', 'Lithograph'],
  galleries: ['Kunsthandlung Mur', 'Ergastiri Pella'],
  sizes: [
    [90, 65],
    [70, 50],
    [65, 90],
    [80, 80],
  ],
  papers: ['Hahnemühle Bütten 350 gsm', 'Japan Shoji 90 gsm', 'Zerkall Bütten 300 gsm'],
  level: 9500,
  heat: 0.26,
  royalty: 4,
  years: [1983, 2021],
  variants: ['Grisaille', 'Double Black', 'Hand-Inked Unique'],
  methods: [
    'A hundred and twenty blocks of glass in a single block of lead, printed in one pull.',
    'The scratches in the colours are cut with a glazier’s point.',
    'The black was laid on twice, with ultramarine in it.',
  ],
  works: [
    {
      title: 'Window for a Railway Waiting Room',
      text: 'A golden rose with red about it, and round that greens and blues that darken towards the edges as the evening would.',
    },
    {
      title: 'Lamp Carried Upstairs',
      text: 'The bright ring sits high. Below it the colours have already begun to follow.',
    },
    {
      title: 'St Nobody’s, North Aisle',
      text: 'Cold greens round one small warm rose, which is how he remembers the original, and the original is gone.',
    },
    {
      title: 'Solder',
      text: 'The leads are thicker than usual and the colours hold their breath between them.',
    },
    {
      title: 'Vespers in the Bottle Bank',
      text: 'The blues of every mineral water in Graz, gathered into a rose.',
    },
    {
      title: 'All Souls, Mur Bridge',
      text: 'A hot ring, a ring of leaves, and then the colours of people’s coats.',
    },
  ],
};
