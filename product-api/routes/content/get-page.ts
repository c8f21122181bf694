import { pageSections, wireOnePage } from '../../../shared/contracts/wire/content.ts';
import { pageOf } from '../../content/read-text.ts';
import type { Route } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import { readTextFigures } from '../../market/text-figures.ts';
import { presentPage } from '../../presenters/present-content.ts';
import { findNamedWorks } from '../../queries/find-named-works.ts';
import { findPublished } from '../../queries/texts/published-texts.ts';
import { slugParams } from './slug-params.ts';

export const getPageRoutes: Route = (app, deps) => {
  const { db } = deps;
  for (const section of pageSections) {
    app.get(
      `/api/content/${section}/:slug`,
      { schema: { params: slugParams, response: { 200: wireOnePage } } },
      async ({ params }) => {
        const stored = await findPublished(db, section, params);
        if (!stored) throw notFound();
        const figures = await readTextFigures(db, deps);
        const page = pageOf(stored, figures);
        return { data: presentPage(page, await findNamedWorks(db, page.works)), meta: {} };
      },
    );
  }
};
