import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../lib/api/api-error.ts';
import { PreloadContext } from '../lib/preload.ts';
import { renderAt } from '../lib/testing/render-at.tsx';
import { Button } from './button.tsx';
import { FailedState } from './failed-state.tsx';
import { Link } from './link.tsx';
import { LoadMore } from './load-more.tsx';
import { Steps } from './steps.tsx';

describe('Button', () => {
  it('does nothing while it is busy, and keeps the focus', async () => {
    const pressed = vi.fn();
    const submitted = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
    const { rerender } = renderAt('/', <Button onClick={pressed}>Place bid</Button>);
    await userEvent.click(screen.getByRole('button'));
    expect(pressed).toHaveBeenCalledTimes(1);
    rerender(
      <form onSubmit={submitted}>
        <Button loading onClick={pressed} type="submit">
          Place bid
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Place bid' }));
    expect(pressed).toHaveBeenCalledTimes(1);
    expect(submitted).not.toHaveBeenCalled();
    expect(screen.getByRole('button')).toHaveFocus();
    expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  });
});

describe('Link', () => {
  it('preloads its page on hover', async () => {
    const preload = vi.fn();
    renderAt(
      '/',
      <PreloadContext value={preload}>
        <Link to="/artworks">Artworks</Link>
      </PreloadContext>,
    );
    expect(preload).not.toHaveBeenCalled();
    await userEvent.hover(screen.getByRole('link'));
    expect(preload).toHaveBeenCalledWith('/artworks');
  });
});

describe('LoadMore', () => {
  it('links to the same list with more pages, and shows the count', () => {
    renderAt('/', <LoadMore shown={24} to="/artworks?page=2" total={160} />);
    expect(screen.getByText('24 of 160')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Show more' })).toHaveAttribute(
      'href',
      '/artworks?page=2',
    );
  });

  it('shows no link at the end', () => {
    renderAt('/', <LoadMore shown={1_204} to={null} total={1_204} />);
    expect(screen.getByText('1,204 of 1,204')).toBeInTheDocument();
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('Steps', () => {
  it('names the current step and links to earlier ones only', () => {
    renderAt(
      '/',
      <Steps
        current="address"
        steps={[
          { id: 'price', label: 'Price', to: '/price' },
          { id: 'address', label: 'Address', to: '/address' },
          { id: 'review', label: 'Review', to: '/review' },
        ]}
      />,
    );
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Price']);
    const current = screen.getAllByRole('listitem').filter((step) => step.ariaCurrent === 'step');
    expect(current.map((step) => step.textContent)).toEqual(['2Address']);
  });
});

describe('FailedState', () => {
  it('shows what failed with the request id, and retries', async () => {
    const retry = vi.fn();
    const error = ApiError.answer(502, null, 'request-7');
    renderAt('/', <FailedState error={error} onRetry={retry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('The marketplace cannot be reached');
    expect(screen.getByText('request-7')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalled();
  });

  it('tells an offline person to check the connection, without an id', () => {
    renderAt('/', <FailedState error={ApiError.network()} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Check that you are online');
    expect(screen.queryByText(/send us this reference/)).toBeNull();
  });

  it('shows no details of a bug', () => {
    renderAt('/', <FailedState error={new TypeError('x is undefined')} />);
    expect(screen.getByRole('alert')).not.toHaveTextContent('undefined');
  });
});
