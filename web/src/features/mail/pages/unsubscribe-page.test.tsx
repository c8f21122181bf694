import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { unknownVisitor } from '../../../lib/session/session-atom.ts';
import { renderAt } from '../../../lib/testing/render-at.tsx';
import { type Answer, stubFetch } from '../../../lib/testing/stub-fetch.ts';
import { UnsubscribePage } from './unsubscribe-page.tsx';

const read = 'GET /api/unsubscribe?token=a.b.c';
const end = 'POST /api/unsubscribe';
const kind = { body: { kind: 'followArtistNewSale' } };

function open(at: string, answers: Record<string, Answer | Answer[]>) {
  const network = stubFetch(answers);
  renderAt(at, <UnsubscribePage />, unknownVisitor);
  return network;
}

test('names the kind of e-mail, and unsubscribes on press only', async () => {
  const network = open('/unsubscribe?token=a.b.c', { [read]: kind, [end]: kind });
  expect(await screen.findByText(/e-mails about sales by artists you follow/)).toBeVisible();
  expect(network.of(end)).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'Unsubscribe' }));
  expect(await screen.findByText(/You will get no more e-mails about sales/)).toBeVisible();
  expect(network.of(end).map(({ body }) => body)).toEqual([{ token: 'a.b.c' }]);
});

test('says that an incomplete link does not work', async () => {
  open('/unsubscribe?token=a.b.c', { [read]: { status: 400, error: 'request.invalid' } });
  expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeVisible();
});

test('keeps the button after a failure', async () => {
  open('/unsubscribe?token=a.b.c', {
    [read]: kind,
    [end]: [{ status: 503, error: 'upstream.unavailable' }, kind],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Unsubscribe' }));
  expect(await screen.findByText('We couldn’t unsubscribe you yet')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Unsubscribe' }));
  expect(await screen.findByText(/You will get no more e-mails about sales/)).toBeVisible();
});
