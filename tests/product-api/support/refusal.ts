import type { Test } from 'tap';
import { HttpError } from '../../../product-api/errors.ts';

/** Asserts that a command throws an HttpError that matches, such as { code, next }. */
export async function isRefused(
  t: Test,
  command: Promise<unknown>,
  expected: { status?: number; message?: string; code?: string; next?: unknown },
  what = `refuses with ${expected.code ?? expected.status}`,
): Promise<void> {
  const outcome = await command.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(outcome instanceof HttpError)) {
    t.fail(what, { found: outcome });
    return;
  }
  const { statusCode: status, message, details } = outcome;
  t.match({ status, message, code: details.code, next: details.next }, expected, what);
}
