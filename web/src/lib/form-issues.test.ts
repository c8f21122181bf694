import { describe, expect, it, vi } from 'vitest';
import { ApiError } from './api/api-error.ts';
import { showIssues } from './form-issues.ts';

const refusal = (paths: readonly string[]) =>
  ApiError.answer(
    400,
    {
      error: {
        code: 'request.invalid',
        message: 'Some of the details are not valid.',
        requestId: 'r',
        issues: paths.map((path) => ({ path, message: `${path} is wrong` })),
      },
    },
    null,
  );

describe('showIssues', () => {
  it('shows each issue at its field', () => {
    const setError = vi.fn();
    expect(showIssues(refusal(['email', 'password']), ['email', 'password'], setError)).toBeNull();
    expect(setError).toHaveBeenCalledWith('email', { message: 'email is wrong' });
    expect(setError).toHaveBeenCalledWith('password', { message: 'password is wrong' });
  });

  it('returns issues without a field', () => {
    const setError = vi.fn();
    expect(showIssues(refusal(['email', 'price']), ['email'], setError)).toBe(
      'Some of the details are not valid.',
    );
    expect(setError).toHaveBeenCalledTimes(1);
  });

  it('rethrows other errors', () => {
    expect(() => showIssues(new TypeError('a bug'), ['email'], vi.fn())).toThrow('a bug');
  });
});
