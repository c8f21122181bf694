import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import styles from './artwork.module.css';

export function ArtworkSkeleton() {
  return (
    <Loading label="Loading the artwork">
      <div className={styles.page}>
        <div className={styles.top}>
          <Skeleton shape="picture" />
          <div className={styles.side}>
            <div>
              <Skeleton width="half" />
              <Skeleton shape="title" />
              <Skeleton width="third" />
            </div>
            <Skeleton shape="block" />
            <Skeleton shape="block" />
          </div>
        </div>
      </div>
    </Loading>
  );
}
