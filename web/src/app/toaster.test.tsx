import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { toast } from '../lib/toast.ts';
import { Toaster } from './toaster.tsx';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));

it('shows a toast for five seconds', async () => {
  render(<Toaster />);
  toast.success('Saved');
  await screen.findByText('Saved');
  await act(() => vi.advanceTimersByTimeAsync(4_500));
  expect(screen.getByText('Saved')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(1_500));
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
});

it.each(['success', 'error', 'info'] as const)('ends a toast of tone %s in time', async (tone) => {
  render(<Toaster />);
  toast[tone](`A ${tone}`, 'With more words');
  await screen.findByText(`A ${tone}`);
  await act(() => vi.advanceTimersByTimeAsync(6_000));
  expect(screen.queryByText(`A ${tone}`)).not.toBeInTheDocument();
});

it('waits while a pointer is on the toast, and ends it after the pointer has left', async () => {
  render(<Toaster />);
  toast.success('Read me');
  const shown = await screen.findByText('Read me');
  const list = shown.closest('[data-sonner-toaster]') as HTMLElement;
  fireEvent.mouseMove(list);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.getByText('Read me')).toBeVisible();
  fireEvent.mouseLeave(list);
  await act(() => vi.advanceTimersByTimeAsync(6_000));
  expect(screen.queryByText('Read me')).not.toBeInTheDocument();
});

it('shows one toast at a time, also of several in one moment', async () => {
  render(<Toaster />);
  for (const words of ['First', 'Second', 'Third']) toast.info(words);
  await screen.findByText('Third');
  const visible = () =>
    [...document.querySelectorAll('[data-sonner-toast][data-visible="true"]')].map(
      ({ textContent }) => textContent,
    );
  for (let passed = 0; passed < 1_000; passed += 50) {
    expect(visible()).toEqual(['Third']);
    await act(() => vi.advanceTimersByTimeAsync(50));
  }
  expect(screen.queryByText('First')).not.toBeInTheDocument();
  expect(screen.queryByText('Second')).not.toBeInTheDocument();
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
