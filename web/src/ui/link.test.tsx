import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memo, Profiler } from 'react';
import { expect, test, vi } from 'vitest';
import { PreloadContext } from '../lib/preload.ts';
import { renderAt } from '../lib/testing/render-at.tsx';
import { Link } from './link.tsx';

test('navigates without a page load, and preloads its page on hover', async () => {
  const preload = vi.fn();
  const view = renderAt(
    '/',
    <PreloadContext value={preload}>
      <Link to="/artworks?q=tide#more">Works</Link>
    </PreloadContext>,
  );
  const link = screen.getByRole('link', { name: 'Works' });
  expect(link).toHaveAttribute('href', '/artworks?q=tide#more');
  await userEvent.hover(link);
  expect(preload).toHaveBeenCalledWith('/artworks?q=tide#more');
  await userEvent.click(link);
  expect(view.address()).toBe('/artworks?q=tide');
});

test('leaves prevented clicks and modified clicks alone', async () => {
  const view = renderAt(
    '/',
    <>
      <Link onClick={(event) => event.preventDefault()} to="/sell">
        Prevented
      </Link>
      <Link target="_blank" to="/invest">
        In a tab
      </Link>
    </>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Prevented' }));
  await userEvent.click(screen.getByRole('link', { name: 'In a tab' }));
  expect(view.address()).toBe('/');
});

test('calls onGo on navigation, but not for another tab', async () => {
  const onGo = vi.fn();
  const view = renderAt(
    '/',
    <Link onGo={onGo} to="/sell">
      Sell
    </Link>,
  );
  const link = screen.getByRole('link', { name: 'Sell' });
  fireEvent.click(link, { ctrlKey: true });
  expect(onGo).not.toHaveBeenCalled();
  await userEvent.click(link);
  expect(onGo).toHaveBeenCalledOnce();
  expect(view.address()).toBe('/sell');
});

test('is not rendered again by a navigation', async () => {
  const onRender = vi.fn();
  const Row = memo(() => (
    <Profiler id="row" onRender={onRender}>
      <Link to="/sell">Sell</Link>
    </Profiler>
  ));
  const view = renderAt('/', <Row />);
  const before = onRender.mock.calls.length;
  expect(before).toBeGreaterThan(0);
  await userEvent.click(screen.getByRole('link', { name: 'Sell' }));
  expect(view.address()).toBe('/sell');
  expect(onRender).toHaveBeenCalledTimes(before);
});
