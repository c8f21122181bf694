import type { ReactNode } from 'react';
import styles from './skeleton.module.css';

type Props = {
  readonly shape?: 'text' | 'title' | 'picture' | 'block' | 'fill';
  readonly width?: 'full' | 'half' | 'third';
};

/** A placeholder of something that is loading. The parent announces it to screen readers. */
export function Skeleton({ shape = 'text', width = 'full' }: Props) {
  return <span aria-hidden className={`${styles.skeleton} ${styles[shape]} ${styles[width]}`} />;
}

/** Wraps skeletons, so that screen readers hear 'Loading' once. */
export function Loading({
  children,
  label = 'Loading',
}: {
  readonly children: ReactNode;
  readonly label?: string;
}) {
  return (
    <div aria-busy aria-label={label} role="status">
      {children}
    </div>
  );
}

/** A single block, for content of unknown shape. */
export function LoadingBlock({ label }: { readonly label: string }) {
  return (
    <Loading label={label}>
      <Skeleton shape="block" />
    </Loading>
  );
}
