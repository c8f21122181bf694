import { useParams } from 'react-router';
import { getArticle, getArticleById } from '../../../../../shared/api/articles.ts';
import { apiPath } from '../../../../../shared/api/call.ts';
import { clientRoutes } from '../../../../../shared/domain/client-routes.ts';
import { useApi } from '../../../lib/swr/use-api.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FailedState } from '../../../ui/failed-state.tsx';
import { Page } from '../../../ui/page.tsx';
import { TextSkeleton } from '../../../ui/text-skeleton.tsx';
import { Article } from '../components/article.tsx';

/** /editorial/{slug}, and the long form, whose id alone says which article it is. */
export function ArticlePage() {
  const { slug = '', id } = useParams();
  const path = id === undefined ? apiPath(getArticle, slug) : apiPath(getArticleById, id);
  const { data, error, isValidating, mutate } = useApi(path);
  const isMissing = error?.code === 'not-found';
  usePageTitle(data?.title ?? (isMissing ? 'Not found' : 'Article'));
  if (data) return <Article article={data} key={data.id} />;
  if (isMissing) {
    return (
      <Page title="This article is not here">
        <EmptyState
          action={<ButtonLink to={clientRoutes.articles}>See all articles</ButtonLink>}
          title="It may have been taken out, or the address has a mistake in it."
        />
      </Page>
    );
  }
  return (
    <Page title="Article" width="narrow">
      {error ? (
        <FailedState
          error={error}
          onRetry={() => void mutate()}
          retrying={isValidating}
          title="This article could not be shown"
        />
      ) : (
        <TextSkeleton label="Loading the article" />
      )}
    </Page>
  );
}
