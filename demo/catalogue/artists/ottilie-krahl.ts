import type { ArtistSource } from '../artist-source.ts';

export const ottilieKrahl: ArtistSource = {
  key: 'ottilie-krahl',
  name: 'Ottilie Krahl',
  generator: 'letterpress',
  birthYear: 1984,
  nationalities: [{ name: 'German', alpha2Code: 'DE' }],
  description:
    'Ottilie Krahl inherited a jobbing printer’s shop in Leipzig complete with its debts, its proofing press and eleven hundred kilos of wooden type that had been sawn up for firewood in the winter of 1946 and then, for some reason, kept.\n\nShe sets the pieces as they come: stems, bowls, bars, the odd whole letter by accident. The results have the authority of a poster and say nothing whatever. People stop, read them to the end, and feel informed.',
  description2:
    'Everything is locked up and printed in one forme on a 1928 flat-bed press, with at most one large sort printed first, in colour, beneath. The worn faces of the wood are the texture.',
  instagram: '@krahl.buchdruck',
  website: 'krahl-buchdruck.example',
  email: 'werkstatt@krahl-buchdruck.example',
  mediums: ['Woodcut', 'Linocut', 'Risograph'],
  galleries: ['Drei Pfund Blei', 'Interval'],
  sizes: [
    [70, 50],
    [59, 42],
    [50, 70],
    [84, 60],
  ],
  papers: ['Zerkall 150 gsm', 'Gmund Bauhaus 200 gsm', 'Fabriano Unica 250 gsm'],
  level: 310,
  heat: 0.68,
  years: [2012, 2026],
  variants: ['Red Forme', 'Makeready', 'Second Impression'],
  methods: [
    'Set from sawn wooden sorts and printed in a single forme.',
    'The big shape beneath was a capital once; the saw went through it at the waist.',
    'Worn faces, printed light, so that the wood can be seen through the ink.',
  ],
  works: [
    {
      title: 'Notice to All Tenants',
      text: 'Six lines, three sizes, every sign of urgency. The coloured ring behind might be an O, if it were anything.',
    },
    {
      title: 'Small Print, Large',
      text: 'The conditions grow as they go down the sheet and are unanswerable by the end.',
    },
    {
      title: 'Aria for Sawn Alphabet',
      text: 'Ragged on both sides, as verse is; one line is in red, and is felt to be the chorus.',
    },
    {
      title: 'Please Read Carefully',
      text: 'Close-set, in one size, without a gap. It has been translated, she says, by a child.',
    },
    {
      title: 'Election Poster, No Candidate',
      text: 'The heaviest sorts in the shop, inked black, over a half-circle that promises something.',
    },
    {
      title: 'Timetable for a Closed Line',
      text: 'Columns that nearly align. The departures are in colour.',
    },
    {
      title: 'Errata',
      text: 'Everything that was left on the bench at the end of a year, set in the order it was found.',
    },
  ],
};
