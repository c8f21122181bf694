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
  it('puts each issue beside its field', () => {
    const setError = vi.fn();
    expect(showIssues(refusal(['email', 'password']), ['email', 'password'], setError)).toBeNull();
    expect(setError).toHaveBeenCalledWith('email', { message: 'email is wrong' });
    expect(setError).toHaveBeenCalledWith('password', { message: 'password is wrong' });
  });

  it('gives back what has no field here', () => {
    const setError = vi.fn();
    expect(showIssues(refusal(['email', 'price']), ['email'], setError)).toBe(
      'Some of the details are not valid.',
    );
    expect(setError).toHaveBeenCalledTimes(1);
  });

  it('does not swallow what is no refusal', () => {
    expect(() => showIssues(new TypeError('a bug'), ['email'], vi.fn())).toThrow('a bug');
  });
});
