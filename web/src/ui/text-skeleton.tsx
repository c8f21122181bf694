import { Loading, Skeleton } from './skeleton.tsx';
import styles from './text-skeleton.module.css';

const paragraphs = [5, 4, 6, 3, 7];

/** As many lines as a window shows. */
export function TextSkeleton({ label }: { readonly label: string }) {
  return (
    <Loading label={label}>
      <div className={styles.text}>
        {paragraphs.map((lines) => (
          <div key={lines}>
            {Array.from({ length: lines - 1 }, (_, line) => `line ${line}`).map((key) => (
              <Skeleton key={key} />
            ))}
            <Skeleton width="half" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
