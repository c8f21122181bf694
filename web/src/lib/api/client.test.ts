import { describe, expect, it, vi } from 'vitest';
import { getBuying } from '../../../../shared/api/account.ts';
import { logIn, logOut } from '../../../../shared/api/auth.ts';
import { apiPath, apiRequest } from '../../../../shared/api/call.ts';
import { rememberViews } from '../../../../shared/api/collecting.ts';
import { getHome } from '../../../../shared/api/discover.ts';
import { ApiError } from './api-error.ts';
import { apiGet, apiSend } from './client.ts';
import { onUnauthorized } from './unauthorized.ts';

type Answer = { readonly status?: number; readonly body?: unknown; readonly text?: string };

/** The BFF or a proxy: answers in turn, the last one repeated; an Error means no answer. */
function answerWith(...answers: readonly (Answer | Error)[]) {
  let turn = 0;
  const fetched = vi.fn(async (_path: string, _init: RequestInit) => {
    const answer = answers[Math.min(turn, answers.length - 1)];
    turn += 1;
    if (answer === undefined || answer instanceof Error) throw answer ?? new TypeError('no answer');
    const text = answer.text ?? (answer.body === undefined ? null : JSON.stringify(answer.body));
    return new Response(text, {
      status: answer.status ?? 200,
      headers: { 'x-request-id': 'from-header' },
    });
  });
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

const refused = (status: number, code: string, more: object = {}) => ({
  status,
  body: { error: { code, message: `Refused: ${code}`, requestId: 'request-1', ...more } },
});

const failureOf = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => Promise.reject(new Error('the call succeeded')),
    (error: unknown) => (error instanceof ApiError ? error : Promise.reject(error)),
  );

describe('apiGet', () => {
  it('resolves to the JSON body', async () => {
    answerWith({ body: { total: 3 } });
    await expect(apiGet(apiPath(getHome))).resolves.toEqual({ total: 3 });
  });

  it('reads code, request id, issues and next price', async () => {
    const next = { price: { amount: 100, currency: 'GBP' }, orderId: null };
    const issues = [{ path: 'price', message: 'Too low' }];
    answerWith(refused(409, 'trade.ask-sold', { next, issues }));
    const error = await failureOf(apiGet(apiPath(getHome)));
    expect(error).toMatchObject({
      kind: 'answer',
      status: 409,
      code: 'trade.ask-sold',
      message: 'Refused: trade.ask-sold',
      requestId: 'request-1',
      issues,
      next,
    });
  });

  it('distinguishes a failed connection from an answer', async () => {
    answerWith(new TypeError('Failed to fetch'));
    const error = await failureOf(apiGet(apiPath(getHome)));
    expect(error).toMatchObject({ kind: 'network', status: 0, requestId: null });
    expect(error.isTransient).toBe(true);
  });

  it('treats a success that was cut off as a failure', async () => {
    answerWith({ text: '{"total":' });
    expect(await failureOf(apiGet(apiPath(getHome)))).toMatchObject({
      code: 'upstream.unavailable',
      requestId: 'from-header',
    });
  });

  it('reads a refusal without an error body by its status', async () => {
    answerWith({ status: 429, text: '<html>slow down</html>' });
    expect((await failureOf(apiGet(apiPath(getHome)))).code).toBe('request.too-many');
  });

  it('accepts as the BFF’s own only bodies with code, message and request id', async () => {
    answerWith(refused(409, 'trade.of-a-later-build'), {
      status: 502,
      text: '{"error":{"code":"E_PROXY","message":"bad gateway"}}',
    });
    expect((await failureOf(apiGet(apiPath(getHome)))).message).toBe(
      'Refused: trade.of-a-later-build',
    );
    expect((await failureOf(apiGet(apiPath(getHome)))).code).toBe('upstream.unavailable');
  });

  it('rejects an aborted call as aborted', async () => {
    const abandoned = new AbortController();
    abandoned.abort();
    answerWith(new Error('gone'));
    await expect(apiGet(apiPath(getHome), abandoned.signal)).rejects.toThrow('gone');
  });

  it('reports the BFF’s own 401, and no proxy’s', async () => {
    const heard = vi.fn();
    const stop = onUnauthorized(heard);
    answerWith(refused(401, 'auth.required'), refused(401, 'auth.invalid-credentials'));
    await failureOf(apiGet(apiPath(getBuying)));
    expect(heard).toHaveBeenCalledTimes(1);
    await failureOf(apiSend(apiRequest(logIn, { identifier: 'ada', password: 'wrong' })));
    answerWith({ status: 401, text: '<html>' });
    expect((await failureOf(apiGet(apiPath(getBuying)))).kind).toBe('proxy');
    stop();
    expect(heard).toHaveBeenCalledTimes(1);
  });
});

const countView = apiRequest(rememberViews, { artworkIds: [1] });

describe('apiSend', () => {
  it('sends the guard header, the key and the body', async () => {
    const fetched = answerWith({ status: 201, body: { bidId: 1 } });
    await apiSend(countView, { idempotencyKey: 'k' });
    expect(fetched).toHaveBeenCalledWith(
      '/api/recently-viewed',
      expect.objectContaining({
        method: 'POST',
        body: '{"artworkIds":[1]}',
        credentials: 'same-origin',
        headers: expect.objectContaining({
          'x-deckle': '1',
          'idempotency-key': 'k',
          'content-type': 'application/json',
        }),
      }),
    );
  });

  it('resolves to undefined for an empty answer', async () => {
    answerWith({ status: 204 });
    await expect(apiSend(apiRequest(logOut))).resolves.toBeUndefined();
  });

  it('never retries', async () => {
    const fetched = answerWith(refused(503, 'overloaded'));
    await failureOf(apiSend(countView));
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});
