import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toast } from '../lib/toast.ts';
import { Toaster } from './toaster.tsx';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

it('shows a toast for five seconds', async () => {
  render(<Toaster />);
  toast.success('Saved');
  await screen.findByText('Saved');
  await act(() => vi.advanceTimersByTimeAsync(4_500));
  expect(screen.getByText('Saved')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(1_500));
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
});

it('shows only the newest toast', async () => {
  render(<Toaster />);
  toast.info('First');
  await screen.findByText('First');
  toast.info('Second');
  await screen.findByText('Second');
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(screen.queryByText('First')).not.toBeInTheDocument();
  expect(screen.getByText('Second')).toBeVisible();
});

it.each([
  ['top', true],
  ['bottom', false],
])('is placed at the %s centre', async (edge, isDesktop) => {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: isDesktop,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
  render(<Toaster />);
  toast.info('Here');
  const shown = (await screen.findByText('Here')).closest('[data-sonner-toast]');
  expect(shown).toHaveAttribute('data-y-position', edge);
  expect(shown).toHaveAttribute('data-x-position', 'center');
});
