import type { ArtistSource } from '../artist-source.ts';

export const leilaBenhaddou: ArtistSource = {
  key: 'leila-benhaddou',
  name: 'Leïla Benhaddou',
  generator: 'isometric',
  birthYear: 1987,
  birthDate: '1987-04-03',
  nationalities: [
    { name: 'Moroccan', alpha2Code: 'MA' },
    { name: 'French', alpha2Code: 'FR' },
  ],
  description:
    'Leïla Benhaddou qualified as an architect in Rabat and built one house, for an aunt, who has since added a floor. Her prints add floors freely. Towers, domes and stairs crowd onto a raised plot and are drawn without a vanishing point, because, she says, nothing in them intends to vanish.\n\nShe has lived in Marseille since 2014 and keeps a list of staircases that go nowhere in both cities. It is longer than expected.',
  description2:
    'Everything is drawn at thirty degrees with a set square. Three tones of each colour make the light, so that a print of four colours needs twelve screens.',
  instagram: '@benhaddou.blocks',
  website: 'benhaddou.example',
  mediums: ['Screenprint', 'Giclée', 'Risograph'],
  galleries: ['Atelier Belsunce', 'Meridian Multiples'],
  sizes: [
    [70, 50],
    [80, 60],
    [60, 60],
    [50, 40],
  ],
  papers: ['Somerset Satin 300 gsm', 'Fabriano Rosaspina 285 gsm', 'Cotton rag 310 gsm'],
  level: 560,
  heat: 0.8,
  years: [2015, 2026],
  variants: ['Midnight', 'Blueprint', 'Whitewash'],
  methods: [
    'Twelve screens in three tones, registered by eye to a pencil line.',
    'Every window was drawn upright first and laid into its wall with a set square.',
    'The light comes from the left, as it does on plans.',
  ],
  works: [
    {
      title: 'My Aunt’s Third Floor',
      text: 'A packed block with one tower too many, and a stair that arrives at it from the wrong side.',
    },
    {
      title: 'Stairs I Have Trusted',
      text: 'Flights turn up on roofs where no door is. Each was measured from life.',
    },
    {
      title: 'Medina, Exploded View',
      text: 'The plot is lifted clear of its ground, so that the whole quarter floats under a pale disc.',
    },
    {
      title: 'Planning Permission (Refused)',
      text: 'Domes, pyramids and a courtyard nobody can reach. The refusal is framed in her hall.',
    },
    {
      title: 'Building Regulations for the Moon',
      text: 'A night block in indigo, its windows lit from inside and its stairs from nowhere.',
    },
    {
      title: 'After Hours in the Model Room',
      text: 'Sokolovska’s evening colours let loose in Benhaddou’s streets: the shutters come down, the lights go on.',
      with: 'nadia-sokolovska',
    },
    {
      title: 'Four Doors, One Key',
      text: 'The doors are on four different levels and in the same wall.',
    },
  ],
};
