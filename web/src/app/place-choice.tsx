import { PlaceButton } from './place-button.tsx';
import styles from './theme-choice.module.css';

/** In the footer, beside the choice of light and dark. */
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
