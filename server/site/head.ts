import { type Site, withSiteName } from '../../shared/site.ts';

/** The parts of a page that search engines and link previews read without running scripts. */
export type Head = {
  /** Without the product's name; null: the product's name and line. */
  readonly title: string | null;
  /** One or two sentences in plain words; `nameMark` stands for the site's name, also in `jsonLd`. */
  readonly description: string;
  /** The page's own path, with the query where it distinguishes pages; null: not to be indexed. */
  readonly canonical: string | null;
  /** Path of a picture of this site, at least 600 pixels wide; null: none. */
  readonly image: string | null;
  /** schema.org objects. Paths in them go through `absolute`. */
  readonly jsonLd: (absolute: (path: string) => string) => readonly object[];
};

export const noJsonLd = () => [];

/** The HTML of a page's head, with the site's name where its texts have the mark. */
export function headHtml(head: Head, publicUrl: string, site: Site): string {
  const absolute = (path: string) => new URL(path, publicUrl).href;
  const title = titleOf(head.title, site);
  const description = withSiteName(head.description, site.name);
  const jsonName = JSON.stringify(site.name).slice(1, -1);
  const tags = [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', description),
    head.canonical === null
      ? meta('name', 'robots', 'noindex')
      : `<link rel="canonical" href="${escapeHtml(absolute(head.canonical))}">`,
    meta('property', 'og:site_name', site.name),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    ...(head.canonical === null ? [] : [meta('property', 'og:url', absolute(head.canonical))]),
    ...(head.image === null
      ? []
      : [
          meta('property', 'og:image', absolute(head.image)),
          meta('name', 'twitter:card', 'summary_large_image'),
        ]),
    ...head
      .jsonLd(absolute)
      .map((object) =>
        inertJson('ld+json', withSiteName(JSON.stringify(withContext(object)), jsonName)),
      ),
  ];
  return tags.join('');
}

/** As the browser's tab shows it: `usePageTitle` in web/src/lib writes the same. */
function titleOf(title: string | null, { name, line }: Site): string {
  return title === null ? `${name} · ${line}` : `${title} · ${name}`;
}

/** In a script element `<` could end it or start a comment, so it is escaped. */
export function inertJson(type: 'json' | 'ld+json', json: string, id?: string): string {
  const named = id === undefined ? '' : ` id="${id}"`;
  return `<script type="application/${type}"${named}>${json.replaceAll('<', '\\u003c')}</script>`;
}

function withContext(object: object): object {
  return { '@context': 'https://schema.org', ...object };
}

function meta(by: 'name' | 'property', name: string, content: string): string {
  return `<meta ${by}="${name}" content="${escapeHtml(content)}">`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
