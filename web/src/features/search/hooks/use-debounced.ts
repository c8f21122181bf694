import { useEffect, useState } from 'react';

/** The value as it was when it last stayed the same for `waitMs`. Nothing typed is known at once. */
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
