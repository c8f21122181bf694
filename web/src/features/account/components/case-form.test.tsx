import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { apiPath } from '../../../../../shared/api/call.ts';
import { addCaseMessage } from '../../../../../shared/api/cases.ts';
import { messages } from '../../../lib/messages.ts';
import { inApp } from '../../../lib/testing/in-app.tsx';
import { stubFetch } from '../../../lib/testing/stub-fetch.ts';
import { stubXhr } from '../../../lib/testing/stub-xhr.ts';
import { CaseForm } from './case-form.tsx';

const refused = { error: { code: 'overloaded', message: 'Very busy', requestId: 'r' } };

test('words are sent under one key until an answer comes, and are kept meanwhile', async () => {
  stubFetch({});
  const sent = stubXhr();
  const onDone = vi.fn();
  const path = apiPath(addCaseMessage, 33);
  const form = (
    <CaseForm button="Send" done="Added." label="Words" {...{ orderId: 33, path, onDone }} />
  );
  render(form, { wrapper: inApp().wrapper });
  await userEvent.type(screen.getByLabelText('Words'), 'A tear at the edge');
  const press = async () => {
    const before = sent.length;
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await vi.waitFor(() => expect(sent).toHaveLength(before + 1));
  };
  await press();
  act(() => sent[0]?.answer(503, refused));
  expect(await screen.findByText('Nothing was sent')).toBeVisible();
  await press();
  act(() => sent[1]?.fail());
  expect(await screen.findByText(messages.failed.unanswered)).toBeVisible();
  expect(screen.getByLabelText('Words')).toHaveValue('A tear at the edge');
  await press();
  const keys = new Set(sent.map(({ headers }) => headers['idempotency-key']));
  expect(keys.size).toBe(1);
  act(() => sent[2]?.answer(200, { side: 'buyer' }));
  await vi.waitFor(() => expect(onDone).toHaveBeenCalled());
});
