import { type ReactNode, startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { Localized } from '../lib/format/localized.ts';
import { replayInputs } from './replay-inputs.ts';

type Props = { readonly root: ParentNode; readonly children: ReactNode };

/** Around a site that the server has rendered: nothing that was typed into it is lost. */
export function Hydrated({ root, children }: Props) {
  const [isLocalized, setLocalized] = useState(false);
  // What differs in the browser is rendered a little at a time as well: the page is in use already.
  useEffect(() => startTransition(() => setLocalized(true)), []);
  // Read before anything is rendered again, replayed when React can render what comes of it.
  useLayoutEffect(() => queueMicrotask(replayInputs(root)), [root]);
  return <Localized value={isLocalized}>{children}</Localized>;
}
