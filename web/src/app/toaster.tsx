import { useEffect } from 'react';
import { Toaster as Sonner } from 'sonner';
import 'sonner/dist/styles.css';
import { markToasterMounted } from '../lib/toast.ts';
import { useMediaQuery } from '../lib/use-media-query.ts';
import styles from './toaster.module.css';

const aboveBars = { bottom: 'calc(var(--space-4) + var(--bars))' };

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
