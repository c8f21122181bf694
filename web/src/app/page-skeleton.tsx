import { Page } from '../ui/page.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';

export function PageSkeleton() {
  return (
    <Loading>
      <Page title="">
        <Skeleton shape="block" />
      </Page>
    </Loading>
  );
}
