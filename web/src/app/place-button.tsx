import { currencySymbol } from '../../../shared/domain/money.ts';
import { regionNames } from '../lib/format/region-names.ts';
import { useOverlay } from '../lib/overlays/use-overlay.ts';
import { useSession } from '../lib/session/use-session.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './place-button.module.css';

/**
 * Opens the choice of region and currency. It does not show the country: a page rendered for a
 * region is the same for all of its visitors.
 */
export function PlaceButton({ size }: { readonly size: 'short' | 'long' }) {
  const { place } = useSession();
  const { overlay, openPlace } = useOverlay();
  const region = regionNames[place.region];
  return (
    <button
      aria-expanded={overlay?.kind === 'place'}
      aria-haspopup="dialog"
      className={styles[size]}
      onClick={openPlace}
      type="button"
    >
      <VisuallyHidden>Region and currency: </VisuallyHidden>
      {size === 'long' ? `${region}, ` : <VisuallyHidden>{region}, </VisuallyHidden>}
      {place.currency} {currencySymbol(place.currency)}
    </button>
  );
}
