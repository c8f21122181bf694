/** In the order in which they are shown. */
export const articleCategories = [
  'collecting',
  'printmaking',
  'studio-visits',
  'market',
  'opinion',
] as const;
export type ArticleCategory = (typeof articleCategories)[number];

export const articleCategoryNames: Readonly<Record<ArticleCategory, string>> = {
  collecting: 'Collecting',
  printmaking: 'Printmaking',
  'studio-visits': 'Studio visits',
  market: 'Market',
  opinion: 'Opinion',
};
