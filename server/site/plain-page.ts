import { createHash } from 'node:crypto';

/** A page that can be shown without any file of the site. */
export type PlainPage = { readonly html: string; readonly policy: string };

/** The colours of the site's light and dark background, and of its dot. */
const style = `:root{color-scheme:light dark;--paper:#f7f8f8;--ink:#17191b;--soft:#565c61;--dot:#c32a18}
@media(prefers-color-scheme:dark){:root{--paper:#131211;--ink:#efebe4;--soft:#aaa49a;--dot:#ff7a61}}
*{box-sizing:border-box;margin:0}
body{min-height:100vh;padding:clamp(1.5rem,6vw,4rem);background:var(--paper);color:var(--ink);font:1.0625rem/1.5 system-ui,sans-serif}
p.name{font:500 1.375rem/1 system-ui,sans-serif;margin-bottom:clamp(3rem,18vh,10rem)}
p.name::after{content:"";display:inline-block;width:.4em;height:.4em;margin-left:.2em;border-radius:50%;background:var(--dot)}
h1{font:400 clamp(1.75rem,1.4rem + 1.6vw,2.75rem)/1.15 system-ui,sans-serif;max-width:22ch;margin-bottom:1rem}
main p{max-width:52ch}
a{display:inline-block;margin-top:1.5rem;padding:.625rem 1.25rem;border:1px solid;color:inherit;text-decoration:none}
a:focus-visible{outline:3px solid var(--dot);outline-offset:3px}
small{display:block;margin-top:3rem;color:var(--soft);overflow-wrap:anywhere}`;

const styleHash = createHash('sha256').update(style).digest('base64');
const policy = `default-src 'none';style-src 'sha256-${styleHash}';base-uri 'none';form-action 'none';frame-ancestors 'none'`;

export function plainPage(words: {
  readonly siteName: string;
  readonly title: string;
  readonly text: string;
  readonly link: { readonly href: string; readonly text: string };
  readonly requestId: string;
}): PlainPage {
  const { siteName, title, text, link, requestId } = words;
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(title)} · ${escaped(siteName)}</title><style>${style}</style></head><body><p class="name">${escaped(siteName)}</p><main><h1>${escaped(title)}</h1><p>${escaped(text)}</p><a href="${escaped(link.href)}">${escaped(link.text)}</a><small>Reference ${escaped(requestId)}</small></main></body></html>`;
  return { html, policy };
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<"]/g, (character) => entities[character] ?? character);
}
