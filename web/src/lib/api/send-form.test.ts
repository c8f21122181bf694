import { describe, expect, it, vi } from 'vitest';
import { apiPath } from '../../../../shared/api/call.ts';
import { addDocument } from '../../../../shared/api/documents.ts';
import { stubXhr } from '../testing/stub-xhr.ts';
import type { ApiError } from './api-error.ts';
import { sendForm } from './send-form.ts';
import { onUnauthorized } from './unauthorized.ts';

const request = apiPath(addDocument, 61, { type: 'coa' });
const refused = (code: string) => ({ error: { code, message: 'Refused', requestId: 'req-1' } });

describe('sendForm', () => {
  it('sends the guard header, reports progress, and resolves to the JSON', async () => {
    const sent = stubXhr();
    const heard = vi.fn();
    const answer = sendForm(request, new FormData(), { onProgress: heard });
    expect(sent[0]).toMatchObject({
      path: '/api/asks/61/documents?type=coa',
      headers: { 'x-deckle': '1' },
    });
    sent[0]?.progress(250, 1_000);
    sent[0]?.progress(1_000, 1_000);
    sent[0]?.answer(200, { documents: [] });
    await expect(answer).resolves.toEqual({ documents: [] });
    expect(heard.mock.calls).toEqual([[0.25], [1]]);
  });

  it('reads code and request id of a refusal', async () => {
    const sent = stubXhr();
    const answer = sendForm(request, new FormData());
    sent[0]?.answer(413, refused('request.too-large'));
    const error = await answer.catch((thrown: ApiError) => thrown);
    expect(error).toMatchObject({ kind: 'answer', status: 413, requestId: 'req-1' });
  });

  it('reports a 401 once', async () => {
    const sent = stubXhr();
    const heard = vi.fn();
    const stop = onUnauthorized(heard);
    const answer = sendForm(request, new FormData());
    sent[0]?.answer(401, refused('auth.required'));
    await expect(answer).rejects.toMatchObject({ code: 'auth.required' });
    stop();
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('distinguishes a failed connection from an answer', async () => {
    const sent = stubXhr();
    const answer = sendForm(request, new FormData());
    sent[0]?.fail();
    await expect(answer).rejects.toMatchObject({ kind: 'network', status: 0, requestId: null });
  });

  it('aborts when asked to', async () => {
    const sent = stubXhr();
    const leave = new AbortController();
    const answer = sendForm(request, new FormData(), { signal: leave.signal });
    leave.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    expect(sent[0]?.isAborted()).toBe(true);
  });
});
