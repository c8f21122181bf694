import { useState } from 'react';
import { failureText } from './failure-text.ts';

export type Sending = {
  readonly isSending: boolean;
  /** Why the last call failed; null: it did not. */
  readonly failure: string | null;
  /** What it failed with. */
  readonly error: unknown;
  /** Resolves to whether the call succeeded. */
  readonly send: (call: () => Promise<void>) => Promise<boolean>;
};

/** For a button that sends something: progress, and the failure in words. */
export function useSending(): Sending {
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<unknown>(null);

  async function send(call: () => Promise<void>): Promise<boolean> {
    setSending(true);
    setError(null);
    try {
      await call();
      return true;
    } catch (thrown) {
      setError(thrown);
      return false;
    } finally {
      setSending(false);
    }
  }

  const failure = error === null ? null : failureText(error);
  return { isSending, failure, error, send };
}
