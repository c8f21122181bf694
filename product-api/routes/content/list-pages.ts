import { z } from 'zod';
import { pageSections, wirePages } from '../../../shared/contracts/wire/content.ts';
import { pageOf } from '../../content/read-text.ts';
import type { Route } from '../../deps.ts';
import { readTextFigures } from '../../market/text-figures.ts';
import { presentPageCard } from '../../presenters/present-content.ts';
import { offsetOf, presentPagination } from '../../queries/page.ts';
import { listPublishedPages } from '../../queries/texts/published-texts.ts';
import { pageField } from '../query-fields.ts';

const query = z.strictObject({ pagination: pageField });

/** The pages of each section, in their order. */
export const listPagesRoutes: Route = (app, deps) => {
  const { db } = deps;
  for (const section of pageSections) {
    app.get(
      `/api/content/${section}`,
      { schema: { querystring: query, response: { 200: wirePages } } },
      async (request) => {
        const { pagination: page } = request.query;
        const figures = await readTextFigures(db, deps);
        const all = await listPublishedPages(db, section);
        const start = offsetOf(page);
        return {
          data: all
            .slice(start, start + page.pageSize)
            .map((stored) => presentPageCard(pageOf(stored, figures))),
          meta: { pagination: presentPagination(page, { total: all.length }) },
        };
      },
    );
  }
};
