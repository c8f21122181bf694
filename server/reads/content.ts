import { api } from '../../shared/api/api.ts';
import { apiPath } from '../../shared/api/call.ts';
import type { TextPage } from '../../shared/contracts/content.ts';
import type { PageSection } from '../../shared/contracts/wire/content.ts';
import { visitorCaller } from '../upstream/caller.ts';
import { listPages, readPage } from '../upstream/content.ts';
import { richText } from '../views/rich-text.ts';
import { editedLifetimes, publicRead } from './public-read.ts';

type Asked = { readonly section: PageSection; readonly slug: string };

/** A legal page, or one that explains how the site works. */
export const textPageRead = publicRead<Asked, TextPage>({
  name: 'text-page',
  path: ({ section, slug }) => apiPath(api.getTextPage, section, slug),
  lifetimes: editedLifetimes,
  invalidatedBy: 'no-trade',
  async read(upstream, asked) {
    const caller = visitorCaller('text-page');
    const [{ attributes }, section] = await Promise.all([
      readPage(upstream, caller, asked),
      listPages(upstream, caller, asked.section),
    ]);
    const { slug, title, summary, updated, html, headings } = attributes;
    return {
      slug,
      title,
      summary,
      updated,
      text: richText(html),
      headings,
      section: section.map(({ attributes: page }) => ({ slug: page.slug, title: page.title })),
    };
  },
});
