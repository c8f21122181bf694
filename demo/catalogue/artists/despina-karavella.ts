import type { ArtistSource } from '../artist-source.ts';

export const despinaKaravella: ArtistSource = {
  key: 'despina-karavella',
  name: 'Despina Karavella',
  generator: 'tesserae',
  birthYear: 1963,
  nationalities: [{ name: 'Greek', alpha2Code: 'GR' }],
  description:
    'Despina Karavella restored floors. For nineteen years she knelt on sites from Pella to Paphos, putting back other people’s stones in other people’s order, and was forbidden to complete a missing part. Retirement, she says, was the permission.\n\nHer prints are laid as the floors were, in fans and rings, one cut square at a time. She has never made a picture of a dolphin and would like that to be known.',
  description2:
    'She cuts some four thousand pieces of painted paper for each sheet, lays them in wet paste on board, and has the whole photographed for the plates. The grout is the paper of the print.',
  instagram: '@karavella.floors',
  website: 'karavella.example',
  mediums: ['Lithograph', 'Giclée', 'Screenprint'],
  galleries: ['Ergastiri Pella', 'Casa Ananás'],
  sizes: [
    [70, 54],
    [60, 60],
    [50, 70],
    [90, 66],
  ],
  papers: ['Arches Cover 270 gsm', 'Magnani Revere 250 gsm', 'Hahnemühle Museum Etching 350 gsm'],
  level: 1250,
  heat: 0.44,
  royalty: 4,
  years: [2005, 2025],
  variants: ['Unpolished', 'Gold Smalti', 'Grey Ground'],
  methods: [
    'Printed from a paper mosaic of some four thousand pieces, at its own size.',
    'No two squares are alike, as no two were in the floors she mended.',
    'The pieces were cut with a guillotine, nipped at the corners and laid from the border inwards.',
  ],
  works: [
    {
      title: 'Floor for a House of Swimmers',
      text: 'Fans in sea colours, row over row, with a change of current about half way up.',
    },
    {
      title: 'Lacuna, Completed',
      text: 'A great wheel of rings round a small hot centre: the part she was never allowed to put back.',
    },
    {
      title: 'Guest Room at Paphos',
      text: 'The fans go pale towards one side, where in any real room the bed would have stood.',
    },
    {
      title: 'Under the Archaeologist’s Tent',
      text: 'Warm reds seen as if through canvas, worn to cream where people would have walked.',
    },
    {
      title: 'Eight Petals and a Repair',
      text: 'A flower turns at the middle of the floor. One ring of it is laid in the wrong order, on purpose.',
    },
    {
      title: 'Threshold, South Door',
      text: 'The narrowest squares and the darkest grout, made to be stepped over rather than on.',
    },
  ],
};
