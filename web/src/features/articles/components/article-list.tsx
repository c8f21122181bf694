import { listArticles } from '../../../../../shared/api/articles.ts';
import { apiPath } from '../../../../../shared/api/call.ts';
import type { ArticleCard } from '../../../../../shared/contracts/content.ts';
import { clientRoutes } from '../../../../../shared/domain/client-routes.ts';
import { useApi } from '../../../lib/swr/use-api.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LoadMore } from '../../../ui/load-more.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Loading } from '../../../ui/skeleton.tsx';
import { type ArticleQuery, articlesAddress } from '../logic/article-query.ts';
import styles from './article-list.module.css';
import { ArticleTeaser, ArticleTeaserSkeleton } from './article-teaser.tsx';

const pathOf = ({ category }: ArticleQuery, page: number) =>
  apiPath(listArticles, { page, category });

export function ArticleList({ query }: { readonly query: ArticleQuery }) {
  const { data } = useApi(pathOf(query, 1));
  if (data?.total === 0) {
    return (
      <EmptyState
        action={
          query.category === null ? (
            <ButtonLink to={clientRoutes.artworks}>View all artworks</ButtonLink>
          ) : (
            <ButtonLink to={articlesAddress({})}>View all articles</ButtonLink>
          )
        }
        title="No articles yet"
      />
    );
  }
  const pages = Math.min(query.pages, data?.pageCount ?? query.pages);
  const isMore = data !== undefined && pages < data.pageCount;
  const shown = data && Math.min(data.items.length * pages, data.total);
  return (
    <div className={styles.pages}>
      {Array.from({ length: pages }, (_, index) => index + 1).map((page) => (
        <ListPage key={page} page={page} query={query} />
      ))}
      {data && data.pageCount > 1 && shown !== undefined && (
        <LoadMore
          shown={shown}
          to={isMore ? articlesAddress({ ...query, pages: pages + 1 }) : null}
          total={data.total}
        />
      )}
    </div>
  );
}

function ListPage({ query, page }: { readonly query: ArticleQuery; readonly page: number }) {
  const read = useApi(pathOf(query, page));
  return (
    <Loaded
      failedTitle="We couldn’t load the articles"
      loading={<ListPageSkeleton isFirst={page === 1} />}
      read={read}
    >
      {({ items }) => <Articles isFirst={page === 1} items={items} />}
    </Loaded>
  );
}

function ListPageSkeleton({ isFirst }: { readonly isFirst: boolean }) {
  return (
    <Loading label="Loading articles">
      <div className={styles.pages}>
        {isFirst && <ArticleTeaserSkeleton size="lead" />}
        <ul className={styles.rows}>
          {['first', 'second', 'third'].map((key) => (
            <li key={key}>
              <ArticleTeaserSkeleton />
            </li>
          ))}
        </ul>
      </div>
    </Loading>
  );
}

type ArticlesProps = { readonly items: readonly ArticleCard[]; readonly isFirst: boolean };

function Articles({ items, isFirst }: ArticlesProps) {
  const [first, ...others] = items;
  const rows = isFirst ? others : items;
  return (
    <>
      {isFirst && first && <ArticleTeaser article={first} size="lead" />}
      {rows.length > 0 && (
        <ul className={styles.rows}>
          {rows.map((article) => (
            <li key={article.id}>
              <ArticleTeaser article={article} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
