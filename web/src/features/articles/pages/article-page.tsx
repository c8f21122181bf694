import { useParams } from 'react-router';
import { getArticle, getArticleById } from '../../../../../shared/api/articles.ts';
import { apiPath } from '../../../../../shared/api/call.ts';
import { clientRoutes } from '../../../../../shared/domain/client-routes.ts';
import { useApi } from '../../../lib/swr/use-api.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { LoadedPage } from '../../../ui/loaded-page.tsx';
import { Page } from '../../../ui/page.tsx';
import { TextSkeleton } from '../../../ui/text-skeleton.tsx';
import { Article } from '../components/article.tsx';

/** Serves /editorial/{slug} and the long form, in which the id alone identifies the article. */
export function ArticlePage() {
  const { slug = '', id } = useParams();
  const read = useApi(id === undefined ? apiPath(getArticle, slug) : apiPath(getArticleById, id));
  return (
    <LoadedPage
      failedTitle="We couldn’t load this article"
      loading={
        <Page title="Article" width="narrow">
          <TextSkeleton label="Loading the article" />
        </Page>
      }
      missing={{
        title: 'Article not found',
        why: 'It may have been removed, or the address may be wrong.',
        action: <ButtonLink to={clientRoutes.articles}>View all articles</ButtonLink>,
      }}
      read={read}
      title="Article"
      titleOf={({ title }) => title}
      width="narrow"
    >
      {(article) => <Article article={article} key={article.id} />}
    </LoadedPage>
  );
}
