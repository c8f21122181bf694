import { type ReactNode, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { Localized } from '../lib/format/localized.ts';
import { replayInputs } from './replay-inputs.ts';

type Props = { readonly root: ParentNode; readonly children: ReactNode };

/** Wraps the server-rendered site, and keeps what the visitor typed before hydration. */
export function Hydrated({ root, children }: Props) {
  const [isLocalized, setLocalized] = useState(false);
  // Localized text is rendered in a transition: the page is in use already.
  useEffect(() => startTransition(() => setLocalized(true)), []);
  // Inputs are read before React renders again, and replayed when it can handle their events.
  useLayoutEffect(() => queueMicrotask(replayInputs(root)), [root]);
  return <Localized value={isLocalized}>{children}</Localized>;
}
