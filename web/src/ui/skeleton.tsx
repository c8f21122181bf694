import type { ReactNode } from 'react';
import styles from './skeleton.module.css';

type Props = {
  /** What will stand here. */
  readonly shape?: 'text' | 'title' | 'picture' | 'block' | 'fill';
  readonly width?: 'full' | 'half' | 'third';
};

/** The room of something that is being loaded. The parent says so to screen readers. */
export function Skeleton({ shape = 'text', width = 'full' }: Props) {
  return <span aria-hidden className={`${styles.skeleton} ${styles[shape]} ${styles[width]}`} />;
}

/** Wraps skeletons: read as 'Loading' once, whatever is inside. */
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

/** One block, while there is nothing to say of its shape. */
export function LoadingBlock({ label }: { readonly label: string }) {
  return (
    <Loading label={label}>
      <Skeleton shape="block" />
    </Loading>
  );
}
