import type { Generator } from './generator.ts';
import { arcades } from './generators/arcades.ts';
import { asemic } from './generators/asemic.ts';
import { birds } from './generators/birds.ts';
import { celestial } from './generators/celestial.ts';
import { contourLand } from './generators/contour-land.ts';
import { cutPaper } from './generators/cut-paper.ts';
import { cyanotype } from './generators/cyanotype.ts';
import { flowEtching } from './generators/flow-etching.ts';
import { hardEdge } from './generators/hard-edge.ts';
import { harmonograph } from './generators/harmonograph.ts';
import { heads } from './generators/heads.ts';
import { horizons } from './generators/horizons.ts';
import { isometric } from './generators/isometric.ts';
import { labyrinth } from './generators/labyrinth.ts';
import { leadings } from './generators/leadings.ts';
import { letterpress } from './generators/letterpress.ts';
import { moire } from './generators/moire.ts';
import { nocturne } from './generators/nocturne.ts';
import { pebbles } from './generators/pebbles.ts';
import { ribbons } from './generators/ribbons.ts';
import { risoHalftone } from './generators/riso-halftone.ts';
import { stillLife } from './generators/still-life.ts';
import { strata } from './generators/strata.ts';
import { tesserae } from './generators/tesserae.ts';
import { veils } from './generators/veils.ts';
import { weaving } from './generators/weaving.ts';
import { windows } from './generators/windows.ts';
import { woodcutSea } from './generators/woodcut-sea.ts';
import type { GeneratorName } from './recipe.ts';

export const generators: Record<GeneratorName, Generator> = {
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
