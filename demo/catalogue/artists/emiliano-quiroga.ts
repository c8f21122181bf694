import type { ArtistSource } from '../artist-source.ts';

export const emilianoQuiroga: ArtistSource = {
  key: 'emiliano-quiroga',
  name: 'Emiliano Quiroga',
  generator: 'riso-halftone',
  birthYear: 1993,
  birthDate: '1993-08-30',
  nationalities: [{ name: 'Argentine', alpha2Code: 'AR' }],
  description:
    'Emiliano Quiroga prints in the back of a copy shop in Rosario, on a risograph that a political party left behind with its last leaflets still on the drum. He was studying physics at the time. The leaflets had better shadows.\n\nHis balls, posts, cones and slabs come from the plates of an old drawing manual, set out on a plain at an hour with a low sun. He thinks of them as furniture for people who have moved out.',
  description2:
    'Three drums, three screens at three angles. He feeds the sheets by hand, so that the colours drift; a run ends when the drift stops being interesting.',
  instagram: '@quiroga.riso',
  mediums: ['Risograph', 'Screenprint'],
  galleries: ['Copias Paraná', 'Interval'],
  sizes: [
    [42, 30],
    [30, 42],
    [59, 42],
    [40, 40],
  ],
  papers: ['Munken Polar 170 gsm', 'Recycled Cyclus 200 gsm', 'Gmund Natural 250 gsm'],
  level: 190,
  heat: 0.82,
  years: [2017, 2026],
  variants: ['Two-Drum Run', 'Misfeed', 'Fluorescent Drum'],
  methods: [
    'Three risograph drums on uncoated paper, with the drift between them left in.',
    'The dots are coarse enough to count, and he has.',
    'Printed in one night, before the ink could settle.',
  ],
  works: [
    {
      title: 'Exercise 14: The Ball Considers the Post',
      text: 'A ball, an arch and the corner of a box on an orange plain. The post has been left out; the ball is considering that.',
    },
    {
      title: 'Exercise 22: Noon, Incorrectly',
      text: 'The sun stands behind the objects and they are lit from the front all the same.',
    },
    {
      title: 'Exercise 31: Cone, Abandoned',
      text: 'The cone has gone, and the others stand about where it was.',
    },
    {
      title: 'Plain with Nobody’s Furniture',
      text: 'Four solids keep their distance. The sky is three bands of dots that never agree on a horizon.',
    },
    {
      title: 'Leaflet for the Party of Shadows',
      text: 'Printed over the last of the inherited leaflets. Here and there a slogan’s ghost is said to show.',
    },
    {
      title: 'Exercise 40: Everything at Once',
      text: 'The last plate of the manual, reduced to a cone, an arch and the sun they have in common.',
    },
    {
      title: 'Low Sun over the Copy Shop',
      text: 'A round sun over a cone, a ball and a post in conference. The shop is the plain.',
    },
  ],
};
