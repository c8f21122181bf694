import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import styles from './traded-row.module.css';

export function ListSkeleton({ label }: { readonly label: string }) {
  return (
    <Loading label={label}>
      {[1, 2, 3].map((row) => (
        <div className={styles.row} key={row}>
          <div className={styles.picture}>
            <Skeleton shape="picture" />
          </div>
          <div className={styles.words}>
            <Skeleton width="third" />
            <Skeleton width="half" />
          </div>
        </div>
      ))}
    </Loading>
  );
}
