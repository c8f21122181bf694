import { useSession } from '../lib/session/use-session.ts';
import styles from './wordmark.module.css';

export function Wordmark() {
  const { site } = useSession();
  return (
    <span className={styles.wordmark}>
      <svg aria-hidden className={styles.sheet} viewBox="0 0 20 26">
        <path
          fill="currentColor"
          d="M0 0H20V22L18.3 23.6 17 22.7 15.8 21.2 14.4 22.4 13 21 11.7 22.6 10.5 24.3 9.3 25 7.9 23 6.5 21.9 5.3 23.8 4 24.6 2.6 22.9 1.2 23.7 0 22.4Z"
        />
      </svg>
      {site.name}
    </span>
  );
}
