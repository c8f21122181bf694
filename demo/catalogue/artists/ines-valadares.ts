import type { ArtistSource } from '../artist-source.ts';

export const inesValadares: ArtistSource = {
  key: 'ines-valadares',
  name: 'Inês Valadares',
  generator: 'hard-edge',
  birthYear: 1979,
  birthDate: '1979-03-14',
  nationalities: [{ name: 'Portuguese', alpha2Code: 'PT' }],
  description:
    'Inês Valadares grew up above her grandfather’s tile warehouse in Setúbal, where broken azulejos were sorted into crates by colour rather than by pattern. She studied civil engineering for two years, left for the print school in Porto, and has said that she never stopped doing the first thing while doing the second.\n\nHer screenprints are built from one module, a square that holds a turn, a half-round or a diagonal. What looks improvised is checked against a wall of paper cells pinned above her press. She lives between Porto and Ghent.',
  description2:
    'Each colour is a separate hand-cut stencil, mixed by eye and printed edge to edge without overlap. A sheet carries five to seven passes, and any sheet on which two flats fail to meet is destroyed.',
  instagram: '@ines.valadares.prints',
  website: 'inesvaladares.example',
  email: 'studio@inesvaladares.example',
  mediums: ['Screenprint', 'Lithograph'],
  galleries: ['Galeria Maré', 'Press & Plumb'],
  sizes: [
    [70, 50],
    [84, 60],
    [50, 70],
    [100, 70],
  ],
  papers: ['Somerset Satin 300 gsm', 'Fabriano Rosaspina 285 gsm', 'Arches 88 300 gsm'],
  level: 780,
  heat: 0.78,
  years: [2015, 2026],
  variants: ['Night Colourway', 'Black Key', 'Unglazed'],
  methods: [
    'Seven flats of ink meet edge to edge; there is no outline to hide behind.',
    'Printed from hand-cut stencils in five passes, wet on dry.',
    'The flats were mixed by eye against fired tile samples and pulled without a single overlap.',
  ],
  works: [
    {
      title: 'Two Rooms, One Stair',
      text: 'A large bow turns through the middle of the grid and is answered by a smaller one below. Read it as a plan and the bow becomes a staircase.',
    },
    {
      title: 'Azulejo for a Bus Station',
      text: 'The working drawing for a wall that was never tiled. Valadares kept the module and let the colours go where the building would not have allowed them.',
    },
    {
      title: 'Bearing Wall',
      text: 'Half-rounds stack like arches that hold nothing up. The one square left empty is, she insists, the structural one.',
    },
    {
      title: 'Sunday Plan',
      text: 'A slow composition in warm flats, with a quarter-turn that appears to roll out of the picture at the foot.',
    },
    {
      title: 'Right Angle, Reluctantly',
      text: 'Every diagonal in the sheet leans the same way except one. The palette is held down so that the exception can be heard.',
    },
    {
      title: 'Salt Office',
      text: 'Named after the customs house across the river from her studio, whose shutters open in quarter-circles all day long.',
    },
    {
      title: 'Kiln Door',
      text: 'Concentric turns close on a single hot flat. It is the nearest she has come to a portrait of her grandfather’s warehouse.',
    },
  ],
};
