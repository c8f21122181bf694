import type { ArtistSource } from '../artist-source.ts';

export const baeSunWoo: ArtistSource = {
  key: 'bae-sun-woo',
  name: 'Bae Sun-woo',
  generator: 'asemic',
  birthYear: 1934,
  birthDate: '1934-10-05',
  nationalities: [{ name: 'Korean', alpha2Code: 'KR' }],
  description:
    'Bae Sun-woo learned to write three times: first in Japanese, then in Chinese characters, then in hangul, each time because the last had been forbidden or had fallen out of use. In 1971 he began to write in none of them.\n\nHis signs have the weight, the order and the breath of writing, and say nothing that could be used against anyone. He paints standing up, on paper laid on the floor, and carves his seals from roof tiles.',
  description2:
    'The brush is goat hair, as wide as a hand, loaded once. When the ink gives out the stroke goes on dry, and that part, he says, is the print. Lithographed from his own washes on stone.',
  website: 'https://baesunwoo.example',
  mediums: ['Lithograph', 'Woodcut', 'Monotype'],
  galleries: ['Hanok Print House', 'Galeria Maré'],
  sizes: [
    [100, 70],
    [76, 56],
    [70, 90],
    [120, 80],
  ],
  papers: [
    'Hanji, three-ply, handmade',
    'Korean mulberry 120 gsm on Rives',
    'Arches Cover 400 gsm, torn',
  ],
  level: 14000,
  heat: 0.3,
  royalty: 5,
  years: [1984, 2022],
  variants: ['Cinnabar', 'On Indigo-Dyed Hanji', 'Stone Proof'],
  methods: [
    'One brush, one load of ink, and a seal cut from a roof tile.',
    'Drawn on the stone in tusche at full arm’s length and never retouched.',
    'The white hairs in the stroke are where the brush parted, and were not drawn.',
  ],
  works: [
    {
      title: 'Letter to the Censor, 1971',
      text: 'A single sign fills the sheet. The long dry return was, he says, the apology.',
    },
    {
      title: 'What the Rain Dictated',
      text: 'One ring, gone round in a breath and left a little open. The rain, he says, also dictates in circles.',
    },
    {
      title: 'Grammar of My Grandmother',
      text: 'A heavy turn that thins as it goes, in red, on a sheet wider than it needs.',
    },
    {
      title: 'Receipt',
      text: 'A closed form and nothing else. The seal sits where a shopkeeper would put it.',
    },
    {
      title: 'Poem Without Permission',
      text: 'A single line falls down the sheet in loops, and short marks at the side answer it.',
    },
    {
      title: 'Breath, Held',
      text: 'Close rows of signs, each made of three or four strokes, none of them twice.',
    },
  ],
};
