import type { ArtistSource } from '../artist-source.ts';

export const margueriteOseiLaurent: ArtistSource = {
  key: 'marguerite-osei-laurent',
  name: 'Marguerite Osei-Laurent',
  generator: 'still-life',
  birthYear: 1985,
  birthDate: '1985-09-02',
  nationalities: [
    { name: 'French', alpha2Code: 'FR' },
    { name: 'Ghanaian', alpha2Code: 'GH' },
  ],
  description:
    'Marguerite Osei-Laurent paints tables as other people keep diaries. Born in Lyon to a ceramicist and a market trader, she trained as a textile designer and spent her twenties drawing stripes for a mill in the Vosges. The stripes stayed.\n\nHer screenprints set a few vessels, a branch and whatever fruit is in the house on a table tipped towards us like a stage. Critics speak of Matisse; she speaks of her mother’s stall in Kumasi, where everything had to be seen from above.',
  description2:
    'She paints each shape in gouache on film, one film to a colour, and lets the separations slip by a hair where a shadow falls. Between eight and twelve colours make a sheet.',
  instagram: '@marguerite.osei.laurent',
  website: 'oseilaurent.example',
  email: 'bonjour@oseilaurent.example',
  mediums: ['Screenprint', 'Giclée'],
  galleries: ['Atelier Croix-Rousse', 'Common Table Editions'],
  sizes: [
    [80, 60],
    [50, 40],
    [60, 80],
    [70, 70],
  ],
  papers: ['BFK Rives 300 gsm', 'Somerset Velvet 300 gsm', 'Arches Aquarelle 310 gsm'],
  level: 520,
  heat: 0.88,
  years: [2017, 2026],
  variants: ['Evening Colourway', 'Hand-Finished', 'Small Table'],
  methods: [
    'Twelve colours from gouache separations, with shadows laid as a transparent thirteenth.',
    'The stripes of the cloth are printed last and slightly dry, so that the weave of the screen shows.',
    'Hand-painted films, printed in ten colours at Croix-Rousse.',
  ],
  works: [
    {
      title: 'Table for the Afternoon',
      text: 'Vessels stand along the back of the table like guests who have not been introduced. The fruit has been.',
    },
    {
      title: 'Kumasi, Seen from Above',
      text: 'A striped cloth falls straight towards us and the pots lean away. It is the composition she comes back to most often.',
    },
    {
      title: 'Quinces, Almost',
      text: 'The quinces were pears by the time the last colour dried, and were allowed to stay pears.',
    },
    {
      title: 'The Blue Pot Is Not for Sale',
      text: 'The blue pot had been sold by then, and the wall has taken its colour. The white one is standing in.',
    },
    {
      title: 'Branch from the Neighbour’s Side',
      text: 'One stolen branch carries the whole upper half of the sheet; below it the table keeps a straight face.',
    },
    {
      title: 'Lunch Without the Guests',
      text: 'Painted in a single morning and separated for six weeks. The shadows all fall towards the door.',
    },
    {
      title: 'Three Vessels and a Window',
      text: 'The window is behind us: late light on a warm wall, three vessels, and stripes that seem to have been ironed.',
    },
  ],
};
