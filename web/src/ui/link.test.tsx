import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { PreloadContext } from '../lib/preload.ts';
import { renderAt } from '../lib/testing/render-at.tsx';
import { Link } from './link.tsx';

test('leads on without a load, and has the page loaded when somebody means to go', async () => {
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

test('leaves to its own handler what that has prevented, and to the browser what is its own', async () => {
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

test('tells that the page goes there, and not where another tab does', async () => {
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
