export const handNames = [
  'hard-edge',
  'flow-etching',
  'still-life',
  'veils',
  'contour-land',
  'nocturne',
  'cut-paper',
  'woodcut-sea',
  'moire',
  'riso-halftone',
  'cyanotype',
  'horizons',
  'isometric',
  'asemic',
  'celestial',
  'ribbons',
  'tesserae',
  'weaving',
  'pebbles',
  'leadings',
  'labyrinth',
  'strata',
  'harmonograph',
  'letterpress',
  'heads',
  'windows',
  'arcades',
  'birds',
] as const;
export type HandName = (typeof handNames)[number];

export const views = ['front', 'detail', 'wall', 'avatar', 'profile'] as const;
export type View = (typeof views)[number];

/** All that a picture is drawn from: plain JSON, kept in the database, good for ever. */
export type Recipe = {
  hand: HandName;
  seed: number;
  view: View;
  /** Width over height of the picture itself. */
  aspect: number;
  /** Which of the hand's palettes; counts round. */
  palette: number;
  /** Width over height of the sheet, where the picture shows more, or less, than the sheet. */
  sheetAspect?: number;
  /** For a collaboration: the other hand, whose inks are used. */
  inksOf?: HandName;
  /** What the pencilled numbering at the foot counts up to. */
  editionSize?: number;
};
