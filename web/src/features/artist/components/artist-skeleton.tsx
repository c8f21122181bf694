import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import styles from './artist.module.css';

export function ArtistSkeleton() {
  return (
    <Loading label="Loading the artist">
      <div className={styles.page}>
        <div className={styles.waiting}>
          <Skeleton shape="title" width="half" />
          <Skeleton width="third" />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </div>
      </div>
    </Loading>
  );
}
