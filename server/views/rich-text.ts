import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { type RichNode, richTags } from '../../shared/contracts/content.ts';

const allowed: ReadonlySet<string> = new Set(richTags);
/** Elements whose text is not part of the page. */
const dropped: ReadonlySet<string> = new Set(['script', 'style', 'template', 'noscript', 'title']);

/**
 * Parses HTML into the elements that a text may have. Nothing in the result can run, link to
 * anything but http(s) and mail, or bring styles: unknown elements are removed, and their words are
 * kept.
 */
export function richText(html: string): RichNode[] {
  return childrenOf(parseFragment(html));
}

function childrenOf(parent: DefaultTreeAdapterTypes.ParentNode): RichNode[] {
  return parent.childNodes
    .flatMap((node): RichNode[] => {
      if ('value' in node) return [node.value];
      return 'tagName' in node ? nodesOf(node) : [];
    })
    .filter((node) => node !== '\n');
}

function nodesOf(element: DefaultTreeAdapterTypes.Element): RichNode[] {
  const { tagName: tag } = element;
  if (dropped.has(tag)) return [];
  if (tag === 'figure') return figureOf(element);
  const children = childrenOf(element);
  if (!allowed.has(tag)) return children;
  const id = attributeOf(element, 'id');
  const href = attributeOf(element, 'href');
  return [
    {
      tag,
      ...(/^h\d$/.test(tag) && id !== undefined && { id }),
      ...(tag === 'a' && href !== undefined && isSafe(href) && { href }),
      children,
    },
  ];
}

/** A figure shows a work of the marketplace, which the page renders. */
function figureOf(element: DefaultTreeAdapterTypes.Element): RichNode[] {
  const artworkId = Number(attributeOf(element, 'data-artwork'));
  if (!Number.isSafeInteger(artworkId) || artworkId < 1) return [];
  const caption = element.childNodes.find(
    (node) => 'tagName' in node && node.tagName === 'figcaption',
  );
  return [{ artworkId, caption: caption && 'childNodes' in caption ? childrenOf(caption) : [] }];
}

function isSafe(href: string): boolean {
  return /^(?:\/(?![/\\])|#|https:\/\/|mailto:)/.test(href);
}

function attributeOf(element: DefaultTreeAdapterTypes.Element, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}
