import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import styles from './trade-frame.module.css';

export function TradeSkeleton() {
  return (
    <Loading label="Loading the artwork">
      <div className={styles.frame}>
        <div className={styles.steps}>
          <Skeleton width="half" />
        </div>
        <div className={styles.work}>
          <Skeleton shape="picture" />
        </div>
        <div className={styles.step}>
          <Skeleton shape="title" width="half" />
          <Skeleton shape="block" />
        </div>
      </div>
    </Loading>
  );
}
