import { testCards } from '../logic/test-cards.ts';
import styles from './test-cards.module.css';

/** All sandbox cards; pressing one fills the form. */
export function TestCards({ onPick }: { readonly onPick: (number: string) => void }) {
  return (
    <section aria-label="Test cards" className={styles.cards}>
      <h3 className={styles.title}>Test cards</h3>
      <ul>
        {testCards.map(({ number, outcome }) => (
          <li className={styles.card} key={number}>
            <button className={styles.number} onClick={() => onPick(number)} type="button">
              {number}
            </button>
            <span className={styles.outcome}>{outcome}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
