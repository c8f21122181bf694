import { listArticleWorks } from '../../../../../shared/api/articles.ts';
import { apiPath } from '../../../../../shared/api/call.ts';
import type { ArticleView } from '../../../../../shared/contracts/content.ts';
import { articleCategoryNames } from '../../../../../shared/domain/article-categories.ts';
import { clientRoutes } from '../../../../../shared/domain/client-routes.ts';
import { useApi } from '../../../lib/swr/use-api.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import { articlesAddress } from '../logic/article-query.ts';
import styles from './article.module.css';
import { ArticleTeaser, Day } from './article-teaser.tsx';
import { WorkFigure } from './work-figure.tsx';

export function Article({ article }: { readonly article: ArticleView }) {
  const { data: works = [] } = useApi(apiPath(listArticleWorks, article.id));
  const label = articleCategoryNames[article.category];
  return (
    <div className={styles.page}>
      <article>
        <header className={styles.header}>
          <div className={styles.words}>
            <Breadcrumbs
              items={[
                { label: 'Articles', to: clientRoutes.articles },
                { label, to: articlesAddress({ category: article.category }) },
              ]}
            />
            <h1 className={styles.title} tabIndex={-1}>
              {article.title}
            </h1>
            <p className={styles.summary}>{article.summary}</p>
            <p className={styles.by}>
              By {article.author}
              <span className={styles.role}>{article.role}</span>
              <span className={styles.role}>
                <Day day={article.published} />, {article.minutesToRead} min read
              </span>
            </p>
          </div>
          {article.cover && (
            <div className={styles.cover}>
              <Picture
                fit="box"
                picture={article.cover}
                priority
                sizes="(min-width: 60rem) 45vw, 92vw"
              />
            </div>
          )}
        </header>
        <div className={styles.body}>
          <RichText
            nodes={article.text}
            work={(id, caption) => (
              <WorkFigure artwork={works.find((work) => work.id === id)} caption={caption} />
            )}
          />
        </div>
      </article>
      <Related articles={article.related} />
    </div>
  );
}

function Related({ articles }: { readonly articles: ArticleView['related'] }) {
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby="more-articles" className={styles.related}>
      <h2 className={styles.more} id="more-articles">
        Read next
      </h2>
      <ul className={styles.rows}>
        {articles.map((article) => (
          <li key={article.id}>
            <ArticleTeaser article={article} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  );
}
