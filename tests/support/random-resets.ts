import { randomUUID } from 'node:crypto';
import type { UpstreamDouble } from './upstream.ts';
import { bid } from './wire-fixtures.ts';

type Answer = { readonly status: number; readonly code?: string; readonly orderId?: number };

export type Outcomes = {
  readonly trades: number;
  /** Trades that the product API made; there should be one for each request. */
  readonly placed: number;
  readonly ofTheirOwn: number;
  /** Requests by people, and placing calls at the product API: the BFF must not retry. */
  readonly tries: number;
  readonly sent: number;
  /** Answers that were wrong: failures of trades that were made, or another trade's result. */
  readonly lies: readonly string[];
};

/**
 * Sends trades through an upstream that resets three of ten connections, before or after its work;
 * each is retried under its key until it is answered.
 */
export async function tradeUnderResets(
  upstream: UpstreamDouble,
  trades: number,
  send: (key: string) => Promise<Answer>,
  atOnce = 50,
): Promise<Outcomes> {
  const drafts = new Map<string, number>();
  const placed = new Map<string, number>();
  const done = new Set<number>();
  const isReset = () => Math.random() < 0.3;
  const reset = { fault: 'reset' } as const;
  let sent = 0;
  upstream.on('POST /api/bids', ({ headers }) => {
    const key = String(headers['idempotency-key']);
    if (isReset()) return reset;
    const id = drafts.get(key) ?? drafts.size + 1;
    drafts.set(key, id);
    return isReset() ? reset : { body: { data: { id, attributes: bid() }, meta: {} } };
  });
  upstream.on('GET /api/bids/:id', ({ path }) => {
    const id = Number(path.split('/').at(-1));
    const attributes = bid(done.has(id) ? { status: 'Done', orderId: id } : {});
    return isReset() ? reset : { body: { data: { id, attributes }, meta: {} } };
  });
  upstream.on('POST /api/bids/:id/place', ({ path, headers }) => {
    sent += 1;
    if (isReset()) return reset;
    const id = Number(path.split('/').at(-2));
    placed.set(String(headers['idempotency-key']), id);
    done.add(id);
    return isReset() ? reset : { body: { data: { id, status: 'Done', orderId: id } } };
  });

  let tries = 0;
  let begun = 0;
  const lies: string[] = [];
  const person = async () => {
    while (begun < trades) {
      begun += 1;
      const key = `reset-${randomUUID()}`;
      for (let turn = 1; ; turn += 1) {
        tries += 1;
        const answer = await send(key);
        const made = placed.get(`${key}.place`);
        if (answer.status === 200) {
          if (made === undefined || answer.orderId !== made) lies.push(`${key}: another trade`);
          break;
        }
        const isUnknown = answer.code === 'trade.unknown-outcome';
        if (turn === 1 && made !== undefined && !isUnknown) lies.push(`${key}: ${answer.code}`);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, person));
  const ofTheirOwn = new Set(placed.values()).size;
  return { trades, placed: placed.size, ofTheirOwn, tries, sent, lies };
}
