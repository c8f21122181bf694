import type { ErrorCode } from '../../../shared/contracts/error-codes.ts';
import { safePath } from '../../../shared/domain/paths.ts';
import { product } from '../../../shared/product.ts';

/** Addresses that are no pages: nobody is to be left there. */
const noPage = /^\/(api|media|assets|sandbox)(\/|$)/i;

/** The page to go back to; null for anything but a page of this site. */
export function landingOf(redirectTo: unknown): string | null {
  const path = safePath(redirectTo);
  return path === null || noPage.test(path) ? null : path;
}

const flags: Partial<Record<ErrorCode, string>> = {
  'auth.email-taken': `${product.slug}UserExists`,
  'auth.email-taken-not-google': `${product.slug}UserExistsNotGoogle`,
  'auth.email-taken-not-apple': `${product.slug}UserExistsNotApple`,
};

/**
 * Home with the flag that opens the login modal (specification section 4), and with the page that
 * was left, which signing in the other way leads back to; null for any other error.
 */
export function takenLanding(code: ErrorCode, landing: string): string | null {
  const flag = flags[code];
  if (flag === undefined) return null;
  const query = new URLSearchParams({ [flag]: 'true' });
  if (landing !== '/') query.set('redirectedFrom', landing);
  return `/?${query}`;
}
