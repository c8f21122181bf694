import type { Actor } from '../../../../shared/domain/order-status.ts';
import type { TradeSide } from './logic/timeline.ts';

/** Who has to act for an order to go on, said to one of its sides. */
export const actorWords: Readonly<Record<TradeSide, Readonly<Record<Actor, string>>>> = {
  buyer: {
    buyer: 'It is your turn',
    seller: 'The seller acts next',
    deckle: 'Deckle acts next',
    nobody: 'Nothing is left to do',
  },
  seller: {
    buyer: 'The buyer acts next',
    seller: 'It is your turn',
    deckle: 'Deckle acts next',
    nobody: 'Nothing is left to do',
  },
};
