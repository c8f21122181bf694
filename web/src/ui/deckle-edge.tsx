import styles from './deckle-edge.module.css';

/** The torn edge of a sheet, above what lies on that sheet. Parents give its colour. */
export function DeckleEdge({ className = '' }: { readonly className?: string }) {
  return <div aria-hidden className={`${styles.edge} ${className}`} />;
}
