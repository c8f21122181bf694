import type { Hand } from './hand.ts';
import { flowEtching } from './hands/flow-etching.ts';
import { hardEdge } from './hands/hard-edge.ts';
import { stillLife } from './hands/still-life.ts';
import type { HandName } from './recipe.ts';

export const hands: Record<HandName, Hand> = {
  'hard-edge': hardEdge,
  'flow-etching': flowEtching,
  'still-life': stillLife,
};
