import MarkdownIt, { type Token } from 'markdown-it';
import { slugify } from '../../shared/domain/paths.ts';
import type { WorkReference } from './front-matter.ts';

export type Heading = { readonly id: string; readonly text: string };

/** `work:Artist/Artwork`, in angle brackets where it has spaces: `[words](<work:A B/C D>)`. */
const scheme = 'work:';

/** HTML is escaped; links may lead to the site, to https and to mail only. */
const markdown = new MarkdownIt({ html: false, typographer: true, quotes: '“”‘’' });
markdown.validateLink = (address) =>
  address.startsWith(scheme) || /^(?:\/(?!\/)|#|https:\/\/|mailto:)/.test(address);

/** The default rule would use the words in the brackets; the work's own name is better. */
markdown.renderer.rules.image = (tokens, index, options, _env, renderer) =>
  renderer.renderToken(tokens, index, options);

/** A line does not end within 'e-mail': a word joiner follows the hyphen. */
markdown.renderer.rules.text = (tokens, index) =>
  markdown.utils.escapeHtml(tokens[index]?.content ?? '').replaceAll(/\be-(?=mail)/gi, '$&\u2060');

/** Parses a text; each heading gets an id made of its words. */
export function parseMarkdown(text: string): Token[] {
  const tokens = markdown.parse(text, {});
  for (const [index, token] of tokens.entries()) {
    if (token.type !== 'heading_open') continue;
    token.attrSet('id', slugify(plainText(tokens[index + 1]?.children)));
  }
  return tokens;
}

export function renderTokens(tokens: Token[]): string {
  return markdown.renderer.render(tokens, markdown.options);
}

/** Second-level headings, for the page's table of contents. */
export function headingsOf(tokens: readonly Token[]): Heading[] {
  return tokens.flatMap((token, index) => {
    if (token.type !== 'heading_open' || token.tag !== 'h2') return [];
    return [{ id: String(token.attrGet('id')), text: plainText(tokens[index + 1]?.children) }];
  });
}

/** Every work that a text links to or shows. */
export function worksIn(tokens: readonly Token[]): WorkReference[] {
  return tokens
    .flatMap((token) => token.children ?? [])
    .flatMap((token) => workNamedBy(token) ?? []);
}

/** Number of words, for the reading time. */
export function wordsIn(tokens: readonly Token[]): number {
  const text = tokens.map((token) => plainText(token.children)).join(' ');
  return text.split(/\s+/).filter((word) => word !== '').length;
}

/** Addresses of works that do not name an artist and an artwork. */
export function misnamedWorks(tokens: readonly Token[]): string[] {
  return tokens
    .flatMap((token) => token.children ?? [])
    .filter((token) => addressOf(token).startsWith(scheme) && workNamedBy(token) === null)
    .map((token) => decoded(addressOf(token)));
}

/** Addresses of pictures that are no work's, which are not shown. */
export function foreignPictures(tokens: readonly Token[]): string[] {
  return tokens
    .flatMap((token) => token.children ?? [])
    .filter((token) => token.type === 'image' && !addressOf(token).startsWith(scheme))
    .map((token) => decoded(addressOf(token)));
}

/** The work that a link or a picture refers to; null for any other. */
export function workNamedBy(token: Token): WorkReference | null {
  const address = addressOf(token);
  if (!address.startsWith(scheme)) return null;
  const [artist, artwork, ...more] = address.slice(scheme.length).split('/').map(decoded);
  return artist && artwork && more.length === 0 ? { artist, artwork } : null;
}

function addressOf(token: Token): string {
  return String(token.attrGet(token.type === 'image' ? 'src' : 'href'));
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

function plainText(tokens: readonly Token[] | null | undefined): string {
  return (tokens ?? [])
    .map(({ type, content }) => (type.endsWith('break') ? ' ' : content))
    .join('');
}
