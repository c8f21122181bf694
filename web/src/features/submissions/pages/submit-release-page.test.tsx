import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ada } from '../../../lib/testing/in-app.tsx';
import { renderAt } from '../../../lib/testing/render-at.tsx';
import { type Answer, stubFetch } from '../../../lib/testing/stub-fetch.ts';
import { SubmitReleasePage } from './submit-release-page.tsx';

const read = 'GET /api/account/settings';
const release = { kind: 'raffle', time: '17:30', timeZone: 'Asia/Seoul' };

function open(answer: Answer) {
  stubFetch({ [read]: answer });
  return renderAt('/submit-release', <SubmitReleasePage />, { user: ada });
}

test('starts with the release preferences, and names their time zone', async () => {
  open({ body: { release } });
  await waitFor(() => expect(screen.getByLabelText('How it is sold')).toHaveValue('raffle'));
  expect(screen.getByLabelText(/^Time/)).toHaveValue('17:30');
  expect(screen.getByText('In Seoul, as in your settings')).toBeVisible();
});

test('keeps what was chosen before the preferences came, or works without them', async () => {
  open({ status: 503, error: 'upstream.unavailable' });
  const kind = screen.getByLabelText('How it is sold');
  await userEvent.selectOptions(kind, 'timed');
  expect(kind).toHaveValue('timed');
  expect(screen.getByText(/^In your time zone/)).toBeVisible();
});
