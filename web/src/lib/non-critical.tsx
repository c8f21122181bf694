import { type ReactNode, useEffect, useRef } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { messages } from './messages.ts';
import { toast } from './toast.ts';

type Props = {
  readonly children: ReactNode;
  /** Called on failure, to undo the press that opened it; the person is told as well. */
  readonly onFailed?: () => void;
  /** A change resets the boundary, so that its children render again. */
  readonly resetKey?: string;
};

/** A lazy part whose failure must not break the page. */
export function NonCritical({ children, onFailed, resetKey = '' }: Props) {
  return (
    <ErrorBoundary fallback={() => onFailed && <Failed onFailed={onFailed} />} resetKey={resetKey}>
      {children}
    </ErrorBoundary>
  );
}

function Failed({ onFailed }: { readonly onFailed: () => void }) {
  const tell = useRef<(() => void) | null>(onFailed);
  useEffect(() => {
    if (tell.current === null) return;
    tell.current();
    tell.current = null;
    toast.error(messages.failed.part);
  }, []);
  return null;
}
