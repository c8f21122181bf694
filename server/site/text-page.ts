import type { PageSection } from '../../shared/contracts/wire/content.ts';
import { textPageRead } from '../reads/content.ts';
import { slugText } from '../reads/slug-text.ts';
import { noJsonLd } from './head.ts';
import type { PageSource } from './page-source.ts';

/** A page whose whole content is one text. */
export function textPage(
  section: PageSection,
  label: string,
  slugIn: (path: string) => string,
): PageSource {
  return {
    query: [],
    fallback: { title: label, description: label, canonical: null, image: null, jsonLd: noJsonLd },
    async read({ path }, reader) {
      const slug = slugText.safeParse(slugIn(path));
      if (!slug.success) return null;
      const page = await reader(textPageRead, { section, slug: slug.data });
      return {
        items: [page],
        head: () => {
          const { title, summary } = page.answer.view();
          return {
            title,
            description: summary,
            canonical: path.replace(/\/$/, ''),
            image: null,
            jsonLd: noJsonLd,
          };
        },
      };
    },
  };
}
