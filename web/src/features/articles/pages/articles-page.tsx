import { useSearchParams } from 'react-router';
import { articleCategoryNames } from '../../../../../shared/domain/article-categories.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { Page } from '../../../ui/page.tsx';
import { ArticleList } from '../components/article-list.tsx';
import { Categories } from '../components/categories.tsx';
import { readArticleQuery } from '../logic/article-query.ts';

export function ArticlesPage() {
  const [params] = useSearchParams();
  const query = readArticleQuery(params);
  const title = query.category === null ? 'Articles' : articleCategoryNames[query.category];
  usePageTitle(title);
  return (
    <Page title={title}>
      <Categories chosen={query.category} />
      <ArticleList key={query.category} query={query} />
    </Page>
  );
}
