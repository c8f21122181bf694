import type { ArtistSource } from '../artist-source.ts';

export const jeanBaptisteKouassiDelacroix: ArtistSource = {
  key: 'jean-baptiste-kouassi-delacroix',
  name: 'Jean-Baptiste Étienne Kouassi-Delacroix',
  generator: 'heads',
  birthYear: 1981,
  birthDate: '1981-05-06',
  nationalities: [
    { name: 'Ivorian', alpha2Code: 'CI' },
    { name: 'French', alpha2Code: 'FR' },
  ],
  description:
    'As a boy in Abidjan Jean-Baptiste Étienne Kouassi-Delacroix touched up passport photographs in his uncle’s studio, and learned that most people are two people who meet down the middle. His sitters are invented from there: a light side, a dark side, and one line to keep the peace.\n\nHe trained in lithography in Paris, under a printer who thought him too quick, and now draws on the stone in a single go with the clothes added last. The waiting list for the large heads is kept by his mother.',
  description2:
    'Five to seven stones. Two planes of skin are laid as flats; the line that divides them, from brow to chin, is drawn once with a loaded brush and decides whose face it is.',
  instagram: '@kouassi.delacroix',
  website: 'https://kouassi-delacroix.example',
  email: 'maman@kouassi-delacroix.example',
  mediums: ['Lithograph', 'Screenprint'],
  galleries: ['Studio Cocody', 'Atelier Croix-Rousse'],
  sizes: [
    [76, 56],
    [60, 45],
    [56, 76],
    [100, 75],
  ],
  papers: ['BFK Rives 300 gsm', 'Arches Cover 270 gsm', 'Velin d’Arches 250 gsm'],
  level: 2600,
  heat: 0.96,
  royalty: 4,
  years: [2011, 2026],
  variants: ['Blue Skin', 'Without Earrings', 'Hand-Coloured'],
  methods: [
    'Six stones, the last of which carries only the line of the profile.',
    'The cloth was drawn after the face, and argued with it.',
    'Drawn on the stone without a sketch, in the time it takes to have a passport picture made.',
  ],
  works: [
    {
      title: 'Cousin Who Was Never Late',
      text: 'A head straight on, half in sun, in a striped shirt that has been ironed for the occasion.',
    },
    {
      title: 'Madame Aya Does Not Blink',
      text: 'Large eyes, a closed mouth, gold at the ears, and a hat that was her own idea.',
    },
    {
      title: 'The Accountant’s Other Side',
      text: 'Two heads in the same hat. The shaded sides were painted with more affection than the lit ones.',
    },
    {
      title: 'Portrait for a Passport to Nowhere',
      text: 'In the exact proportions required by the prefecture, and in colours that it does not accept. The hat did not help.',
    },
    {
      title: 'Listening to the Radio Final',
      text: 'She looks past us at the set. The outcome can be read from the mouth.',
    },
    {
      title: 'Self-Portrait as My Uncle’s Client',
      text: 'He gave himself better hair, a better shirt and somebody else’s nose.',
    },
    {
      title: 'Two Who Share an Umbrella',
      text: 'The heads overlap by a shoulder. Whether they know one another is the subject.',
    },
  ],
};
