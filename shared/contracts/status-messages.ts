/**
 * The words of what a status alone can say. A browser needs no others: a body that tells more
 * brings its own, and all of error-codes.ts would come with the first page.
 */
export const statusMessages = {
  'request.invalid': 'Some of the details are not valid.',
  'request.too-many': 'Too many attempts. Please wait a moment and try again.',
  'not-found': 'There is nothing here.',
  'auth.required': 'Not authenticated',
  'upstream.unavailable': 'The marketplace cannot be reached right now. Please try again.',
  overloaded: 'The site is very busy right now. Please try again in a moment.',
  internal: 'Something went wrong on our side.',
} as const;
