import { PlaceButton } from './place-button.tsx';
import styles from './theme-choice.module.css';

export function PlaceChoice() {
  return (
    <div>
      <p aria-hidden className={styles.legend}>
        Region and currency
      </p>
      <PlaceButton size="long" />
    </div>
  );
}
