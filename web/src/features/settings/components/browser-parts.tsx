import { countryName } from '../../../lib/countries.ts';
import { useOverlay } from '../../../lib/overlays/use-overlay.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { Part } from './part.tsx';
import styles from './settings.module.css';

/** Where prices are for: the same choice as in the header. The currency is the account's. */
export function PlacePart() {
  const { openPlace } = useOverlay();
  const { place } = useSession();
  return (
    <Part
      lead="What prices are shown for. Your currency is saved to your account, your region in this browser."
      name="place"
    >
      <p className={styles.value}>
        {countryName(place.country)}, {place.currency}
      </p>
      <div className={styles.actions}>
        <Button onClick={openPlace} size="small">
          Change region or currency
        </Button>
      </div>
    </Part>
  );
}

export function CookiesPart() {
  const { openCookies } = useOverlay();
  return (
    <Part lead="What we store in your browser, and what you allow." name="cookies">
      <div className={styles.actions}>
        <Button onClick={openCookies} size="small">
          Cookie settings
        </Button>
      </div>
    </Part>
  );
}
