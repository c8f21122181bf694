import { useEffect } from 'react';
import { Toaster as Sonner } from 'sonner';
import 'sonner/dist/styles.css';
import { markToasterMounted } from '../lib/toast.ts';
import { useMediaQuery } from '../lib/use-media-query.ts';
import styles from './toaster.module.css';

/** Above the consent bar and a bar of buttons, which stand at the bottom on a phone. */
const aboveBars = {
  bottom: 'calc(var(--space-4) + var(--bottom-inset, 0px) + var(--bottom-bar, 0px))',
};

export function Toaster() {
  const isDesktop = useMediaQuery('(min-width: 48rem)');
  useEffect(markToasterMounted, []);
  return (
    <Sonner
      className={styles.toaster ?? ''}
      mobileOffset={aboveBars}
      offset={aboveBars}
      position={isDesktop ? 'top-center' : 'bottom-center'}
      toastOptions={{
        unstyled: true,
        classNames: { toast: styles.toast ?? '', actionButton: styles.action ?? '' },
      }}
      visibleToasts={1}
    />
  );
}
