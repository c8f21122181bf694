import { type ComponentType, lazy, Suspense, useState } from 'react';
import { PageSkeleton } from './page-skeleton.tsx';

export type LazyPage = {
  readonly Page: ComponentType;
  /** Loads the page's code ahead; a failure shows when the page is entered. */
  readonly preload: () => Promise<void>;
};

/** A page whose code comes when it is entered, or when a person is about to. */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let loaded: ComponentType | null = null;
  let loading: Promise<{ default: ComponentType }> | null = null;
  const once = () => {
    loading ??= load().then((component) => {
      loaded = component;
      return { default: component };
    });
    // A failed load is not kept: the connection may be back the next time.
    loading.catch(() => {
      loading = null;
    });
    return loading;
  };
  const Later = lazy(once);

  /**
   * React's lazy component waits a moment even for code that is there: the page would flash. A
   * boundary around a page that the server has rendered would be hydrated after the rest, and
   * find the visitor changed meanwhile. So what is there is shown as it is, for as long as it is.
   */
  function Page() {
    const [Now] = useState(() => loaded);
    if (Now) return <Now />;
    return (
      <Suspense fallback={<PageSkeleton />}>
        <Later />
      </Suspense>
    );
  }
  const nothing = () => undefined;
  return { Page, preload: () => once().then(nothing, nothing) };
}
