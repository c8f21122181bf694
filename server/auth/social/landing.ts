import type { ErrorCode } from '../../../shared/contracts/error-codes.ts';
import { safePath } from '../../../shared/domain/paths.ts';
import { product } from '../../../shared/product.ts';

/** Paths that are not pages: a sign-in must not end on one of them. */
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
 * The home page with the flag that opens the login modal (specification section 4) and the page
 * that was left, to return to after signing in the other way; null for any other error.
 */
export function takenLanding(code: ErrorCode, landing: string): string | null {
  const flag = flags[code];
  if (flag === undefined) return null;
  const query = new URLSearchParams({ [flag]: 'true' });
  if (landing !== '/') query.set('redirectedFrom', landing);
  return `/?${query}`;
}
