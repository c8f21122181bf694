import type { PageSection } from '../../../shared/contracts/wire/content.ts';
import { textPageRead } from '../../reads/content.ts';
import { slugText } from '../../routes/slug-params.ts';
import { noJsonLd } from '../head.ts';
import type { PageSource } from '../page-source.ts';

const overview = 'overview';

/** What /how-it-works itself shows; its sub-pages stand below it. */
export const howItWorksPage = textPage('how-it-works', 'How it works', (path) => {
  const [, slug] = path.split('/').filter((part) => part !== '');
  return slug === overview ? '' : (slug ?? overview);
});

/** Each legal text stands at its own name. */
export const legalPage = textPage('legal', 'Legal', (path) => path.replaceAll('/', ''));

function textPage(
  section: PageSection,
  label: string,
  slugIn: (path: string) => string,
): PageSource {
  return {
    isRendered: true,
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
