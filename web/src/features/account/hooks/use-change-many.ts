import { useRef, useState } from 'react';
import { apiSend } from '../../../lib/api/client.ts';
import { newKey } from '../../../lib/api/new-key.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { type Change, type ChangeState, changeMany } from '../logic/change-many.ts';
import type { PlannedChange } from '../logic/plan-changes.ts';

type States = ReadonlyMap<number, ChangeState>;

/** Sends planned changes of listings, and keeps what became of each. */
export function useChangeMany() {
  const [sent, setSent] = useState<readonly PlannedChange[] | null>(null);
  const [states, setStates] = useState<States>(new Map());
  const [isSending, setSending] = useState(false);
  /** By listing and request: the same request keeps its key, also after a new look. */
  const keys = useRef(new Map<string, string>());

  function changeOf({ ask, request }: PlannedChange): Change[] {
    if (request === null) return [];
    const name = `${ask.id} ${JSON.stringify(request)}`;
    const key = keys.current.get(name) ?? newKey();
    keys.current.set(name, key);
    return [{ askId: ask.id, key, request }];
  }

  const settled = [...states.values()].filter(
    ({ kind }) => kind !== 'waiting' && kind !== 'sending',
  );
  const failures = settled.filter((state) => state.kind === 'failed');
  return {
    /** What was sent; null: nothing yet. */
    sent,
    isSending,
    total: states.size,
    settled: settled.length,
    counts: {
      done: settled.filter(({ kind }) => kind === 'done').length,
      sold: settled.filter(({ kind }) => kind === 'sold').length,
      failed: failures.length,
    },
    /** Whether all that failed can be sent again as it was. */
    canRepeat: failures.every(({ isSame }) => isSame),
    stateOf: (askId: number) => states.get(askId) ?? null,
    /** Resolves when every change has its outcome. */
    async send(plans: readonly PlannedChange[]): Promise<void> {
      setSent((before) => before ?? plans);
      setSending(true);
      await changeMany(plans.flatMap(changeOf), {
        send: ({ request, key }) => apiSend(request, { idempotencyKey: key }),
        failureText,
        onState: (askId, state) => setStates((before) => new Map(before).set(askId, state)),
      });
      setSending(false);
    },
    reset(): void {
      setSent(null);
      setStates(new Map());
    },
  };
}
