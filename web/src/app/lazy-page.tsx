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
  let loading: Promise<{ default: ComponentType }> | null = null;
  const once = () => {
    loading ??= load().then((module) => ({ default: module[name] }));
    // A failed load is not kept: the connection may be back the next time.
    loading.catch(() => {
      loading = null;
    });
    return loading;
  };
  return {
    Page: lazy(once),
    preload: () =>
      once().then(
        () => undefined,
        () => undefined,
      ),
  };
}
