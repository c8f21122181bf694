import { pageSections, wireOnePage } from '../../../shared/contracts/wire/content.ts';
import type { Route } from '../../deps.ts';
import { notFound } from '../../errors.ts';
import { presentPage } from '../../presenters/present-content.ts';
import { findNamedWorks } from '../../queries/find-named-works.ts';
import { slugParams } from './slug-params.ts';

export const getPageRoutes: Route = (app, { db, content }) => {
  for (const section of pageSections) {
    app.get(
      `/api/content/${section}/:slug`,
      { schema: { params: slugParams, response: { 200: wireOnePage } } },
      async ({ params }) => {
        const page = content.pages[section].find(({ slug }) => slug === params.slug);
        if (!page) throw notFound();
        return { data: presentPage(page, await findNamedWorks(db, page.works)), meta: {} };
      },
    );
  }
};
