import {
  searchedArtistBody,
  searchedArtworkBody,
  wireSearched,
} from '../../../shared/contracts/wire/collecting.ts';
import { requireUser, userOf } from '../../auth/current-user.ts';
import { rememberSearch } from '../../commands/remember-search.ts';
import type { Route } from '../../deps.ts';
import { presentSearch } from '../../presenters/present-collecting.ts';

export const rememberArtworkSearchRoute: Route = (app, deps) => {
  app.post(
    '/api/latest-searches/artwork',
    {
      preValidation: requireUser,
      schema: { body: searchedArtworkBody, response: { 200: wireSearched } },
    },
    async (request) => {
      const { artworkId: recordId } = request.body;
      const search = { userId: userOf(request).id, entity: 'artwork', recordId } as const;
      return { data: presentSearch(await rememberSearch(deps, search)) };
    },
  );
};

export const rememberArtistSearchRoute: Route = (app, deps) => {
  app.post(
    '/api/latest-searches/artist',
    {
      preValidation: requireUser,
      schema: { body: searchedArtistBody, response: { 200: wireSearched } },
    },
    async (request) => {
      const { artistId: recordId } = request.body;
      const search = { userId: userOf(request).id, entity: 'artist', recordId } as const;
      return { data: presentSearch(await rememberSearch(deps, search)) };
    },
  );
};
