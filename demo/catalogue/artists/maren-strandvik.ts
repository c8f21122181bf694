import type { ArtistSource } from '../artist-source.ts';

export const marenStrandvik: ArtistSource = {
  key: 'maren-strandvik',
  name: 'Maren Strandvik',
  generator: 'strata',
  birthYear: 1978,
  nationalities: [{ name: 'Norwegian', alpha2Code: 'NO' }],
  description:
    'Maren Strandvik logged drill cores in Stavanger for an oil company, and was good at it: forty metres of stone a day, each described in six words. The prints, she says, are for the seventh.\n\nThey show sections through ground that was never dug. Beds lie over beds in the signs that geologists use, dots for sand and dashes for clay, until a fault goes through and everything must be read again one step lower. A thin grass grows on top, and there is usually a sun.',
  description2:
    'Every bed is its own stencil, every texture drawn by hand on top of it in a second ink. She works upwards from the oldest, and does not know what the surface will be until she gets there.',
  instagram: '@strandvik.lag',
  website: 'strandvik.example',
  mediums: ['Screenprint', 'Lithograph'],
  galleries: ['Galleri Norrsken', 'Pracownia Poziomica'],
  sizes: [
    [70, 50],
    [50, 70],
    [60, 60],
    [90, 60],
  ],
  papers: ['Somerset Satin 300 gsm', 'Munken Lynx 300 gsm', 'BFK Rives 250 gsm'],
  level: 720,
  heat: 0.52,
  years: [2013, 2026],
  variants: ['Core Sample', 'Permafrost', 'Oxide'],
  methods: [
    'Fourteen beds, printed from the oldest upwards.',
    'The signs in the beds follow the usual key, with four that she made up.',
    'The fault was cut through the finished drawing with a ruler and the halves moved.',
  ],
  works: [
    {
      title: 'The Seventh Word',
      text: 'Thin beds, thick beds, and one in pale stipple that none of the keys explains.',
    },
    {
      title: 'Hole 41, Dry',
      text: 'The beds slope gently to the right under a small sun. Nothing was found there, and it took eleven weeks.',
    },
    {
      title: 'Under the Car Park',
      text: 'A sequence she saw for one afternoon in Bergen before the concrete went in.',
    },
    {
      title: 'Fault, Admitted',
      text: 'Everything on the right has slipped by the width of a hand. The grass has not noticed.',
    },
    {
      title: 'Cambrian Weekend',
      text: 'The old beds are the bright ones. It is not supposed to be so, and it was.',
    },
    {
      title: 'Where the Sea Stood Twice',
      text: 'Two bands of blue-grey shell signs with a desert pressed flat between them.',
    },
    {
      title: 'Ground for Optimism',
      text: 'A cool key with one warm bed in it, a pale sun, and a fault that for once leans the other way.',
    },
  ],
};
