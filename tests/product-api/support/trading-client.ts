import { randomUUID } from 'node:crypto';
import { approveAsk } from '../../../product-api/commands/approve-ask.ts';
import { inTransaction } from '../../../product-api/market/command-context.ts';
import type { TestProductApi, TestUser } from '../../support/product-api.ts';

type Call = {
  readonly body?: object;
  /** undefined: a new key; null: none. */
  readonly key?: string | null;
};

/** Calls of the trading routes by a user, or anonymously. */
export function clientOf(api: TestProductApi, user: TestUser | null) {
  return async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, call: Call = {}) => {
    const key = call.key === undefined && method !== 'GET' ? randomUUID() : call.key;
    const answer = await api.app.inject({
      method,
      url,
      headers: {
        ...(user ? { authorization: user.bearer } : {}),
        ...(key ? { 'idempotency-key': key } : {}),
      },
      ...(call.body ? { payload: call.body } : {}),
    });
    return { status: answer.statusCode, body: answer.json() };
  };
}
type Client = ReturnType<typeof clientOf>;

export const askBody = (editionId: number, price: number) => ({
  type: 'ask',
  price,
  editionId,
  expiresInDays: 30,
  status: 'Draft',
});
export const bidBody = (editionId: number, price: number) => ({
  type: 'bid',
  price,
  editionId,
  expiresInDays: 0,
  status: 'Draft',
});

/** Lists an ask over HTTP and approves it; returns its id. */
export async function listOverHttp(
  api: TestProductApi,
  client: Client,
  editionId: number,
  price: number,
): Promise<number> {
  const draft = await client('POST', '/api/asks', { body: askBody(editionId, price) });
  const { id } = draft.body.data;
  const placed = await client('POST', `/api/asks/${id}/place/0`);
  if (placed.body.data.status === 'PendingAuthentication') {
    await inTransaction(api.deps, (context) =>
      approveAsk(context, { askId: id, actor: 'operator:test' }),
    );
  }
  return id;
}

/** Places a bid over HTTP; returns its id and its order, if any. */
export async function bidOverHttp(
  client: Client,
  editionId: number,
  price: number,
): Promise<{ id: number; orderId: number | null }> {
  const draft = await client('POST', '/api/bids', { body: bidBody(editionId, price) });
  const placed = await client('POST', `/api/bids/${draft.body.data.id}/place`);
  return placed.body.data;
}
