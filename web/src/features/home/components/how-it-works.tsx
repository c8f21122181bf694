import styles from './how-it-works.module.css';
import { Section } from './section.tsx';

const lines = [
  {
    name: 'Bid or buy',
    text: 'Bid your own price, or buy at once. You see every fee before you commit.',
  },
  {
    name: 'List or sell',
    text: 'List an artwork you own at your price, or sell to the highest bidder.',
  },
  {
    name: 'Authenticated, then delivered',
    text: 'Every artwork comes to us first. Once authenticated, it goes to the buyer, and the seller is paid.',
  },
] as const;

export function HowItWorks() {
  return (
    <Section title="How it works">
      <ol className={styles.lines}>
        {lines.map(({ name, text }, index) => (
          <li className={styles.line} key={name}>
            <span aria-hidden className={styles.number}>
              {index + 1}
            </span>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
