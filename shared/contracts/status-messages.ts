/**
 * Messages for answers that carry only a status. They are separate from error-codes.ts, so that the
 * first page does not load all messages.
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
