import { useState } from 'react';
import { failureText } from './failure-text.ts';

export type Sending = {
  readonly isSending: boolean;
  /** Why the last call failed; null: it did not. */
  readonly failure: string | null;
  /** Resolves to whether the call succeeded. */
  readonly send: (call: () => Promise<void>) => Promise<boolean>;
};

/** For a button that sends something: progress, and the failure in words. */
export function useSending(): Sending {
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function send(call: () => Promise<void>): Promise<boolean> {
    setSending(true);
    setFailure(null);
    try {
      await call();
      return true;
    } catch (error) {
      setFailure(failureText(error));
      return false;
    } finally {
      setSending(false);
    }
  }

  return { isSending, failure, send };
}
