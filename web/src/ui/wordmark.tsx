import { useSession } from '../lib/session/use-session.ts';
import styles from './wordmark.module.css';

/** The site's logo, else its name in letters beside a sheet. */
export function Wordmark() {
  const { name, logo } = useSession().site;
  if (logo) {
    const { src, dark, ...size } = logo;
    return (
      <span className={dark ? styles.pair : styles.plate}>
        <img alt={name} src={src} {...size} />
        {dark && <img alt={name} src={dark} {...size} />}
      </span>
    );
  }
  return (
    <span className={styles.wordmark}>
      <i className={styles.sheet} />
      {name}
    </span>
  );
}
