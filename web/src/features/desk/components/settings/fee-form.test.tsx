import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { defaultFees } from '../../../../../../shared/domain/default-fees.ts';
import { renderAt } from '../../../../lib/testing/render-at.tsx';
import { stubFetch } from '../../../../lib/testing/stub-fetch.ts';
import { RunProvider } from '../../hooks/use-run.tsx';
import { FeeForm } from './fee-form.tsx';

test('a time that is over is told at its field, before anything is asked', async () => {
  const network = stubFetch({});
  renderAt(
    '/',
    <RunProvider hasPasskey={false}>
      <FeeForm before={defaultFees} onDone={() => undefined} />
    </RunProvider>,
  );
  const from = screen.getByLabelText('They hold from');
  await userEvent.type(from, '2020-01-01T09:00');
  const fee = screen.getByLabelText('Process fee, elsewhere (%)');
  await userEvent.clear(fee);
  await userEvent.type(fee, '4.5');
  await userEvent.click(screen.getByRole('button', { name: 'Set these fees' }));
  expect(from).toHaveAccessibleDescription(/later time than now/);
  expect(network.calls).toHaveLength(0);
});
