import { act, screen, waitFor } from '@testing-library/react';
import { useLocation, useNavigate } from 'react-router';
import { expect, it, vi } from 'vitest';
import { useOverlay } from '../lib/overlays/use-overlay.ts';
import { renderAt } from '../lib/testing/render-at.tsx';
import { Overlays } from './overlays.tsx';

// This file tests lazy loading: modules that other test files loaded are dropped.
vi.hoisted(() => vi.resetModules());

type Control = ReturnType<typeof useOverlay> & { go(to: string | number): void; path: string };

it('stays on the page when Back is pressed while one overlay replaces another', async () => {
  let control = {} as Control;
  function Browser() {
    const navigate = useNavigate();
    const { pathname: path } = useLocation();
    const overlays = useOverlay();
    control = { ...overlays, path, go: (to) => void navigate(to as string) };
    return null;
  }
  renderAt(
    '/home',
    <>
      <Browser />
      <Overlays />
    </>,
  );
  const settled = () => act(async () => await new Promise((resolve) => setTimeout(resolve)));
  await act(async () => control.go('/list'));
  await act(async () => control.openDrawer());
  await screen.findByRole('dialog', { name: 'Menu' }, { timeout: 10_000 });
  await settled();
  act(() => control.openAuth('login'));
  expect(screen.queryByRole('dialog', { name: 'Sign in' }), 'its code is on the way').toBeNull();
  await settled();
  act(() => control.go(-1));
  await waitFor(() => expect(control.overlay).toBeNull(), { timeout: 10_000 });
  expect(control.path).toBe('/list');
});
