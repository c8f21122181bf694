import type { ArtistSource } from '../artist-source.ts';

export const harutoMinagawa: ArtistSource = {
  key: 'haruto-minagawa',
  name: 'Haruto Minagawa',
  generator: 'woodcut-sea',
  birthYear: 1948,
  birthDate: '1948-05-17',
  nationalities: [{ name: 'Japanese', alpha2Code: 'JP' }],
  description:
    'Haruto Minagawa was apprenticed at fourteen to a carver of moulds for sweets, and says that the sea is the same work with less sugar. He has cut the same stretch of water off the Noto peninsula more than two hundred times.\n\nThe early blocks are crowded and furious. Since his seventieth birthday the swells have slowed, the sky has cleared, and one sun, never quite round, is left to do what the boats once did.',
  description2:
    'Cherry for the key block, katsura for the colours. He cuts swells with a single broad gouge he reground from his master’s, and lets the plank’s own grain print as sky.',
  website: 'minagawa-hanga.example',
  mediums: ['Woodcut'],
  galleries: ['Noto Hanga-sha', 'Galleri Norrsken'],
  sizes: [
    [60, 45],
    [39, 27],
    [45, 60],
    [90, 65],
  ],
  papers: ['Echizen Kizuki hosho', 'Torinoko 180 gsm', 'Iwano kozo, handmade'],
  level: 6200,
  heat: 0.38,
  royalty: 5,
  years: [1979, 2024],
  variants: ['Mica Sky', 'First Printing', 'Black Water'],
  methods: [
    'Printed by hand with a baren from one key block and four colour blocks.',
    'The graded sky is wiped onto the block with a damp brush for every impression.',
    'The white of the foam is bare paper, cut a sliver at a time.',
  ],
  works: [
    {
      title: 'Two Hundred and Fourth Sea',
      text: 'Broad swells come in under a red sun that a thin cloud has cut in three. The foam was cut last, in a single afternoon.',
    },
    { title: 'After the Typhoon, Tea', text: 'A calm sky over water that has not yet been told.' },
    {
      title: 'The Widow’s Boat Comes Home Alone',
      text: 'There is no boat. The troughs are where it would be.',
    },
    {
      title: 'Sea with My Master’s Gouge',
      text: 'The strokes are a third wider than usual and the horizon has been lowered to make room for them.',
    },
    {
      title: 'Cape Rokugo, Before Speech',
      text: 'First light, a yellow disc just clear of the water, and swells so even they could be counted.',
    },
    {
      title: 'Seventieth Birthday Water',
      text: 'The first of the slow blocks: the sun is let off the horizon, and the plank shows through the sky.',
    },
  ],
};
