import { type ComponentType, lazy, Suspense, useState } from 'react';
import { PageSkeleton } from './page-skeleton.tsx';

export type LazyPage = {
  readonly Page: ComponentType;
  /** Loads the page's code early. A failure is shown only when the page is opened. */
  readonly preload: () => Promise<void>;
};

/** A page whose code is loaded when it is opened, or preloaded shortly before. */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let loaded: ComponentType | null = null;
  let loading: Promise<{ default: ComponentType }> | null = null;
  const once = () => {
    loading ??= load().then((component) => {
      loaded = component;
      return { default: component };
    });
    // A failed load is not cached: the next attempt may succeed.
    loading.catch(() => {
      loading = null;
    });
    return loading;
  };
  const Later = lazy(once);

  /**
   * React's lazy() suspends even for loaded code: the page would flash, and a server-rendered page
   * would hydrate late. Loaded code is therefore rendered directly.
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
