import type { ArticleCard } from '../../../../../shared/contracts/content.ts';
import { clientRoutes } from '../../../../../shared/domain/client-routes.ts';
import { Picture } from '../../../ui/picture.tsx';
import { StretchedLink } from '../../../ui/stretched-link.tsx';
import { useHomeNews } from '../hooks/use-home-news.ts';
import styles from './articles.module.css';
import { Section } from './section.tsx';

export function Articles() {
  const articles = useHomeNews().data?.articles ?? [];
  if (articles.length === 0) return null;
  return (
    <Section more={{ label: 'All articles', to: clientRoutes.articles }} title="Articles">
      <ul className={styles.articles}>
        {articles.map((article, index) => (
          <Article article={article} isLead={index === 0} key={article.id} />
        ))}
      </ul>
    </Section>
  );
}

function Article({ article, isLead }: { readonly article: ArticleCard; readonly isLead: boolean }) {
  return (
    <li className={styles.article}>
      {isLead && (
        <div className={styles.cover}>
          <Picture alt="" fit="box" picture={article.cover} sizes="(min-width: 48rem) 48vw, 92vw" />
        </div>
      )}
      <h3 className={styles.title}>
        <StretchedLink isFramed to={article.href}>
          {article.title}
        </StretchedLink>
      </h3>
      <p className={styles.summary}>{article.summary}</p>
      <p className={styles.by}>
        {article.author}, {article.minutesToRead} min
      </p>
    </li>
  );
}
