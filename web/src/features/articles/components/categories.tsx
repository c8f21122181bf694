import {
  type ArticleCategory,
  articleCategories,
  articleCategoryNames,
} from '../../../../../shared/domain/article-categories.ts';
import { ChoiceLink } from '../../../ui/choice-link.tsx';
import { ChoiceStrip } from '../../../ui/choice-strip.tsx';
import { articlesAddress } from '../logic/article-query.ts';
import styles from './categories.module.css';

const categories = [null, ...articleCategories];

export function Categories({ chosen }: { readonly chosen: ArticleCategory | null }) {
  return (
    <div className={styles.nav}>
      <ChoiceStrip label="Categories">
        {categories.map((category) => (
          <li key={category ?? 'all'}>
            <ChoiceLink
              aria-current={category === chosen ? 'true' : undefined}
              to={articlesAddress({ category })}
            >
              {category === null ? 'All' : articleCategoryNames[category]}
            </ChoiceLink>
          </li>
        ))}
      </ChoiceStrip>
    </div>
  );
}
