import { type ComponentType, lazy } from 'react';

export type LazyPage = {
  readonly Page: ComponentType;
  /** Loads the page's code ahead; a failure shows when the page is entered. */
  readonly preload: () => Promise<void>;
};

/** A page whose code comes when it is entered, or when somebody is about to. */
export function lazyPage<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): LazyPage {
  let loaded: ComponentType | null = null;
  let loading: Promise<{ default: ComponentType }> | null = null;
  const once = () => {
    loading ??= load().then((module) => {
      loaded = module[name];
      return { default: module[name] };
    });
    // A failed load is not kept: the connection may be back the next time.
    loading.catch(() => {
      loading = null;
    });
    return loading;
  };
  const Later = lazy(once);

  /** React's lazy component waits a moment even for code that is there: the page would flash. */
  function Page() {
    const Now = loaded;
    return Now ? <Now /> : <Later />;
  }
  const nothing = () => undefined;
  return { Page, preload: () => once().then(nothing, nothing) };
}
