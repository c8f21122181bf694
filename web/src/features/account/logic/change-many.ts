import type { ApiRequest } from '../../../../../shared/api/call.ts';
import type { PlacedAsk } from '../../../../../shared/contracts/account.ts';
import type { OkView } from '../../../../../shared/contracts/ok.ts';
import { ApiError } from '../../../lib/api/api-error.ts';

/** One listing's change. A repeated try has the same key, and so changes nothing twice. */
export type Change = {
  readonly askId: number;
  readonly key: string;
  readonly request: ApiRequest<PlacedAsk | OkView>;
};

export type ChangeState =
  | { readonly kind: 'waiting' | 'sending' | 'done' | 'sold' }
  /** With `isSame`, the same request may succeed or has gone through; else it needs a new look. */
  | { readonly kind: 'failed'; readonly why: string; readonly isSame: boolean };

type Dependencies = {
  readonly send: (change: Change) => Promise<PlacedAsk | OkView>;
  readonly failureText: (error: unknown) => string;
  readonly onState: (askId: number, state: ChangeState) => void;
};

/** Requests under way at once. */
const width = 4;

/** Sends every change. One that fails stops no other; the end of the session stops the rest. */
export async function changeMany(
  changes: readonly Change[],
  { send, failureText, onState }: Dependencies,
): Promise<void> {
  const queue = [...changes];
  for (const { askId } of queue) onState(askId, { kind: 'waiting' });
  async function work(): Promise<void> {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { askId } = next;
      onState(askId, { kind: 'sending' });
      try {
        const answer = await send(next);
        const isSold = 'orderId' in answer && answer.orderId !== null;
        onState(askId, { kind: isSold ? 'sold' : 'done' });
      } catch (error) {
        onState(askId, { kind: 'failed', why: failureText(error), isSame: isSame(error) });
        if (error instanceof ApiError && error.status === 401) queue.length = 0;
      }
    }
  }
  await Promise.all(Array.from({ length: width }, work));
}

function isSame(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.kind !== 'answer') return true;
  return error.isTransient || error.code === 'request.in-progress' || error.status === 429;
}
