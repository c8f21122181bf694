import type { Rng } from './kit/rng.ts';

/** Colours as #rrggbb; the order of the inks says what each generator uses them for. */
export type Palette = {
  paper: string;
  inks: readonly string[];
  /** The picture's dominant colour, where that is not the first ink. */
  ground?: string;
};

type SheetStyle = {
  /** Bare paper around the image, as a share of the short edge; 0: printed to the edge. */
  margin: number;
  /** More bare paper below the image, as a share of the short edge. */
  foot?: number;
  /** The bevel that an intaglio plate presses into the paper. */
  plateMark?: boolean;
  /** A torn, handmade edge. */
  deckle?: boolean;
  /** The image has no background: an avatar, too, shows paper around it. */
  open?: boolean;
  signed?: boolean;
  /** How unevenly the ink lies, 0 to 1. */
  mottle?: number;
};

export type Canvas = {
  width: number;
  height: number;
  paper: string;
  /** The ink at this index, modulo the number of inks. */
  ink(place: number): string;
  inkCount: number;
  /** An id for this canvas's own gradients, patterns and clips. */
  id(name: string): string;
};

/** Draws in the manner of one artist. */
export type Generator = {
  palettes: readonly Palette[];
  sheet: SheetStyle;
  /** An SVG fragment that fills 0,0 to width,height; it is clipped there. */
  draw(rng: Rng, canvas: Canvas): string;
};
