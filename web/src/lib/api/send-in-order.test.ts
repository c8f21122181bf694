import { expect, it, vi } from 'vitest';
import { apiRequest } from '../../../../shared/api/call.ts';
import { saveArtwork, unsaveArtwork } from '../../../../shared/api/collecting.ts';
import { sendInOrder } from './send-in-order.ts';

const save = apiRequest(saveArtwork, 7);
const drop = apiRequest(unsaveArtwork, 7);

/** Answers are given by the test, in the order of the calls. */
function setUp() {
  const log: string[] = [];
  const answers: PromiseWithResolvers<Response>[] = [];
  vi.stubGlobal('fetch', (path: string, { method, keepalive }: RequestInit) => {
    log.push(`${method} ${path}${keepalive ? ' although the page is left' : ''}`);
    const answer = Promise.withResolvers<Response>();
    answers.push(answer);
    return answer.promise;
  });
  const answer = (index: number, status = 200) =>
    answers[index]?.resolve(new Response('{"ok":true}', { status }));
  return { log, answer };
}

it('sends changes of one subject in turn, and of different ones at once', async () => {
  const { log, answer } = setUp();
  const saved = sendInOrder('artwork 7', save);
  const dropped = sendInOrder('artwork 7', drop);
  const other = sendInOrder('artwork 8', apiRequest(saveArtwork, 8));
  await vi.waitFor(() => expect(log).toEqual(['PUT /api/saves/7', 'PUT /api/saves/8']));
  answer(1);
  expect(await other).toEqual({ ok: true });
  expect(log).toHaveLength(2);
  answer(0);
  expect(await saved).toEqual({ ok: true });
  await vi.waitFor(() => expect(log[2]).toBe('DELETE /api/saves/7'));
  answer(2);
  expect(await dropped).toEqual({ ok: true });
});

it('continues after a failed change', async () => {
  const { log, answer } = setUp();
  const failed = sendInOrder('artwork 7', save);
  const next = sendInOrder('artwork 7', drop, { keepalive: true });
  await vi.waitFor(() => expect(log).toHaveLength(1));
  answer(0, 500);
  await expect(failed).rejects.toMatchObject({ status: 500 });
  await vi.waitFor(() => expect(log[1]).toBe('DELETE /api/saves/7 although the page is left'));
  answer(1);
  expect(await next).toEqual({ ok: true });
});
