import styles from './deckle-edge.module.css';

/** A torn paper edge at the top of a sheet; the parent sets its colour. */
export function DeckleEdge({ className = '' }: { readonly className?: string }) {
  return <div aria-hidden className={`${styles.edge} ${className}`} />;
}
