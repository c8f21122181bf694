import type { ArtistSource } from '../artist-source.ts';

export const ruggeroCastelvetri: ArtistSource = {
  key: 'ruggero-castelvetri',
  name: 'Ruggero Castelvetri',
  generator: 'arcades',
  birthYear: 1946,
  birthDate: '1946-08-15',
  nationalities: [{ name: 'Italian', alpha2Code: 'IT' }],
  description:
    'Ruggero Castelvetri was the last pupil of a stage painter in Ferrara and still builds his squares as sets: an arcade for the wings, a tower for the back-cloth, one object in the light that nobody has come to collect.\n\nThe plates of the 1990s, printed in editions of twenty or fewer, made his name and his prices. He works on two a year, at the same table, at the hour he draws; in winter this gives him fifty minutes. He answers letters, by hand, in July.',
  description2:
    'Aquatint from four plates with the gradations laid by feathering the acid. The shadows are a plate of their own, bitten last and deepest, and fall from a sun that is out of the picture; the disc in the sky, he insists, is the moon.',
  website: 'archiviocastelvetri.example',
  email: 'archivio@archiviocastelvetri.example',
  mediums: ['Aquatint', 'Etching'],
  galleries: ['Stamperia del Pozzo', 'Kunsthandlung Mur'],
  sizes: [
    [80, 60],
    [70, 50],
    [56, 76],
    [106, 78],
  ],
  papers: [
    'Magnani Pescia 350 gsm',
    'Fabriano Rosaspina avorio 285 gsm',
    'Duchêne handmade, deckled',
  ],
  level: 24000,
  heat: 0.34,
  royalty: 5,
  years: [1988, 2023],
  variants: ['Winter State', 'Before the Shadow', 'Hors Commerce'],
  methods: [
    'Four plates; the shadow was bitten last.',
    'The sky was graded by drawing the plate out of the acid a finger’s width at a time.',
    'Printed at the Stamperia del Pozzo on damped paper, four plates in register.',
  ],
  works: [
    {
      title: 'The Hour Nobody Crosses',
      text: 'An arcade runs to the horizon and its shadow runs further. There are four steps, and nobody on them.',
    },
    {
      title: 'Piazza with the Tower Moved',
      text: 'The tower has been moved out of the picture altogether. Ferrara has not complained.',
    },
    {
      title: 'Rehearsal Without Actors',
      text: 'Steps lead up to nothing, in full light, with a shadow as sharp as a cue.',
    },
    {
      title: 'A Ball Left in Ferrara, 1953',
      text: 'The ball is no longer there. The stone it was last seen behind throws the longest shadow he has bitten.',
    },
    {
      title: 'Southern Colonnade, Doubtful',
      text: 'The arches are counted from both ends and do not come to the same number.',
    },
    {
      title: 'The Plinth Considers Itself',
      text: 'The square is empty of anything that is not a wall, and the plinth has had the time.',
    },
  ],
};
