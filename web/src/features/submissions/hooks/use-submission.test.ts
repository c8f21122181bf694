import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { apiPath } from '../../../../../shared/api/call.ts';
import { submitWork } from '../../../../../shared/api/documents.ts';
import { type SentForm, stubXhr } from '../../../lib/testing/stub-xhr.ts';
import { useSubmission } from './use-submission.ts';

const open = () =>
  renderHook(() => useSubmission(apiPath(submitWork), { field: 'images', picturesAtLeast: 0 }))
    .result;

/** Sends a form, answers it as `lead` says, and returns its Idempotency-Key. */
async function sendOnce(lead: (form: SentForm) => void, submission = open()): Promise<string> {
  const sent = stubXhr();
  await act(async () => {
    const sending = submission.current.send({ name: 'Dawn' }).catch(() => undefined);
    const [form] = sent;
    if (form) lead(form);
    await sending;
  });
  return sent[0]?.headers['idempotency-key'] ?? '';
}

const refusal = (code: string) => ({ error: { code, message: 'No', requestId: 'req-9' } });
const taken = (form: SentForm) => form.answer(200, { id: 5 });

describe('useSubmission', () => {
  it('retries an unanswered form under the same key, also after a reload', async () => {
    const submission = open();
    const lost = [
      await sendOnce((form) => form.fail(), submission),
      await sendOnce((form) => form.answer(504, refusal('upstream.timeout')), submission),
      await sendOnce(() => submission.current.cancel(), submission),
      await sendOnce((form) => form.answer(409, refusal('request.in-progress')), open()),
      await sendOnce(taken, open()),
    ];
    expect(lost[0]).toMatch(/^[\w-]{16,100}$/);
    expect(new Set(lost)).toHaveLength(1);
  });

  it('sends the next form under a new key', async () => {
    const keys = [
      await sendOnce(taken),
      await sendOnce((form) => form.answer(400, refusal('request.invalid'))),
      await sendOnce((form) => form.answer(409, refusal('request.key-reused'))),
      await sendOnce(taken),
    ];
    expect(new Set(keys)).toHaveLength(4);
  });
});
