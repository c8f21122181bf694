import type { ArticleCard } from '../../../../../shared/contracts/content.ts';
import { articleCategoryNames } from '../../../../../shared/domain/article-categories.ts';
import { formatDay } from '../../../lib/format/dates.ts';
import { Picture } from '../../../ui/picture.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StretchedLink } from '../../../ui/stretched-link.tsx';
import styles from './article-teaser.module.css';

type Props = {
  readonly article: ArticleCard;
  /** 'lead' for the first article of a list. */
  readonly size?: 'lead' | 'usual';
  readonly heading?: 'h2' | 'h3';
};

export function ArticleTeaser({ article, size = 'usual', heading: Heading = 'h2' }: Props) {
  return (
    <article className={`${styles.teaser} ${styles[size]}`}>
      <div className={styles.cover}>
        <Picture
          alt=""
          fit="box"
          picture={article.cover}
          priority={size === 'lead'}
          sizes={
            size === 'lead'
              ? '(min-width: 56rem) 50vw, 92vw'
              : '(min-width: 64rem) 28vw, (min-width: 40rem) 44vw, 92vw'
          }
        />
      </div>
      <div className={styles.words}>
        <p className={styles.category}>{articleCategoryNames[article.category]}</p>
        <Heading className={styles.title}>
          <StretchedLink isFramed to={article.href}>
            {article.title}
          </StretchedLink>
        </Heading>
        <p className={styles.summary}>{article.summary}</p>
        <p className={styles.by}>
          {article.author}, <Day day={article.published} />
        </p>
      </div>
    </article>
  );
}

export function ArticleTeaserSkeleton({ size = 'usual' }: Pick<Props, 'size'>) {
  return (
    <div className={`${styles.teaser} ${styles[size]}`}>
      <div className={`${styles.cover} ${styles.coming}`}>
        <Skeleton shape="fill" />
      </div>
      <div className={`${styles.words} ${styles.coming}`}>
        <Skeleton width="third" />
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton width="half" />
      </div>
    </div>
  );
}

/** A date without a time, the same in every time zone. */
export function Day({ day }: { readonly day: string }) {
  return <time dateTime={day}>{formatDay(day, true)}</time>;
}
