import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The built index.html, cut where the page shell puts things in. */
export type PageTemplate = {
  readonly beforeHtmlAttributes: string;
  readonly beforeHeadEnd: string;
  readonly rest: string;
};

/** Reads the template, anew whenever the site was built anew; null while it is not built. */
export function createTemplateReader(siteDir: string): () => Promise<PageTemplate | null> {
  const path = join(siteDir, 'index.html');
  let read: { readonly mtimeMs: number; readonly template: PageTemplate } | null = null;
  return async () => {
    try {
      const { mtimeMs } = await stat(path);
      if (read?.mtimeMs !== mtimeMs) {
        read = { mtimeMs, template: cut(await readFile(path, 'utf8')) };
      }
      return read.template;
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
      throw error;
    }
  };
}

/** Throws when the document lacks its html element or head. */
function cut(html: string): PageTemplate {
  const open = /<html\b/i.exec(html);
  const headEnd = /<\/head>/i.exec(html);
  if (!open || !headEnd) throw new Error('index.html has no <html> or no </head>');
  const afterTag = open.index + open[0].length;
  return {
    beforeHtmlAttributes: html.slice(0, afterTag),
    beforeHeadEnd: html.slice(afterTag, headEnd.index),
    rest: html.slice(headEnd.index),
  };
}
