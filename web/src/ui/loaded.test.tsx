import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../lib/api/api-error.ts';
import { Loaded, type Read } from './loaded.tsx';

const read = (over: Partial<NonNullable<Read<string>>> = {}): Read<string> => ({
  data: undefined,
  error: undefined,
  isValidating: false,
  mutate: vi.fn(async () => undefined),
  ...over,
});
const notFound = ApiError.answer(404, null, null);
const failed = ApiError.answer(502, null, null);

function show(one: Read<string>, missing?: string) {
  render(
    <Loaded failedTitle="It could not be shown" loading="Loading" missing={missing} read={one}>
      {(data) => <p>It says {data}</p>}
    </Loaded>,
  );
}

describe('Loaded', () => {
  it('shows its skeleton, then the data', () => {
    show(read());
    expect(screen.getByText('Loading')).toBeInTheDocument();
    show(read({ data: 'yes' }));
    expect(screen.getByText('It says yes')).toBeInTheDocument();
  });

  it('shows a failure, and reads again on retry', async () => {
    const mutate = vi.fn(async () => undefined);
    show(read({ error: failed, mutate }), 'Nothing here');
    expect(screen.getByRole('alert')).toHaveTextContent('It could not be shown');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(mutate).toHaveBeenCalledTimes(1);
  });

  it('keeps its data when a later read fails', () => {
    show(read({ data: 'yes', error: failed }));
    expect(screen.getByText('It says yes')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('distinguishes missing from failed', () => {
    show(read({ error: notFound }), 'Nothing here');
    expect(screen.getByText('Nothing here')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('treats a malformed address as missing', () => {
    show(null, 'Nothing here');
    expect(screen.getByText('Nothing here')).toBeInTheDocument();
  });

  it('shows missing data as a failure without words for it', () => {
    show(read({ error: notFound }));
    expect(screen.getByRole('alert')).toBeInTheDocument();
  });
});
