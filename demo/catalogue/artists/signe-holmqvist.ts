import type { ArtistSource } from '../artist-source.ts';

export const signeHolmqvist: ArtistSource = {
  key: 'signe-holmqvist',
  name: 'Signe Holmqvist',
  generator: 'veils',
  birthYear: 1954,
  birthDate: '1954-11-22',
  nationalities: [
    { name: 'Swedish', alpha2Code: 'SE' },
    { name: 'Finnish', alpha2Code: 'FI' },
  ],
  description:
    'For thirty years Signe Holmqvist dyed wool for other people’s tapestries on the Åland islands, and showed nothing. Her first print came at fifty-one, when a visiting printer asked what would happen if the dye bath were a screen.\n\nThe lozenges that followed are now in every serious northern collection of works on paper. She refuses to call them abstract: each is matched to a particular window, hour and month, pencilled on the back where no one will look.',
  description2:
    'Split fountains, pulled by two people: two or three inks meet on one screen and are drawn down together until the seam between them disappears. Where two lozenges cross, no third ink is used.',
  website: 'holmqvist-edition.example',
  email: 'ateljen@holmqvist-edition.example',
  mediums: ['Screenprint', 'Monotype', 'Lithograph'],
  galleries: ['Galleri Norrsken', 'Eckerö Editions'],
  sizes: [
    [100, 75],
    [75, 56],
    [56, 76],
    [90, 90],
  ],
  papers: ['Moulin du Gué 350 gsm', 'Somerset Velvet 330 gsm', 'Tosa Kozo 75 gsm on Somerset'],
  level: 3800,
  heat: 0.55,
  royalty: 5,
  years: [2006, 2026],
  variants: ['Winter Pull', 'Single Fountain', 'Ghost Impression'],
  methods: [
    'Four split fountains pulled over one another, each dry for a week before the next.',
    'The edges were softened by easing the pressure at the end of each pull; nothing was sprayed.',
    'Every crossing is transparent ink on transparent ink, so the darkest passages are only two pulls deep.',
  ],
  works: [
    {
      title: 'Kitchen Window, Late October',
      text: 'Upright lozenges stand close as people in a hall, and the light between them goes from apricot to plum.',
    },
    {
      title: 'Eleven Minutes of Dusk',
      text: 'Upright blues give way to a last yellow, so evenly that the eye keeps losing the place where it began.',
    },
    {
      title: 'What the Ice Kept',
      text: 'Plum and brick lie across one another like floes; the apricot that was printed first is now almost entirely inside other colours.',
    },
    {
      title: 'Ferry, Outward',
      text: 'Long bars of green and bottle-dark water slide past one another. She has called it her only narrative picture.',
    },
    {
      title: 'Madder and Weld',
      text: 'Named for the two plants whose dyes it remembers. The overlap is the colour of the wool she grew up in.',
    },
    {
      title: 'Both Sides of the Strait',
      text: 'Made by post over one winter: Lund sent inks, Holmqvist sent back proofs with the weather written on them.',
      with: 'johannes-lund',
    },
    {
      title: 'Blanket for a Stranger',
      text: 'Warm upright panels, with an edge so gradual that the margin itself seems to warm.',
    },
  ],
};
