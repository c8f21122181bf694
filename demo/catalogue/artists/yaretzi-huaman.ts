import type { ArtistSource } from '../artist-source.ts';

export const yaretziHuaman: ArtistSource = {
  key: 'yaretzi-huaman',
  name: 'Yaretzi Huamán',
  generator: 'weaving',
  birthYear: 1991,
  birthDate: '1991-07-19',
  nationalities: [{ name: 'Peruvian', alpha2Code: 'PE' }],
  description:
    'Yaretzi Huamán comes from four generations of weavers in Chinchero and is the first, as her grandmother likes to tell visitors, to do it without getting up. Her looms are made of ink.\n\nEach sheet is one imagined cloth, printed thread over thread, with several drafts in it and a fringe at either end. Weavers read them at once and laugh in the right places. The joke is usually in the lower left.',
  description2:
    'Every thread has its own place in a draft she writes out on squared paper. Warp is printed first and weft second, each a separate stencil, so that the cloth is built in the order it would be woven.',
  instagram: '@yaretzi.huaman',
  website: 'www.yaretzihuaman.example',
  mediums: ['Screenprint', 'Lithograph', 'Monotype'],
  galleries: ['Taller Antisuyo', 'Common Table Editions'],
  sizes: [
    [70, 50],
    [76, 56],
    [56, 76],
    [60, 60],
  ],
  papers: [
    'Awagami Kitakata 36 gsm on Rives',
    'Somerset Textured 300 gsm',
    'Fabriano Artistico 300 gsm',
  ],
  level: 610,
  heat: 0.66,
  years: [2016, 2026],
  variants: ['Undyed', 'Reverse of the Cloth', 'Cochineal'],
  methods: [
    'Sixty warp threads, three drafts, and a fringe that was printed last.',
    'The draft was written on squared paper first and could be woven as it stands.',
    'Warp and weft are separate printings, and each thread is a little off, as thread is.',
  ],
  works: [
    {
      title: 'Cloth for Carrying Water',
      text: 'Herringbone and check share one warp. Something rounder has been let into the middle in a colour of its own.',
    },
    {
      title: 'Grandmother Reads It Upside Down',
      text: 'The stripes are heavier at the foot, so it hangs properly either way.',
    },
    {
      title: 'Market Day, Two Mistakes',
      text: 'One is in the twill. The other is said to be the price.',
    },
    {
      title: 'Blanket of the Second Cousin',
      text: 'Broad bands with narrow ones between them, in the reds that the family keeps for funerals and football.',
    },
    {
      title: 'Unpicked Twice',
      text: 'Four drafts meet near the middle and do not quite agree on whose thread comes next.',
    },
    {
      title: 'A Sitter’s Poncho',
      text: 'Woven in the colours of Kouassi-Delacroix’s portraits, and exchanged with him for one.',
      with: 'jean-baptiste-kouassi-delacroix',
    },
    {
      title: 'Loom Without a House',
      text: 'A nearly plain cloth. All that happens in it happens at one crossing.',
    },
  ],
};
