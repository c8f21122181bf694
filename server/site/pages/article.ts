import type { ArticleView } from '../../../shared/contracts/content.ts';
import { nameMark } from '../../../shared/site.ts';
import { articleRead, articleWorksRead } from '../../reads/articles.ts';
import { slugText } from '../../reads/slug-text.ts';
import type { ArticleName } from '../../upstream/content.ts';
import { type Head, noJsonLd } from '../head.ts';
import type { PageSource } from '../page-source.ts';
import { pictureUrl } from '../picture-url.ts';
import { trailingId } from '../trailing-id.ts';

const fallback: Head = {
  title: 'Article',
  description: 'An article on art editions.',
  canonical: null,
  image: null,
  jsonLd: noJsonLd,
};

/** /editorial/{slug} and /editorial/{category}/{slug}/{id}. */
export const source: PageSource = {
  query: [],
  fallback,
  async read({ path }, reader) {
    const name = nameIn(path);
    if (name === null) return null;
    const article = await reader(articleRead, name);
    const view = article.answer.view();
    // An article is shown without its works' prices too: the browser requests them itself.
    const works = await reader(articleWorksRead, view.id).catch(() => null);
    return {
      items: works === null ? [article] : [article, works],
      head: () => headOf(article.answer.view()),
      picture: () => article.answer.view().cover,
    };
  },
};

function nameIn(path: string): ArticleName | null {
  const parts = path.split('/').filter((part) => part !== '');
  if (parts.length > 2) {
    const id = trailingId(path);
    return id === null ? null : { id };
  }
  const slug = slugText.safeParse(parts[1]);
  return slug.success ? { slug: slug.data } : null;
}

function headOf(article: ArticleView): Head {
  const image = pictureUrl(article.cover);
  return {
    title: article.title,
    description: article.summary,
    canonical: article.href,
    image,
    jsonLd: (absolute) => [
      {
        '@type': 'Article',
        headline: article.title,
        description: article.summary,
        datePublished: article.published,
        author: { '@type': 'Person', name: article.author },
        publisher: { '@type': 'Organization', name: nameMark, url: absolute('/') },
        mainEntityOfPage: absolute(article.href),
        ...(image === null ? {} : { image: absolute(image) }),
      },
    ],
  };
}
