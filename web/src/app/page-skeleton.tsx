import { Page } from '../ui/page.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';

/** Stands in while a page's code is on its way. */
export function PageSkeleton() {
  return (
    <Loading>
      <Page title="">
        <Skeleton shape="block" />
      </Page>
    </Loading>
  );
}
