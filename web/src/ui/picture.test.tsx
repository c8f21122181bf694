import { act, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
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

describe('Picture', () => {
  it('offers every format by width in a frame of its shape', () => {
    render(<Picture picture={picture} sizes="50vw" />);
    const image = screen.getByRole('img', { name: 'Low Tide, in blue' });
    expect(image).toHaveAttribute('srcset', '/media/1/small.webp 343w, /media/1/large.webp 1371w');
    expect(image).toHaveAttribute('sizes', '50vw');
    expect(image).toHaveAttribute('width', '1000');
    expect(image).toHaveAttribute('height', '1400');
    expect(image).toHaveAttribute('loading', 'lazy');
  });

  it('chooses a format by the height that limits it, too', () => {
    const sizes = '(min-width: 60rem) 56vw, 94vw';
    render(
      <Picture fit="box" maxHeight="max(24rem, 100vh - 9rem)" picture={picture} sizes={sizes} />,
    );
    expect(screen.getByRole('img')).toHaveAttribute(
      'sizes',
      '(min-width: 60rem) min(56vw, max(24rem, 100vh - 9rem) * 1000 / 1400), ' +
        'min(94vw, max(24rem, 100vh - 9rem) * 1000 / 1400)',
    );
  });

  it('loads the page’s main picture at once', () => {
    render(<Picture picture={picture} priority sizes="50vw" />);
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
    expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
  });

  it('inlines the picture below its final format', async () => {
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

  it('shows its colour without a style attribute until it has loaded', () => {
    const { container } = render(<Picture picture={picture} sizes="50vw" />);
    expect(container.querySelector('rect')).toHaveAttribute('fill', '#8aa0a8');
    expect(container.querySelector('[style]')).toBeNull();
  });

  it('retries a failed picture', () => {
    vi.useFakeTimers();
    render(<Picture picture={picture} sizes="50vw" />);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.queryByRole('img')).toBeNull();
    act(() => vi.advanceTimersByTime(2_000));
    expect(screen.getByRole('img')).toHaveAttribute('src', '/media/1/large.webp');
  });

  it('shows a blank sheet of the same shape after the last retry', () => {
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

  it('shows the next picture after a failed one', () => {
    const { rerender } = render(<Picture picture={picture} sizes="50vw" />);
    fireEvent.error(screen.getByRole('img'));
    const format = { name: 'large' as const, url: '/media/2/large.webp', width: 10, height: 10 };
    rerender(<Picture picture={{ ...picture, formats: [format] }} sizes="50vw" />);
    expect(screen.getByRole('img')).toHaveAttribute('src', '/media/2/large.webp');
  });

  it('shows a blank sheet without a picture', () => {
    render(<Picture picture={null} sizes="50vw" />);
    expect(screen.getByRole('img', { name: 'No picture' })).toBeInTheDocument();
  });
});
