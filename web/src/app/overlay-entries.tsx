import { type ReactNode, useContext, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  createPath,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_NavigationContext as NavigationContext,
  type Navigator,
} from 'react-router';
import {
  markOf,
  OverlayEntriesContext,
  type OverlayEntriesControl,
  underOverlays,
} from '../lib/overlays/overlay-entry.ts';

/** A request to sign in opens its modal again after a reload; going back meanwhile would cross it. */
const reopenedWithinMs = 2_000;

type Raw = ReturnType<typeof useRaw>;

/**
 * Between the router and the pages, so that every link and every navigation knows of the entries
 * that overlays add, and no page sees them: to a page nothing moves as an overlay opens or closes.
 */
export function OverlayEntries({ children }: { readonly children: ReactNode }) {
  const navigation = useContext(NavigationContext);
  const raw = useRaw();
  const [control] = useState<OverlayEntriesControl>(() => ({
    // Every router's navigator but the server's, which goes nowhere, is a history.
    history: navigation.navigator as OverlayEntriesControl['history'],
    keeper: null,
  }));
  const [shown, setShown] = useState(() => pageOf(raw));
  if (!isSamePlace(shown, raw)) setShown(pageOf(raw));
  /** The page's own entry, of one that stands for an overlay which is not open. */
  const orphan = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (control.keeper) {
      control.keeper.arrive();
      return;
    }
    // After a reload: the overlay is gone, its entry is not. One that opens again takes it over.
    const mark = markOf(raw.location);
    const left = orphan.current;
    orphan.current = mark?.key ?? null;
    if (mark === null) {
      if (left !== null && left === raw.location.key) control.history.go(-1);
      return;
    }
    const later = setTimeout(() => {
      void import('../lib/overlays/overlay-history.ts').then((it) => it.keeperOf(control).arrive());
    }, reopenedWithinMs);
    return () => clearTimeout(later);
  }, [control, raw]);
  const pages = useMemo(
    () => ({ ...navigation, navigator: withKeeper(control) }),
    [navigation, control],
  );
  return (
    <NavigationContext value={pages}>
      <LocationContext value={shown}>
        <OverlayEntriesContext value={control}>{children}</OverlayEntriesContext>
      </LocationContext>
    </NavigationContext>
  );
}

function withKeeper(control: OverlayEntriesControl): Navigator {
  const { history } = control;
  return Object.assign(Object.create(history), {
    push: (...at: Parameters<Navigator['push']>) => (control.keeper ?? history).push(...at),
    replace: (...at: Parameters<Navigator['push']>) => (control.keeper ?? history).replace(...at),
  });
}

function useRaw() {
  return useContext(LocationContext);
}

function pageOf(raw: Raw): Raw {
  return { ...raw, location: underOverlays(raw.location) };
}

function isSamePlace(shown: Raw, raw: Raw): boolean {
  const { key, ...path } = underOverlays(raw.location);
  return shown.location.key === key && createPath(shown.location) === createPath(path);
}
