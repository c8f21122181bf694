import type { ArtistSource } from '../artist-source.ts';

export const zuleika: ArtistSource = {
  key: 'zuleika',
  name: 'Zuleika',
  generator: 'cut-paper',
  birthYear: 1990,
  birthDate: '1990-12-09',
  nationalities: [{ name: 'South African', alpha2Code: 'ZA' }],
  description:
    'Zuleika signs with one name because, she says, the scissors only have one handle she likes. She grew up in Salt River, Cape Town, in the back of a dressmaker’s shop, and cut her first fronds from the tissue of other people’s patterns.\n\nHer murals have climbed hospitals in Durban and a tram depot in Lisbon. The prints keep the scale of the table: painted papers, laid edge over edge, on which a leaf, a seaweed or something between the two has just been put down.',
  description2:
    'She paints sheets of newsprint with house paint, cuts without drawing, and scans nothing: each paper is traced by hand to a screen of its own, with the thin shadow of its edge.',
  instagram: '@zuleika.cuts',
  website: 'zuleika.example',
  mediums: ['Screenprint', 'Giclée', 'Risograph'],
  galleries: ['Salt River Press', 'Common Table Editions'],
  sizes: [
    [70, 50],
    [50, 50],
    [50, 70],
    [100, 70],
  ],
  papers: ['Cotton rag 310 gsm', 'Munken Pure 300 gsm', 'BFK Rives 280 gsm'],
  level: 340,
  heat: 0.92,
  years: [2018, 2026],
  variants: ['Offcuts', 'Midday Colourway', 'Hand-Cut Collage'],
  methods: [
    'Seven house-paint colours, mixed by lid and printed without trapping.',
    'Cut freehand in one sitting; the slips of the blade were kept.',
    'A thin transparent grey under each shape keeps the paper’s edge.',
  ],
  works: [
    {
      title: 'My Mother’s Pinking Shears',
      text: 'Six papers, six fronds, and crumbs of colour left where they fell. The shears themselves were not used.',
    },
    {
      title: 'Kelp for Breakfast',
      text: 'Cut the morning after a storm at Kommetjie, when the beach was as crowded as this.',
    },
    {
      title: 'Garden in a Borrowed Flat',
      text: 'Nothing in it grows in that city. She took it with her when the lease ran out.',
    },
    {
      title: 'Loud Fern',
      text: 'One leaf has been given the colour that should have gone to the ground, and will not give it back.',
    },
    {
      title: 'Tram Depot, South Wall',
      text: 'The study for the Lisbon mural, with the two colours the council asked her to leave out.',
    },
    {
      title: 'Everything on the Table Is Asleep',
      text: 'Small fronds lie inside large ones, at a slight angle, like children in the wrong bed.',
    },
    {
      title: 'Nine Lives, Seven Leaves',
      text: 'Bright pods on dark papers, set so close that the edges buckle.',
    },
  ],
};
