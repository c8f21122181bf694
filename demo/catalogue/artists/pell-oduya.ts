import type { ArtistSource } from '../artist-source.ts';

export const pellOduya: ArtistSource = {
  key: 'pell-oduya',
  name: 'Pell & Oduya',
  generator: 'moire',
  birthYear: 1988,
  nationalities: [
    { name: 'British', alpha2Code: 'GB' },
    { name: 'Nigerian', alpha2Code: 'NG' },
  ],
  description:
    'Hattie Pell and Kunle Oduya met over a faulty overhead projector in Bristol in 2010 and have shared a studio, and an argument, ever since. Each work has two systems of line. One of them draws the first; the other answers without seeing it.\n\nWhat happens between the two is nobody’s, which is why they sign as a firm. The year of birth given in catalogues is the average.',
  description2:
    'Two films, two inks, one pass each. The systems are plotted to a tenth of a millimetre and then printed by hand, because a machine lays them down too well.',
  instagram: '@pellandoduya',
  website: 'www.pellandoduya.example',
  email: 'both@pellandoduya.example',
  mediums: ['Screenprint', 'Risograph'],
  galleries: ['Interval', 'Press & Plumb'],
  sizes: [
    [70, 50],
    [60, 60],
    [84, 60],
    [50, 70],
  ],
  papers: [
    'Colorplan Pristine White 350 gsm',
    'Somerset Satin 300 gsm',
    'Heritage Woodfree 315 gsm',
  ],
  level: 480,
  heat: 0.7,
  years: [2012, 2026],
  variants: ['Acetate Overlay', 'Reversed Registration', 'One Ink Only'],
  methods: [
    'Two inks, two passes, and a tolerance of a tenth of a millimetre that is never quite met.',
    'Seen from across a room it turns; seen close to, it is only lines.',
    'The second film was made without sight of the first.',
  ],
  works: [
    {
      title: 'Agreement in Principle',
      text: 'Rings centred above the sheet meet rings centred below it, and come to terms along the middle.',
    },
    {
      title: 'Minutes of the Last Meeting',
      text: 'Parallel lines swell in the middle of the sheet, as if something were being said underneath.',
    },
    {
      title: 'Any Other Business',
      text: 'A flat disc sits behind the rings and refuses to join in.',
    },
    {
      title: 'Kunle Was Right About the Blue',
      text: 'So says the title. The other colour was not changed.',
    },
    {
      title: 'Hattie’s Objection',
      text: 'Rings from one side meet rings from the other, with a disc where the argument was.',
    },
    {
      title: 'Draft Treaty',
      text: 'Two sets of rings, their centres a hand apart, and a red disc set down between them to keep the peace.',
    },
    {
      title: 'Carried Unanimously',
      text: 'For once, both systems are the same, turned by three degrees. The disc is for those who need somewhere to look.',
    },
  ],
};
