import type { ArtistSource } from '../artist-source.ts';

export const tomaszWierzbicki: ArtistSource = {
  key: 'tomasz-wierzbicki',
  name: 'Tomasz Wierzbicki',
  generator: 'contour-land',
  birthYear: 1972,
  nationalities: [{ name: 'Polish', alpha2Code: 'PL' }],
  description:
    'Tomasz Wierzbicki was sixteen when he found that the official map of his district left out the forest he was standing in. He has drawn islands that do not exist ever since, with the scruples of a man who was once misled by one that claimed to.\n\nA trained cartographic engraver, he worked on hiking maps of the Beskids until 2009. Collectors tend to ask where a place is; he tends to tell them, at length.',
  description2:
    'Heights are modelled first in plaster, then drawn off by water line: he raises the bath a centimetre at a time and traces the shore. Each tint is a separate plate.',
  instagram: '@wyspy.nieistniejace',
  website: 'wierzbicki.example',
  mediums: ['Lithograph', 'Risograph', 'Screenprint'],
  galleries: ['Pracownia Poziomica', 'Meridian Multiples'],
  sizes: [
    [70, 50],
    [60, 60],
    [50, 70],
    [84, 60],
  ],
  papers: ['Zerkall 250 gsm', 'Munken Pure 240 gsm', 'Hahnemühle Bütten 300 gsm'],
  level: 640,
  heat: 0.6,
  years: [2011, 2026],
  variants: ['Nautical Edition', 'Folded Edition', 'Night Survey'],
  methods: [
    'Fourteen heights, fourteen tints, and a key plate of contours printed last.',
    'Traced from a plaster model in a rising bath, then redrawn on stone at twice the size.',
    'The dotted track leads to the summit by the steepest way, which he says he has walked.',
  ],
  works: [
    {
      title: 'Little Hope Island, Sheet 2',
      text: 'A single summit in the middle of shallow water, ringed by contours that tighten to the north where no one would land. Sheet 1 has never been shown.',
    },
    {
      title: 'The Commons Before Drainage',
      text: 'Low ground in warm tints, with pools the colour of the sea and no clear way between them.',
    },
    {
      title: 'Two Summits, One Name',
      text: 'The islanders climb the wrong one every August. The dotted track is theirs.',
    },
    {
      title: 'Approach from the Lee Side',
      text: 'Deep soundings run close inshore; the tints go from cold to chalk in the width of a thumb.',
    },
    {
      title: 'Survey Interrupted by Fog',
      text: 'The east of the sheet is drawn from memory, as the marginal ticks, slightly out of true, admit.',
    },
    {
      title: 'Inland Sea with Customs Post',
      text: 'The land is palest where it is highest, like a lamp under a cloth. The triangle is the customs post.',
    },
    {
      title: 'Archipelago for a Daughter',
      text: 'Every cape is a year. There are nineteen so far, and room to the south.',
    },
  ],
};
