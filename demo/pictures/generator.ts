import type { Rng } from './kit/rng.ts';

/** Printed-ink colours as #rrggbb; each generator gives its inks their parts by place. */
export type Palette = {
  paper: string;
  inks: readonly string[];
  /** What the eye sees as the picture's colour, where that is not the first ink. */
  ground?: string;
};

type SheetStyle = {
  /** Bare paper around the image, as a part of the short edge; 0 prints to the edge. */
  margin: number;
  /** Further bare paper below the image, as a part of the short edge. */
  foot?: number;
  /** The bevel that an intaglio plate presses into the paper. */
  plateMark?: boolean;
  /** A torn, handmade edge. */
  deckle?: boolean;
  /** The image has no ground of its own, and wants paper about it even where nothing else does. */
  open?: boolean;
  signed?: boolean;
  /** How unevenly the ink lies, 0 to 1. */
  mottle?: number;
};

export type Canvas = {
  width: number;
  height: number;
  paper: string;
  /** The ink in a place; places count round, so every palette answers. */
  ink(place: number): string;
  inkCount: number;
  /** An id for this canvas's own gradients, patterns and clips. */
  id(name: string): string;
};

/** Draws in the manner of one artist. */
export type Generator = {
  palettes: readonly Palette[];
  sheet: SheetStyle;
  /** An SVG fragment that fills 0,0 to width,height; what reaches beyond is cut off. */
  draw(rng: Rng, canvas: Canvas): string;
};
