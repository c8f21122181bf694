import type { ArticleCategory } from '../../../../../shared/contracts/content.ts';

/** In display order. */
export const categoryLabels: Readonly<Record<ArticleCategory, string>> = {
  collecting: 'Collecting',
  printmaking: 'Printmaking',
  'studio-visits': 'Studio visits',
  market: 'Market',
  opinion: 'Opinion',
};

export function isCategory(name: string | null): name is ArticleCategory {
  return name !== null && Object.hasOwn(categoryLabels, name);
}
