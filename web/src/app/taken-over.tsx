import { type ReactNode, useLayoutEffect } from 'react';
import { changeAgain } from './change-again.ts';

type Props = { readonly root: ParentNode; readonly children: ReactNode };

/** Around a site that the server has rendered: nothing that was typed into it is lost. */
export function TakenOver({ root, children }: Props) {
  // Looked at before anything is rendered again, told when React can render what comes of it.
  useLayoutEffect(() => queueMicrotask(changeAgain(root)), [root]);
  return children;
}
