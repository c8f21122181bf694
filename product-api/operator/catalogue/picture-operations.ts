import {
  attachPicture,
  detachPicture,
  editPicture,
  movePicture,
  type PictureOwner,
  replacePicture,
} from '../../commands/catalogue/arrange-pictures.ts';
import { inTransaction } from '../../market/command-context.ts';
import { type Operations, UsageError } from '../operation.ts';

type Name =
  | 'pictures attach'
  | 'pictures edit'
  | 'pictures move'
  | 'pictures replace'
  | 'pictures detach';
type Given = {
  readonly picture: string;
  readonly artwork?: number | undefined;
  readonly artist?: number | undefined;
};

export const cataloguePictureOperations: Operations<Name> = {
  'pictures attach': {
    run: ({ market, actor }, { picture, alternativeText, credit, ...given }) =>
      inTransaction(market, async (context) => {
        const of = { ...ownerOf({ picture, ...given }), actor };
        await attachPicture(context, of);
        await editPicture(context, { ...of, alternativeText, credit });
        return answerOf(given);
      }),
    print: (_, { picture }) => `Picture ${picture} is added.`,
  },
  'pictures edit': {
    run: ({ market, actor }, { alternativeText, credit, ...given }) =>
      inTransaction(market, async (context) => {
        await editPicture(context, { ...ownerOf(given), actor, alternativeText, credit });
        return answerOf(given);
      }),
    print: (_, { picture }) => `Picture ${picture} is changed.`,
  },
  'pictures move': {
    run: ({ market, actor }, { position, ...given }) =>
      inTransaction(market, async (context) => {
        await movePicture(context, { ...ownerOf(given), actor, position: position - 1 });
        return answerOf(given);
      }),
    print: (_, { picture, position }) => `Picture ${picture} is number ${position}.`,
  },
  'pictures replace': {
    run: ({ market, actor }, { by, ...given }) =>
      inTransaction(market, async (context) => {
        await replacePicture(context, { ...ownerOf(given), actor, by });
        return answerOf(given);
      }),
    print: (_, { picture, by }) => `Picture ${picture} is replaced by ${by}.`,
  },
  'pictures detach': {
    run: ({ market, actor }, given) =>
      inTransaction(market, async (context) => {
        await detachPicture(context, { ...ownerOf(given), actor });
        return answerOf(given);
      }),
    print: (_, { picture }) => `Picture ${picture} is taken away.`,
  },
};

function ownerOf({ picture, artwork, artist }: Given): PictureOwner {
  if (artwork !== undefined && artist === undefined) {
    return { picture, kind: 'artwork', id: artwork };
  }
  if (artist !== undefined && artwork === undefined) return { picture, kind: 'artist', id: artist };
  throw new UsageError('Name either an artwork or an artist');
}

function answerOf({ artwork, artist }: Omit<Given, 'picture'>) {
  return { artwork: artwork ?? null, artist: artist ?? null };
}
