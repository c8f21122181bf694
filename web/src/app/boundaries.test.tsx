import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Route, Routes, useNavigate } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { renderAt } from '../lib/testing/render-at.tsx';
import { lazyPage } from './lazy-page.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { RootBoundary } from './root-boundary.tsx';

function Broken(): ReactNode {
  throw new TypeError('a bug');
}

function Elsewhere() {
  const navigate = useNavigate();
  return (
    <button onClick={() => navigate('/fine')} type="button">
      Go elsewhere
    </button>
  );
}

/** React logs the error that the test provokes. */
function expectComplaint(): void {
  expect(console.error).toHaveBeenCalled();
  vi.mocked(console.error).mockClear();
}

describe('PageBoundary', () => {
  it('keeps the navigation working when a page throws', async () => {
    renderAt(
      '/broken',
      <>
        <Elsewhere />
        <PageBoundary>
          <Routes>
            <Route element={<Broken />} path="/broken" />
            <Route element={<h1>Fine</h1>} path="/fine" />
          </Routes>
        </PageBoundary>
      </>,
    );
    expect(
      screen.getByRole('heading', { name: 'This page could not be loaded' }),
    ).toBeInTheDocument();
    expect(screen.queryByText(/a bug/)).toBeNull();
    expectComplaint();
    await userEvent.click(screen.getByRole('button', { name: 'Go elsewhere' }));
    expect(screen.getByRole('heading', { name: 'Fine' })).toBeInTheDocument();
  });
});

describe('RootBoundary', () => {
  it('offers a reload when the site’s frame throws', () => {
    renderAt(
      '/',
      <RootBoundary>
        <Broken />
      </RootBoundary>,
    );
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
    expectComplaint();
  });
});

describe('lazyPage', () => {
  it('loads its code once', async () => {
    const load = vi.fn(async () => () => <p>Here</p>);
    const { Page, preload } = lazyPage(load);
    await Promise.all([preload(), preload()]);
    renderAt(
      '/',
      <PageBoundary>
        <Page />
      </PageBoundary>,
    );
    expect(await screen.findByText('Here')).toBeInTheDocument();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('retries after a failed load', async () => {
    const load = vi.fn(async () => () => null);
    load.mockRejectedValueOnce(new TypeError('offline'));
    const { preload } = lazyPage(load);
    await preload();
    await preload();
    expect(load).toHaveBeenCalledTimes(2);
  });
});
