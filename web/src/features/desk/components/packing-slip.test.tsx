import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { AnswerOf } from '../../../../../shared/desk/operations.ts';
import { renderAt } from '../../../lib/testing/render-at.tsx';
import { PackingSlip } from './packing-slip.tsx';

const found = {
  order: { id: 12 },
  ...{ title: 'Night Ferry', copy: null, shipTo: ['Bo Larsen', '1 Quay Street', 'Bath'] },
} as unknown as AnswerOf<'orders show'>;

test('prints the slip with the work, and the label with the address alone', async () => {
  const printed: string[] = [];
  vi.stubGlobal('print', () => {
    printed.push(document.querySelector('[data-print]')?.textContent ?? '');
  });
  renderAt('/desk/orders/12', <PackingSlip found={found} />);
  await userEvent.click(screen.getByRole('button', { name: 'Print the address label' }));
  await userEvent.click(screen.getByRole('button', { name: 'Print the packing slip' }));
  vi.unstubAllGlobals();
  const [label, slip] = printed;
  expect(label).toMatch(/Order 12.*Bo Larsen1 Quay StreetBath/);
  expect(label).not.toMatch(/Night Ferry/);
  expect(slip).toMatch(/Packing slip, order 12.*Night Ferry.*Bo Larsen/);
});
