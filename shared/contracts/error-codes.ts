/**
 * Every error code that a client of the BFF can meet, with the words a person reads when nothing
 * more exact is known. A code never changes its meaning; a new one is added here first.
 */
export const errorMessages = {
  'request.invalid': 'Some of what was sent is not valid.',
  'request.forbidden-origin': 'This request did not come from the site itself.',
  'request.too-large': 'That is more than can be sent at once.',
  'request.too-many': 'Too many tries. Wait a little and try again.',
  'request.in-progress': 'The same request is still being worked on.',
  'request.key-reused': 'This request was sent before with other contents.',
  'request.key-missing': 'A trade needs an Idempotency-Key.',
  'not-found': 'There is nothing here.',
  'auth.required': 'Not authenticated',
  'auth.forbidden': 'This is not yours to see or change.',
  'auth.invalid-credentials': 'Invalid identifier or password',
  'auth.not-confirmed': 'Your account email is not confirmed',
  'auth.registered-with-google': 'The user is registered with google',
  'auth.registered-with-apple': 'The user is registered with apple',
  'auth.email-taken': 'Email already taken',
  'auth.confirmation-invalid': 'This confirmation link has been used or has expired.',
  'auth.session-too-large': 'You could not be signed in. Please contact us.',
  'trade.bid-sold': 'This bid has already been sold',
  'trade.ask-sold': 'This ask has already been sold',
  'trade.own-order': 'You cannot trade with yourself.',
  'trade.price-changed': 'The price changed while you were looking. Please check it again.',
  'trade.price-refused': 'This price cannot be taken.',
  'trade.wrong-status': 'This is no longer possible.',
  'trade.address-missing': 'Add your shipping and billing address first.',
  'trade.unknown-outcome': 'We could not tell whether this went through. We are looking it up.',
  'upstream.unavailable': 'The marketplace cannot be reached right now. Please try again.',
  'upstream.timeout': 'The marketplace took too long to answer. Please try again.',
  'upstream.bad-answer': 'The marketplace gave an answer that cannot be used. Please try again.',
  overloaded: 'Very many people are here right now. Please try again in a moment.',
  internal: 'Something went wrong on our side.',
} as const;

export type ErrorCode = keyof typeof errorMessages;
export const errorCodes = Object.keys(errorMessages) as [ErrorCode, ...ErrorCode[]];
