import type { ArtistSource } from '../artist-source.ts';

export const rowanAchterberg: ArtistSource = {
  key: 'rowan-achterberg',
  name: 'Rowan Achterberg',
  generator: 'flow-etching',
  birthYear: 1966,
  nationalities: [
    { name: 'Dutch', alpha2Code: 'NL' },
    { name: 'British', alpha2Code: 'GB' },
  ],
  description:
    'Before he etched water, Rowan Achterberg measured it: for eleven years he was a hydrologist on the Frisian coast, drawing currents by hand because the plotter smudged. He took up the needle at forty, in an evening class in Leith, and gave up the tide tables a year later.\n\nHis plates hold a single invisible current, and thousands of lines that follow it until they meet another line. The stones are never drawn. They are where the lines refused to go.',
  description2:
    'Copper, hard ground, one needle. Achterberg bites each plate in three timed baths, so that weight comes from minutes in the acid and never from pressure of the hand.',
  instagram: '@achterberg.plates',
  website: 'https://achterberg.example',
  mediums: ['Etching', 'Photogravure'],
  galleries: ['Leith Intaglio', 'De Natte Plaat'],
  sizes: [
    [76, 56],
    [38, 28],
    [56, 76],
    [60, 60],
  ],
  papers: [
    'Hahnemühle Copperplate 300 gsm, deckled',
    'Zerkall Intaglio 250 gsm, torn edges',
    'Handmade Two Rivers 410 gsm',
  ],
  level: 1450,
  heat: 0.42,
  royalty: 4,
  years: [2008, 2025],
  variants: ['Chine Collé', 'First State', 'Sepia Plate'],
  methods: [
    'A single copper plate, bitten in three timed baths and printed with a warm plate tone.',
    'The lines were drawn in one continuous week; the plate carries no corrections.',
    'Printed by the artist on damp paper, with the bevel of the plate left clear in the sheet.',
  ],
  works: [
    {
      title: 'Ebb, Third Hour',
      text: 'The current leans across the whole plate and parts round what it cannot move. It was drawn from a chart of the Vlie at the hour the sandbars surface.',
    },
    {
      title: 'Erratic',
      text: 'One boulder, left as bare paper, and a field of lines that have clearly known about it for some time.',
    },
    {
      title: 'Where the Weir Was',
      text: 'The lines still slow down between the stones. The weir was taken out in 1987.',
    },
    {
      title: 'Slack Water',
      text: 'The quietest of the plates: long strokes that lean a little as they pass two stones, biting darker towards one corner.',
    },
    {
      title: 'Confluence with Two Stones',
      text: 'Two currents meet at an angle and settle their differences in the space of a hand.',
    },
    {
      title: 'Instruments Agree',
      text: 'Made after a recording of the same tide by three gauges. For once, they matched.',
    },
    {
      title: 'Undertow Study, Leith',
      text: 'A small, dense plate from the evening-class years, reprinted from the steel-faced copper.',
    },
  ],
};
