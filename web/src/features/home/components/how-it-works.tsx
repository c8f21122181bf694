import styles from './how-it-works.module.css';
import { Section } from './section.tsx';

const lines = [
  {
    name: 'Bid or buy',
    text: 'Say what an edition is worth to you, or take the lowest ask. You see every fee before you commit.',
  },
  {
    name: 'List or sell',
    text: 'Name your price for an impression you own, or sell to the highest bidder at once.',
  },
  {
    name: 'Authenticated, then delivered',
    text: 'Every work comes to us first. It goes on to its buyer when we are sure of it, and then its seller is paid.',
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
