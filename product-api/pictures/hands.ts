import type { Hand } from './hand.ts';
import { arcades } from './hands/arcades.ts';
import { asemic } from './hands/asemic.ts';
import { birds } from './hands/birds.ts';
import { celestial } from './hands/celestial.ts';
import { contourLand } from './hands/contour-land.ts';
import { cutPaper } from './hands/cut-paper.ts';
import { cyanotype } from './hands/cyanotype.ts';
import { flowEtching } from './hands/flow-etching.ts';
import { hardEdge } from './hands/hard-edge.ts';
import { harmonograph } from './hands/harmonograph.ts';
import { heads } from './hands/heads.ts';
import { horizons } from './hands/horizons.ts';
import { isometric } from './hands/isometric.ts';
import { labyrinth } from './hands/labyrinth.ts';
import { leadings } from './hands/leadings.ts';
import { letterpress } from './hands/letterpress.ts';
import { moire } from './hands/moire.ts';
import { nocturne } from './hands/nocturne.ts';
import { pebbles } from './hands/pebbles.ts';
import { ribbons } from './hands/ribbons.ts';
import { risoHalftone } from './hands/riso-halftone.ts';
import { stillLife } from './hands/still-life.ts';
import { strata } from './hands/strata.ts';
import { tesserae } from './hands/tesserae.ts';
import { veils } from './hands/veils.ts';
import { weaving } from './hands/weaving.ts';
import { windows } from './hands/windows.ts';
import { woodcutSea } from './hands/woodcut-sea.ts';
import type { HandName } from './recipe.ts';

export const hands: Record<HandName, Hand> = {
  'hard-edge': hardEdge,
  'flow-etching': flowEtching,
  'still-life': stillLife,
  veils,
  'contour-land': contourLand,
  nocturne,
  'cut-paper': cutPaper,
  'woodcut-sea': woodcutSea,
  moire,
  'riso-halftone': risoHalftone,
  cyanotype,
  horizons,
  isometric,
  asemic,
  celestial,
  ribbons,
  tesserae,
  weaving,
  pebbles,
  leadings,
  labyrinth,
  strata,
  harmonograph,
  letterpress,
  heads,
  windows,
  arcades,
  birds,
};
