import type { ArticleCategory } from '../../../../../shared/contracts/content.ts';
import { ChoiceLink } from '../../../ui/choice-link.tsx';
import { ChoiceStrip } from '../../../ui/choice-strip.tsx';
import { articlesAddress } from '../logic/article-query.ts';
import { categoryLabels } from '../logic/category-labels.ts';
import styles from './categories.module.css';

const categories = [null, ...(Object.keys(categoryLabels) as ArticleCategory[])];

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
              {category === null ? 'All' : categoryLabels[category]}
            </ChoiceLink>
          </li>
        ))}
      </ChoiceStrip>
    </div>
  );
}
