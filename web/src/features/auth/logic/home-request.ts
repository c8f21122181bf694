import { safePath } from '../../../../../shared/domain/paths.ts';
import { product } from '../../../../../shared/product.ts';

export type HomeRequest = {
  readonly mode: 'login' | 'register';
  /** Where to go after signing in; null: stay on the page. */
  readonly redirectTo: string | null;
  /** Why the sign-in form opens for someone who tried to sign up. */
  readonly notice: 'exists' | 'exists-not-google' | 'exists-not-apple' | null;
};

const notices = {
  [`${product.slug}UserExists`]: 'exists',
  [`${product.slug}UserExistsNotGoogle`]: 'exists-not-google',
  [`${product.slug}UserExistsNotApple`]: 'exists-not-apple',
} as const;

/** Home with the sign-in form for an address that has an account (specification section 4). */
export function takenPath(redirectTo: string | null): string {
  const query = new URLSearchParams({ [`${product.slug}UserExists`]: 'true' });
  if (redirectTo !== null) query.set('redirectedFrom', redirectTo);
  return `/?${query}`;
}

/** Query parameters that open the auth modal. */
export const homeRequestParameters: readonly string[] = [
  'action',
  'signup',
  'redirectedFrom',
  ...Object.keys(notices),
];

/** What the home page's query asks of the auth modal; null: nothing. */
export function homeRequest(query: URLSearchParams): HomeRequest | null {
  const redirectTo = safePath(query.get('redirectedFrom'));
  const notice = Object.entries(notices).find(([name]) => query.has(name))?.[1] ?? null;
  if (notice) return { mode: 'login', redirectTo, notice };
  if (query.get('action') === 'sign-up' || query.has('signup')) {
    return { mode: 'register', redirectTo, notice: null };
  }
  return query.has('redirectedFrom') ? { mode: 'login', redirectTo, notice: null } : null;
}
