import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { useOverlay } from '../lib/overlays/use-overlay.ts';
import { renderAt } from '../lib/testing/render-at.tsx';
import { toast } from '../lib/toast.ts';
import { App } from './app.tsx';
import { Overlays } from './overlays.tsx';

// This file tests lazy loading: modules that other test files loaded are dropped.
vi.hoisted(() => vi.resetModules());
// React keeps a failed load: the next test file loads its own.
afterAll(() => void vi.resetModules());

afterEach(() => {
  // React logs the error that the test provokes.
  expect(console.error).toHaveBeenCalled();
  vi.mocked(console.error).mockClear();
});

const gone = vi.hoisted(() => () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
vi.mock('../features/region/components/place-dialog.tsx', gone);
vi.mock('../features/support/components/help-drawer.tsx', gone);

it('closes an overlay whose code fails to load, and keeps the page', async () => {
  const told = vi.spyOn(toast, 'error').mockImplementation(() => undefined);
  let control = {} as ReturnType<typeof useOverlay>;
  function Page() {
    control = useOverlay();
    return <main>The page</main>;
  }
  renderAt(
    '/home',
    <>
      <Page />
      <Overlays />
    </>,
  );
  for (const times of [1, 2]) {
    await act(async () => control.openPlace());
    await waitFor(() => expect(told).toHaveBeenCalledTimes(times));
    expect(control.overlay).toBeNull();
  }
  expect(screen.getByRole('main')).toHaveTextContent('The page');
});

it('keeps the page when the help drawer’s code fails to load', async () => {
  const told = vi.spyOn(toast, 'error').mockImplementation(() => undefined);
  renderAt('/nowhere', <App />);
  await userEvent.click(await screen.findByRole('button', { name: 'Help' }));
  await waitFor(() => expect(told).toHaveBeenCalledOnce());
  expect(screen.getByRole('button', { name: 'Help' })).toBeInTheDocument();
});
