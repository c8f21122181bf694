import type { Token } from 'markdown-it';
import type { WorkReference } from './front-matter.ts';
import { parseMarkdown, renderTokens, workNamedBy } from './markdown.ts';

/** A referenced work as found in this database. */
export type FoundWork = {
  readonly id: number;
  readonly path: string;
  readonly picture: {
    readonly url: string;
    readonly width: number;
    readonly height: number;
    readonly alternativeText: string;
  } | null;
};

/**
 * Renders a text as HTML. A link to a work leads to its page; a picture of one becomes a figure
 * whose caption is the emphasised text after it and whose `data-artwork` is the work's id. A work
 * that is not in this database loses its link or its picture. Any other picture gives way to its
 * words, so that no text loads an address outside of the site.
 */
export function renderText(
  text: string,
  find: (reference: WorkReference) => FoundWork | null,
): string {
  const tokens = parseMarkdown(text);
  for (const [index, token] of tokens.entries()) {
    if (token.type !== 'inline' || !token.children) continue;
    const [first] = token.children;
    const shown = first?.type === 'image' ? workNamedBy(first) : null;
    if (first && shown) showWork(tokens, index, first, find(shown));
    else token.children = linkWorks(token.children, find);
    for (const one of token.children ?? []) if (one !== first || !shown) showWords(one);
  }
  return renderTokens(tokens);
}

/** The content of a picture is its words. */
function showWords(token: Token): void {
  if (token.type === 'image') token.type = 'text';
}

function showWork(tokens: Token[], index: number, image: Token, found: FoundWork | null): void {
  const [open, inline, close] = tokens.slice(index - 1, index + 2);
  if (!open || !inline || !close) return;
  if (!found?.picture) {
    for (const token of [open, close]) token.hidden = true;
    inline.children = [];
    return;
  }
  open.tag = 'figure';
  open.attrSet('data-artwork', String(found.id));
  close.tag = 'figure';
  const { url, width, height, alternativeText } = found.picture;
  image.attrs = [
    ['src', url],
    ['alt', alternativeText],
    ['width', String(width)],
    ['height', String(height)],
    ['loading', 'lazy'],
    ['decoding', 'async'],
  ];
  for (const token of inline.children ?? []) {
    if (token.type.startsWith('em_') && token.level === 0) token.tag = 'figcaption';
  }
}

function linkWorks(tokens: readonly Token[], find: (reference: WorkReference) => FoundWork | null) {
  let isUnlinked = false;
  return tokens.filter((token) => {
    if (token.type === 'link_open') {
      const reference = workNamedBy(token);
      const found = reference && find(reference);
      if (found) token.attrSet('href', found.path);
      isUnlinked = reference !== null && found === null;
      return !isUnlinked;
    }
    if (token.type === 'link_close' && isUnlinked) {
      isUnlinked = false;
      return false;
    }
    return true;
  });
}
