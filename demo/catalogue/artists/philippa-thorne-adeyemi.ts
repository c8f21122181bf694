import type { ArtistSource } from '../artist-source.ts';

export const philippaThorneAdeyemi: ArtistSource = {
  key: 'philippa-thorne-adeyemi',
  name: 'Philippa Thorne-Adeyemi',
  generator: 'cyanotype',
  birthYear: 1970,
  birthDate: '1970-06-11',
  nationalities: [{ name: 'British', alpha2Code: 'GB' }],
  description:
    'Philippa Thorne-Adeyemi spent two decades mounting specimens in the herbarium at Kew, where the rule was that nothing may overlap. Her prints are what she did about it.\n\nHedge parsley, male fern and willow are laid two and three deep on brushed paper and left to the sun for as long as it takes to drink a cup of tea, or, in February, two. She lives in Deal, where, she says, the light comes off the sea already half blue.',
  description2:
    'Iron salts brushed on by candlelight, plants laid wet, exposure by daylight alone. The ragged edge is the brush, and the paler ghosts are plants she lifted away early.',
  instagram: '@thorne.adeyemi',
  website: 'thorneadeyemi.example',
  email: 'hello@thorneadeyemi.example',
  mediums: ['Photogravure', 'Monotype', 'Giclée'],
  galleries: ['The Drying Loft', 'Leith Intaglio'],
  sizes: [
    [76, 56],
    [56, 38],
    [56, 76],
    [60, 60],
  ],
  papers: [
    'Handmade Khadi 320 gsm, deckled',
    'Arches Platine 310 gsm',
    'Ruscombe Mill cotton, torn edges',
  ],
  level: 950,
  heat: 0.64,
  years: [2012, 2026],
  variants: ['Tea-Toned', 'Unique Sun Print', 'Van Dyke Brown'],
  methods: [
    'The plants were gathered, laid and printed within the hour; none was pressed.',
    'Made from the sun print at full size, with the brushed edge of the coat kept.',
    'Two exposures on one sheet: what looks distant was simply taken away first.',
  ],
  works: [
    {
      title: 'Hedge Parsley, Overlapping',
      text: 'Umbels rise behind a willow sprig that got in first. The fainter stems were lifted after four minutes and have stayed as mist.',
    },
    {
      title: 'Verge, Unmown',
      text: 'Everything from a yard of roadside near Sandwich, in the order it fell across the paper.',
    },
    {
      title: 'Things the Herbarium Declined',
      text: 'Bent stems, doubled heads and a leaf with a bite out of it, mounted here with full honours.',
    },
    {
      title: 'Male Fern by Tea Light',
      text: 'Two great fronds lean in from the sides, every pinnule sharp, with one pale sprig between them.',
    },
    {
      title: 'Eleven Minutes, Cloud',
      text: 'A slow exposure in poor weather: the ghosts are nearly as strong as the plants.',
    },
    {
      title: 'Willow Takes the Middle',
      text: 'Two bright sprigs of willow, and one umbel fading between them. By the end of the exposure, she says, the willow had taken the middle.',
    },
    {
      title: 'Brown Study with Cow Parsley',
      text: 'From the van Dyke prints, warm as old varnish, with the bare paper left wide.',
    },
  ],
};
