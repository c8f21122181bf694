import type { ArtistSource } from '../artist-source.ts';

export const isadoraQuintanilha: ArtistSource = {
  key: 'isadora-quintanilha',
  name: 'Isadora Quintanilha',
  generator: 'celestial',
  birthYear: 1982,
  nationalities: [{ name: 'Brazilian', alpha2Code: 'BR' }],
  description:
    'Isadora Quintanilha’s father ran the planetarium in Belém, whose projector had been set, by an error never corrected, to the sky of the wrong hemisphere. She was eleven before she looked up outdoors and felt cheated.\n\nHer charts describe skies with that kind of confidence. Orbits, phases and constellations are given with every tick and tangent, and belong to no world. Astronomers buy them, and send corrections.',
  description2:
    'Metallic ink on dyed papers, over a flat printed twice for depth. The geometry is done with compasses on film; the dust of stars is flicked from a toothbrush.',
  instagram: '@isadora.quintanilha',
  website: 'quintanilha.example',
  mediums: ['Screenprint', 'Lithograph'],
  galleries: ['Casa Ananás', 'Meridian Multiples'],
  sizes: [
    [70, 50],
    [60, 60],
    [50, 70],
    [100, 70],
  ],
  papers: ['Dyed cotton rag 300 gsm', 'Plike 330 gsm', 'Colorplan Imperial Blue 350 gsm'],
  level: 420,
  heat: 0.74,
  years: [2014, 2026],
  variants: ['Silver Leaf', 'Daylight', 'Southern Sky'],
  methods: [
    'Two passes of ground and three of metallic ink, printed to the edge of the sheet.',
    'Each orbit was drawn with a beam compass; the stars were not drawn at all.',
    'The moon’s phases along the foot are correct for a place she declines to name.',
  ],
  works: [
    {
      title: 'Sky over the Wrong Hemisphere',
      text: 'A ringed sun a little off the middle, nine orbits, and constellations pushed to the corners to make room.',
    },
    {
      title: 'Ephemeris for an Afternoon',
      text: 'The planets are given their places for a day on which nothing was observed.',
    },
    {
      title: 'The Minor Sisters',
      text: 'Small worlds close to their star, two of them ringed. The third is a fault in the film, and was left.',
    },
    {
      title: 'Transit of Something',
      text: 'One dark body crosses between the inner orbits. The tables in the margin were printed in the colour of the ground.',
    },
    {
      title: 'Almanac, Torn Page',
      text: 'Ticks every six degrees, a row of phases, and an orbit that does not close.',
    },
    {
      title: 'Pendulum Under a False North',
      text: 'A chart re-inked in the colours of Kothapalli’s pendulum sheets after the two shared a press in Hyderabad.',
      with: 'ravindra-kothapalli',
    },
    {
      title: 'Comet, Running Late',
      text: 'Everything else is in place for it, off to one side, so as to leave it room.',
    },
  ],
};
