import type { ArtistSource } from '../artist-source.ts';

export const eirlysProsser: ArtistSource = {
  key: 'eirlys-prosser',
  name: 'Eirlys Prosser',
  generator: 'pebbles',
  birthYear: 1968,
  nationalities: [{ name: 'British', alpha2Code: 'GB' }],
  description:
    'Eirlys Prosser has a bucket by the back door in Aberdaron and a rule that nothing leaves it. She was a dental technician in Bangor until the saw that cuts porcelain was tried, one wet Sunday, on a stone from the beach.\n\nThe rings inside have kept her for twenty years. She prints them packed as the tide packs them, large ones wedged by small, each sliced open to show a weather of its own.',
  description2:
    'Reduction linocut: one block for the whole sheet, cut further away for each lighter ring until there is hardly any block left. It cannot be printed again.',
  instagram: '@eirlys.prosser',
  mediums: ['Linocut', 'Screenprint'],
  galleries: ['The Drying Loft', 'Oriel y Bae'],
  sizes: [
    [50, 40],
    [40, 40],
    [50, 70],
    [60, 42],
  ],
  papers: ['Zerkall 145 gsm', 'Somerset Satin 250 gsm', 'Hosho, machine-made'],
  level: 380,
  heat: 0.58,
  years: [2007, 2026],
  variants: ['Low Tide', 'Wet', 'Grey Reduction'],
  methods: [
    'One block, cut away eleven times; the run was final before it began.',
    'The larger stones carry up to a dozen rings, each a separate cut.',
    'Printed on a proofing press in a converted milking parlour.',
  ],
  works: [
    {
      title: 'Contents of the Bucket, March',
      text: 'One big stone, off the middle, and everything else making way for it.',
    },
    {
      title: 'Sorted by the Sea',
      text: 'Large to small, left to right, more or less. The sea, she notes, was not paying attention.',
    },
    {
      title: 'Agate, Agate, Not an Agate',
      text: 'Two stones of dazzling rings, and a third with only a scatter of specks, to which she gave the best place.',
    },
    {
      title: 'Porth Neigwl After Rain',
      text: 'Wet greens and a little gold, and the rings bright as a cut plum.',
    },
    {
      title: 'Family Group with Grit',
      text: 'Seven sizes of stone and no space wasted. The smallest were cut with a dentist’s burr.',
    },
    {
      title: 'Heavy Pockets',
      text: 'Greys, a clay red, and one stone too big for any pocket.',
    },
    {
      title: 'What Was Under the Towel',
      text: 'Warm stones on a ground nearly black, found by touch.',
    },
  ],
};
