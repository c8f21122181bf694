import { act, render, screen } from '@testing-library/react';
import { lazy, Suspense, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { messages } from './messages.ts';
import { NonCritical } from './non-critical.tsx';
import { toast } from './toast.ts';

afterEach(() => {
  // React logs the error that the test provokes.
  expect(console.error).toHaveBeenCalled();
  vi.mocked(console.error).mockClear();
});

function neverComing() {
  return lazy<() => null>(() => Promise.reject(new TypeError('Failed to fetch')));
}

it('renders nothing and shows no message when optional code fails to load', async () => {
  const told = vi.spyOn(toast, 'error').mockImplementation(() => undefined);
  const Part = neverComing();
  await act(async () =>
    render(
      <main>
        The page
        <NonCritical>
          <Suspense>
            <Part />
          </Suspense>
        </NonCritical>
      </main>,
    ),
  );
  expect(screen.getByRole('main')).toHaveTextContent('The page');
  expect(told).not.toHaveBeenCalled();
});

it('shows one message when code that the person asked for fails, and can be retried', async () => {
  const told = vi.spyOn(toast, 'error').mockImplementation(() => undefined);
  const Part = neverComing();
  let open: (isOpen: boolean) => void = () => undefined;
  function Page() {
    const [isOpen, setOpen] = useState(false);
    open = setOpen;
    return (
      <main>
        {isOpen ? 'Open' : 'Closed'}
        <NonCritical onFailed={() => setOpen(false)} resetKey={String(isOpen)}>
          <Suspense>{isOpen && <Part />}</Suspense>
        </NonCritical>
      </main>
    );
  }
  render(<Page />);
  for (const times of [1, 2]) {
    await act(async () => open(true));
    expect(screen.getByRole('main')).toHaveTextContent('Closed');
    expect(told).toHaveBeenCalledTimes(times);
    expect(told).toHaveBeenLastCalledWith(messages.failed.part);
  }
});
