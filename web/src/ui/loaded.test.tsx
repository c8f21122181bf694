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
  it('shows its skeleton, and then what was read', () => {
    show(read());
    expect(screen.getByText('Loading')).toBeInTheDocument();
    show(read({ data: 'yes' }));
    expect(screen.getByText('It says yes')).toBeInTheDocument();
  });

  it('says what failed, and reads again when it is told to', async () => {
    const mutate = vi.fn(async () => undefined);
    show(read({ error: failed, mutate }), 'Nothing here');
    expect(screen.getByRole('alert')).toHaveTextContent('It could not be shown');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(mutate).toHaveBeenCalledTimes(1);
  });

  it('keeps what it has when a later read fails', () => {
    show(read({ data: 'yes', error: failed }));
    expect(screen.getByText('It says yes')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('tells what is not there from what could not be read', () => {
    show(read({ error: notFound }), 'Nothing here');
    expect(screen.getByText('Nothing here')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('takes an address that names nothing for what is not there', () => {
    show(null, 'Nothing here');
    expect(screen.getByText('Nothing here')).toBeInTheDocument();
  });

  it('takes what is not there for a failure where nothing is said of it', () => {
    show(read({ error: notFound }));
    expect(screen.getByRole('alert')).toBeInTheDocument();
  });
});
