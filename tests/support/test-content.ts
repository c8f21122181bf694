import { addInitialTexts } from '../../product-api/content/add-initial-texts.ts';
import { pageOf } from '../../product-api/content/read-text.ts';
import { readTextFigures } from '../../product-api/market/text-figures.ts';
import { findPublished } from '../../product-api/queries/texts/published-texts.ts';
import type { PageSection } from '../../shared/contracts/wire/content.ts';
import type { Market } from '../product-api/support/market.ts';

/** Adds the initial texts; reads a page as visitors see it. */
export async function pagesOf(market: Market) {
  await addInitialTexts(market.db, { hasArticles: false });
  return async (section: PageSection, slug: string) => {
    const stored = await findPublished(market.db, section, { slug });
    return stored && pageOf(stored, await readTextFigures(market.db, market));
  };
}
