/** Articles, and the pages of each section. */
export const textKinds = ['article', 'legal', 'how-it-works'] as const;
export type TextKind = (typeof textKinds)[number];

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Whether this may be a text's name in its address: 'what-an-edition-is'. */
export const isSlug = (slug: string): boolean => slugPattern.test(slug) && slug.length <= 100;

/** The pages of 'How it works' that the specification names and the site links to. */
const linkedPages: readonly string[] = [
  ...['overview', 'fees', 'for-artists', 'for-buyers', 'for-sellers'],
  ...['guarantee', 'shipping', 'deckle-database'],
];

/** Whether other pages lead to it, so that it has to stay published. */
export function isLinked({ kind, slug }: { readonly kind: TextKind; readonly slug: string }) {
  return kind === 'legal' || (kind === 'how-it-works' && linkedPages.includes(slug));
}

/** The path of a text's page; `category` of an article. */
export function textPath(text: {
  readonly id: number;
  readonly kind: TextKind;
  readonly slug: string;
  readonly category: string | null;
}): string {
  const { id, kind, slug, category } = text;
  if (kind === 'legal') return `/${slug}`;
  if (kind === 'article') return `/editorial/${category ?? 'article'}/${slug}/${id}`;
  return slug === 'overview' ? '/how-it-works' : `/how-it-works/${slug}`;
}
