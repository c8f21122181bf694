import { Fragment, type ReactNode } from 'react';
import type { RichNode } from '../../../shared/contracts/content.ts';
import { useExternalLink } from '../lib/use-external-link.ts';
import { Link } from './link.tsx';
import styles from './rich-text.module.css';

type Props = {
  readonly nodes: readonly RichNode[];
  /** Renders an artwork within the text; null renders nothing. */
  readonly work?: (artworkId: number, caption: ReactNode) => ReactNode;
};

/** An article's or legal page's text. */
export function RichText({ nodes, work = () => null }: Props) {
  return <div className={styles.text}>{childrenOf(nodes, work)}</div>;
}

function childrenOf(nodes: readonly RichNode[], work: NonNullable<Props['work']>): ReactNode {
  return nodes.map((node, index) => (
    <Fragment key={keyOf(node, index)}>{rendered(node, work)}</Fragment>
  ));
}

function keyOf(node: RichNode, index: number): string {
  return `${typeof node === 'string' ? 'words' : 'tag' in node ? node.tag : 'work'} ${index}`;
}

function rendered(node: RichNode, work: NonNullable<Props['work']>): ReactNode {
  if (typeof node === 'string') return node;
  if (!('tag' in node)) return work(node.artworkId, childrenOf(node.caption, work));
  const children = childrenOf(node.children, work);
  const { id, href } = node;
  switch (node.tag) {
    case 'p':
      return <p>{children}</p>;
    case 'h2':
      return <Heading id={id}>{children}</Heading>;
    case 'h3':
    case 'h4':
      return <h3 id={id}>{children}</h3>;
    case 'ul':
      return <ul>{children}</ul>;
    case 'ol':
      return <ol>{children}</ol>;
    case 'li':
      return <li>{children}</li>;
    case 'blockquote':
      return <blockquote>{children}</blockquote>;
    case 'em':
      return <em>{children}</em>;
    case 'strong':
      return <strong>{children}</strong>;
    case 'code':
      return <code>{children}</code>;
    case 'a':
      return <Anchor href={href}>{children}</Anchor>;
    case 'br':
      return <br />;
    case 'hr':
      return <hr />;
    case 'table':
      return <table>{children}</table>;
    case 'thead':
      return <thead>{children}</thead>;
    case 'tbody':
      return <tbody>{children}</tbody>;
    case 'tr':
      return <tr>{children}</tr>;
    case 'th':
      return <th scope="col">{children}</th>;
    case 'td':
      return <td>{children}</td>;
    default:
      return children;
  }
}

/** A link to the heading itself, to copy its address. */
function Heading({
  id,
  children,
}: {
  readonly id: string | undefined;
  readonly children: ReactNode;
}) {
  return (
    <h2 id={id}>
      {children}
      {id !== undefined && (
        <a aria-label="Link to this section" className={styles.mark} href={`#${id}`}>
          #
        </a>
      )}
    </h2>
  );
}

function Anchor({
  href,
  children,
}: {
  readonly href: string | undefined;
  readonly children: ReactNode;
}) {
  const outside = useExternalLink();
  if (href === undefined) return children;
  if (href.startsWith('/')) return <Link to={href}>{children}</Link>;
  return (
    <a href={href} {...(href.startsWith('https:') && outside)}>
      {children}
    </a>
  );
}
