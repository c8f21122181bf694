/**
 * The built index.html, cut where pages insert their parts. Titles and descriptions are removed.
 */
export type PageTemplate = {
  readonly beforeHtmlAttributes: string;
  /** The part of the head that all pages share, without scripts and style sheets. */
  readonly head: string;
  /** The script that starts the app. */
  readonly script: string;
  /** From the end of the head to inside the app's root element. */
  readonly beforeApp: string;
  readonly rest: string;
};

/** Throws when the document does not have the expected parts. */
export function cutTemplate(html: string): PageTemplate {
  const open = /<html\b/i.exec(html);
  const headEnd = /<\/head>/i.exec(html);
  const app = /<div id="root">/i.exec(html);
  if (!open || !headEnd || !app) throw new Error('index.html has no <html>, </head> or #root');
  const afterTag = open.index + open[0].length;
  const afterApp = app.index + app[0].length;
  const head = html.slice(afterTag, headEnd.index);
  const script = /<script type="module"[^>]*><\/script>/i;
  return {
    beforeHtmlAttributes: html.slice(0, afterTag),
    head: head
      .replace(script, '')
      .replace(/<link rel="(?:stylesheet|modulepreload)"[^>]*>\s*/gi, '')
      .replace(/<title>[^<]*<\/title>/i, '')
      .replace(/<meta name="description"[^>]*>/i, ''),
    script: script.exec(head)?.[0] ?? '',
    beforeApp: html.slice(headEnd.index, afterApp),
    rest: html.slice(afterApp),
  };
}
