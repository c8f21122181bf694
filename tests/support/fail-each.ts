import type { Test } from 'tap';

/** One fault can be met thousands of times: ten of its failures and their number are enough. */
export function failEach(t: Test, failures: readonly string[]): void {
  for (const failure of failures.slice(0, 10)) t.fail(failure);
  if (failures.length > 10) t.fail(`and ${failures.length - 10} more`);
}
