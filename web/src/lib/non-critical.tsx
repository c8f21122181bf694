import { type ReactNode, useEffect, useRef } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { messages } from './messages.ts';
import { toast } from './toast.ts';

type Props = {
  readonly children: ReactNode;
  /** Takes back what asked for it, for what somebody has pressed: they are told as well. */
  readonly onFailed?: () => void;
  /** When this changes, what is inside gets another chance. */
  readonly resetKey?: string;
};

/** What a page can do without: where its code does not come, all else goes on. */
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
