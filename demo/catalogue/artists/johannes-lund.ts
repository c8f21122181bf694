import type { ArtistSource } from '../artist-source.ts';

export const johannesLund: ArtistSource = {
  key: 'johannes-lund',
  name: 'Johannes Vestergaard Lund',
  generator: 'horizons',
  birthYear: 1957,
  nationalities: [{ name: 'Danish', alpha2Code: 'DK' }],
  description:
    'Johannes Vestergaard Lund keeps the light on a pier at Thyborøn, unofficially, and etches what it does not reach. He has lived within sight of one line of water since birth and has never, he points out, seen the same one twice.\n\nHis aquatints are small, square in temper and mostly sky. Museum labels reach for the word silence; the artist prefers ‘weather’.',
  description2:
    'Rosin-dust aquatint on copper with up to nine stoppings-out. The light on the water is scraped back with a burnisher, one hair at a time, after the last bite.',
  website: 'vestergaardlund.example',
  mediums: ['Aquatint', 'Etching'],
  galleries: ['Galleri Norrsken', 'De Natte Plaat'],
  sizes: [
    [50, 40],
    [38, 38],
    [40, 60],
    [66, 50],
  ],
  papers: [
    'Hahnemühle Copperplate 300 gsm',
    'Somerset Soft White 250 gsm',
    'Magnani Pescia 300 gsm',
  ],
  level: 1700,
  heat: 0.35,
  years: [1998, 2025],
  variants: ['Night Plate', 'Trial Proof, Warm Black', 'Two-Plate Colour'],
  methods: [
    'Two copper plates with nine tones of rosin aquatint between them.',
    'The brightness on the water was burnished back into the plate by hand.',
    'Wiped with a plate tone that differs a little in every impression.',
  ],
  works: [
    {
      title: 'Line, with Weather',
      text: 'A tall sky graded from slate to linen, one low line, and light in hairs below it.',
    },
    {
      title: 'The Fourteenth of Almost Every Month',
      text: 'The same view, the same date, whatever was there. This is November.',
    },
    {
      title: 'Posts at Half Tide',
      text: 'The posts are under water in this state of the plate; a small sun marks where the row begins.',
    },
    {
      title: 'Sky, Leaning',
      text: 'Long flat clouds press towards the line from above; the water has decided not to notice.',
    },
    {
      title: 'Small Sun, Large Permission',
      text: 'The disc is no bigger than a lentil and the whole plate takes its warmth from it.',
    },
    {
      title: 'Towards Norway, Presumably',
      text: 'The line thickens to the left where land may be. The tone is the coldest he has bitten.',
    },
  ],
};
