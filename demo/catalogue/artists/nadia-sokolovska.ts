import type { ArtistSource } from '../artist-source.ts';

export const nadiaSokolovska: ArtistSource = {
  key: 'nadia-sokolovska',
  name: 'Nadia Sokolovska',
  generator: 'windows',
  birthYear: 1989,
  birthDate: '1989-11-13',
  nationalities: [{ name: 'Ukrainian', alpha2Code: 'UA' }],
  description:
    'Nadia Sokolovska began counting lit windows from the ninth floor in Kharkiv, as a child who would not sleep, and has the notebooks. In 2022 she went on counting from a friend’s kitchen in Wrocław, and then there were fewer to count, and she began to draw them instead.\n\nHer houses are dark and exact; the people in them get a lamp, a plant, a cat, half a curtain. She puts about half the lights on in every print. Somebody, she says, has to be up.',
  description2:
    'Two dark flats for each house, then one screen only for light. The figures are cut from the light, not drawn on it, so that the yellow stays clean.',
  instagram: '@sokolovska.windows',
  website: 'sokolovska.example',
  mediums: ['Screenprint', 'Linocut', 'Giclée'],
  galleries: ['Pracownia Poziomica', 'The Drying Loft'],
  sizes: [
    [70, 50],
    [50, 40],
    [50, 70],
    [80, 60],
  ],
  papers: ['Somerset Satin 300 gsm', 'Munken Pure 300 gsm', 'Fabriano Rosaspina 285 gsm'],
  level: 450,
  heat: 0.84,
  years: [2015, 2026],
  variants: ['Power Cut', 'First Snow', 'Phosphorescent Light'],
  methods: [
    'All the light in it was printed in one pass, at the end, with the lamps off.',
    'Five colours; the curtains were cut with nail scissors.',
    'Every lodger is different. She keeps a list.',
  ],
  works: [
    {
      title: 'Ninth Floor, Counting',
      text: 'Blocks of flats behind blocks of flats, under a flat moon. Forty-one windows are lit.',
    },
    {
      title: 'Cat on the Second Landing',
      text: 'It is there. So is the neighbour who feeds it, and the neighbour who is not supposed to.',
    },
    {
      title: 'Everyone Has Put the Kettle On',
      text: 'The hour after the late news, in violet and amber; somebody’s blind is half way down.',
    },
    {
      title: 'The Street We Are Keeping',
      text: 'Drawn from memory in Wrocław. All the houses are higher than they were.',
    },
    {
      title: 'Somebody Has to Be Up',
      text: 'A dark front with its lights scattered unevenly, like the first seeds in a tray.',
    },
    {
      title: 'Rehearsal, Flat 16',
      text: 'An arched window, a figure, a lamp. The other tenants have their curtains open.',
    },
    {
      title: 'Windows for Zuleika',
      text: 'The lights take their colours from Zuleika’s papers, after a summer in a shared studio.',
      with: 'zuleika',
    },
  ],
};
