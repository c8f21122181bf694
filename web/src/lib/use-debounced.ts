import { useEffect, useState } from 'react';

/** The latest value that did not change for `waitMs`; '' is returned at once. */
export function useDebounced(value: string, waitMs: number): string {
  const [settled, setSettled] = useState(value);
  const isEmpty = value === '';
  useEffect(() => {
    if (isEmpty) {
      setSettled('');
      return;
    }
    const timer = setTimeout(() => setSettled(value), waitMs);
    return () => clearTimeout(timer);
  }, [value, isEmpty, waitMs]);
  return isEmpty ? '' : settled;
}
