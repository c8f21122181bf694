import { wireDraw } from '../../../shared/contracts/wire/releases.ts';
import type { Route } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import { findRelease } from '../../queries/list-releases.ts';
import { readDraw } from '../../queries/read-raffle.ts';
import { idParams } from '../query-fields.ts';

/** 404 for a raffle that is not drawn. */
export const getDrawRoute: Route = (app, { db }) => {
  app.get(
    '/api/releases/:id/draw',
    { schema: { params: idParams, response: { 200: wireDraw } } },
    async (request) => {
      const { id } = request.params;
      const data = (await findRelease(db, id)) && (await readDraw(db, id));
      if (!data) throw notFound();
      return { data };
    },
  );
};
