import { act, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PictureView } from '../../../shared/contracts/catalogue.ts';
import { InlinedPictures } from './inlined-pictures.ts';
import { Picture } from './picture.tsx';

const picture: PictureView = {
  alt: 'Low Tide, in blue',
  placeholder: '#8aa0a8',
  width: 1000,
  height: 1400,
  formats: [
    { name: 'small', url: '/media/1/small.webp', width: 343, height: 480 },
    { name: 'large', url: '/media/1/large.webp', width: 1371, height: 1920 },
  ],
};

afterEach(() => {
  vi.useRealTimers();
});

describe('Picture', () => {
  it('offers every format by its width, and keeps the frame’s shape from the start', () => {
    render(<Picture picture={picture} sizes="50vw" />);
    const image = screen.getByRole('img', { name: 'Low Tide, in blue' });
    expect(image).toHaveAttribute('srcset', '/media/1/small.webp 343w, /media/1/large.webp 1371w');
    expect(image).toHaveAttribute('sizes', '50vw');
    expect(image).toHaveAttribute('width', '1000');
    expect(image).toHaveAttribute('height', '1400');
    expect(image).toHaveAttribute('loading', 'lazy');
  });

  it('loads the main picture of a page at once', () => {
    render(<Picture picture={picture} priority sizes="50vw" />);
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
    expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
  });

  it('stands in the page itself below the right format, which comes without a script', async () => {
    const inlined = 'data:image/webp;base64,UklGRg==';
    const page = document.createElement('div');
    page.innerHTML = renderToString(
      <InlinedPictures value={{ '/media/1/large.webp': inlined }}>
        <Picture picture={picture} priority sizes="50vw" />
      </InlinedPictures>,
    );
    const hydratedHref = () => page.querySelector('image')?.getAttribute('href');
    expect(hydratedHref()).toBe(inlined);
    expect(page.querySelector('img')).toHaveAttribute('src', '/media/1/large.webp');
    expect(page.querySelector('img')?.srcset).toContain('/media/1/small.webp 343w');
    const root = await act(() =>
      hydrateRoot(page, <Picture picture={picture} priority sizes="50vw" />),
    );
    expect(hydratedHref()).toBe(inlined);
    act(() => root.unmount());
  });

  it('shows its colour, and no style attribute, until it has come', () => {
    const { container } = render(<Picture picture={picture} sizes="50vw" />);
    expect(container.querySelector('rect')).toHaveAttribute('fill', '#8aa0a8');
    expect(container.querySelector('[style]')).toBeNull();
  });

  it('asks again for a picture that did not come', () => {
    vi.useFakeTimers();
    render(<Picture picture={picture} sizes="50vw" />);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.queryByRole('img')).toBeNull();
    act(() => vi.advanceTimersByTime(2_000));
    expect(screen.getByRole('img')).toHaveAttribute('src', '/media/1/large.webp');
  });

  it('hangs a blank sheet of the same shape when the picture does not come', () => {
    vi.useFakeTimers();
    render(<Picture picture={picture} sizes="50vw" />);
    for (const wait of [2_000, 8_000, 0]) {
      fireEvent.error(screen.getByRole('img'));
      act(() => vi.advanceTimersByTime(wait));
    }
    const blank = screen.getByRole('img', { name: 'Low Tide, in blue (no picture)' });
    const shape = blank.parentElement?.querySelector('canvas');
    expect(shape).toHaveAttribute('width', '1000');
    expect(shape).toHaveAttribute('height', '1400');
  });

  it('shows another picture after one that failed', () => {
    const { rerender } = render(<Picture picture={picture} sizes="50vw" />);
    fireEvent.error(screen.getByRole('img'));
    const format = { name: 'large' as const, url: '/media/2/large.webp', width: 10, height: 10 };
    rerender(<Picture picture={{ ...picture, formats: [format] }} sizes="50vw" />);
    expect(screen.getByRole('img')).toHaveAttribute('src', '/media/2/large.webp');
  });

  it('says that there is none', () => {
    render(<Picture picture={null} sizes="50vw" />);
    expect(screen.getByRole('img', { name: 'No picture' })).toBeInTheDocument();
  });
});
