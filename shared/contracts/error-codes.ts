import { statusMessages } from './status-messages.ts';

/**
 * Every error code of the BFF, with the message shown if the answer has none of its own. A code
 * never changes its meaning; new codes are added here first.
 */
export const errorMessages = {
  ...statusMessages,
  'request.forbidden-origin': 'This request did not come from the site itself.',
  'request.wrong-host': 'This site is not available at this address.',
  'request.too-slow': 'The request took too long to arrive.',
  'request.too-large': 'That is too much to send at once.',
  'request.in-progress': 'Your request is still being processed.',
  'request.key-reused': 'This request was already sent with different contents.',
  'request.key-missing': 'A trade needs an Idempotency-Key.',
  'auth.forbidden': 'You cannot view or change this.',
  'auth.invalid-credentials': 'Invalid identifier or password',
  'auth.too-many-tries':
    'Too many failed attempts for this account. Wait 15 minutes and try again.',
  'auth.not-confirmed': 'Your account email is not confirmed',
  'auth.registered-with-google': 'The user is registered with google',
  'auth.registered-with-apple': 'The user is registered with apple',
  'auth.email-taken': 'Email already taken',
  'auth.email-taken-not-google': 'Email already taken (not google)',
  'auth.email-taken-not-apple': 'Email already taken (not apple)',
  'auth.email-unverified': 'The e-mail address of this account has not been verified there.',
  'auth.token-missing': 'No token provided',
  'auth.token-refused': 'This sign-in could not be verified. Please try again.',
  'auth.confirmation-invalid': 'This confirmation link has been used or has expired.',
  'auth.password-needed': 'Set your password to confirm your e-mail address.',
  'auth.reset-invalid': 'This link has been used or has expired.',
  'auth.old-password-wrong': 'Old Passwords not ok',
  'auth.passwords-differ': 'Passwords do not match',
  'auth.password-wrong': 'This is not your current password.',
  'auth.sign-in-again': 'Sign in again to do this.',
  'auth.email-change-invalid': 'This link has been used or has expired.',
  'auth.provider-unavailable':
    'Google or Apple cannot be reached right now. Nothing has changed. Try again in a moment.',
  'auth.link-expired': 'This took too long. Please start again.',
  'auth.identity-taken': 'This account is already connected to another account here.',
  'auth.provider-connected': 'Another of these accounts is already connected. Disconnect it first.',
  'auth.last-way-in':
    'You could not sign in any more. Set a password or connect another account first.',
  'auth.session-too-large': 'You could not be signed in. Please contact us.',
  'gate.closed': "You don't have access to use the website",
  'gate.incorrect-password': 'incorrect password',
  'trade.bid-sold': 'This bid has already been sold',
  'trade.no-bids': 'No bids found',
  'trade.ask-sold': 'This ask has already been sold',
  'trade.own-order': 'You cannot trade with yourself.',
  'trade.price-changed': 'The price has changed. Please check it again.',
  'trade.price-refused': 'This price cannot be accepted.',
  'trade.wrong-status': 'This is no longer possible.',
  'trade.copy-fixed':
    'Buyers can already see what you said of this copy. To change it, withdraw the listing and list the copy again.',
  'trade.address-missing': 'Add your shipping and billing address first.',
  'trade.card-missing': 'Add a payment card first.',
  'trade.unpaid-limit':
    'Pay for your open orders first. A new account can have only a few unpaid orders at a time.',
  'trade.paused-not-paid':
    'You cannot trade for now, because several of your orders were not paid. Our e-mail says until when, and how to ask.',
  'trade.paused-not-shipped':
    'You cannot trade for now, because several of your sales were not shipped. Our e-mail says until when, and how to ask.',
  'trade.paused-debt':
    'You cannot trade until what you owe for an earlier sale is settled. Our e-mail says how.',
  'case.exists': 'A problem with this order is already reported.',
  'case.decided': 'We have already decided about this.',
  'case.open': 'The buyer reports a problem with this order. Decide that first.',
  'order.payout-too-early':
    'The buyer can still report a problem. The payout leaves by itself when that time is over.',
  'desk.no-debt': 'The seller of this order owes less than that.',
  'trade.unknown-outcome': 'We do not know yet whether this went through. We are checking.',
  'trade.not-done': 'This did not go through, and nothing has changed. You can try again.',
  'release.not-open': 'This raffle is not open for entries.',
  'release.has-entries': 'People have entered this raffle, so it stays a raffle.',
  'payment.card-in-use':
    'A bid or an order counts on this card. Replace the card, or withdraw your bids first.',
  'royalty.not-owed': 'Less than this is owed to the artist now.',
  'royalty.recorded': 'The bank’s payment with this reference is recorded already.',
  'order.payment-missing': 'This step needs the payment of the order, and none is recorded.',
  'auth.blocked': 'This account is blocked. Write to us if you think that this is a mistake.',
  'trade.no-payout': 'At this price, fees and royalty would leave you nothing.',
  'desk.not-staff': 'Only the people who run the marketplace may do this.',
  'desk.no-owner': 'This marketplace has no owner yet. The first one is made by a command.',
  'desk.role-missing': 'Your role does not allow this.',
  'desk.factor-missing': 'Set up your second factor first.',
  'desk.factor-needed': 'Enter a code of your second factor.',
  'desk.code-wrong': 'This code is wrong, or was used before.',
  'desk.passkey-wrong': 'This passkey was not accepted. Try again, or enter a code.',
  'desk.last-factor': 'This is your only second factor. Add another one before you remove it.',
  'desk.approve-at-desk':
    'From a shell this can only be proposed. A treasurer or an owner approves it at the desk.',
  'desk.own-proposal': 'Another treasurer or owner has to approve what you proposed.',
  'desk.proposal-waits':
    'Only one person may approve payments, so this one waits for a day after it was proposed.',
  'desk.proposal-closed': 'This proposal was decided already, or it has expired.',
  'desk.proposal-exists': 'This payment is proposed already and waits for approval.',
  'desk.ask-held':
    'A colleague is deciding this listing. It is free once they leave it, or after 15 minutes.',
  'desk.own-listing':
    'A member of the staff listed this. A colleague of theirs decides it, at the desk.',
  'desk.points-open':
    'This edition has notes on what to check, and not all of it is checked. Check it, or approve it anyway.',
  'desk.mail-sent':
    'This mail was sent, and we do not keep its text. The person can ask for a new link.',
  'desk.has-role': 'You help to run the marketplace. Ask an owner to take your roles away first.',
  'desk.last-owner': 'The marketplace needs an owner. Give another person the role first.',
  'catalogue.changed': 'This record was changed since you read it. Compare, and save again.',
  'catalogue.in-trade': 'An ask, a bid or an order of it is open. This can change when none is.',
  'catalogue.traded': 'It was traded before, so it stays.',
  'catalogue.has-artworks': 'Unpublish the works of this artist first.',
  'catalogue.incomplete': 'Something that visitors need is missing.',
  'catalogue.nothing-to-undo': 'There is no change to undo.',
  'catalogue.name-taken': 'This artwork has an edition of this name already.',
  'catalogue.merged': 'This record was merged into another one.',
  'catalogue.not-published': 'Visitors do not see this record yet. Publish it first.',
  'catalogue.address-taken': 'Another collection has this address. Choose a different one.',
  'catalogue.empty': 'Choose a work that visitors see before you publish the collection.',
  'catalogue.not-mergeable': 'Both have open trades of the same edition. Merge when one has none.',
  'catalogue.picture-refused': 'This picture cannot be read. Use a JPEG, PNG or WebP file.',
  'fees.not-later': 'New fees begin at a later time than now.',
  'fees.time-taken': 'Other fees begin at this time. Take them back first.',
  'fees.no-payout': 'With these fees some sellers would be paid nothing.',
  'fees.begun': 'These fees hold, or have held, so they stay. Add others for a later time.',
  'text.address-taken': 'Another text has this address. Choose a different one.',
  'text.to-correct': 'Something in this text has to be corrected or filled in first.',
  'text.fixed': 'This mail keeps accounts safe: its words stay.',
  'text.owner-publishes': 'Legal pages are put in force by an owner: texts publish-legal.',
  'text.linked': 'Other pages lead to this one, so it stays. Change it and publish it again.',
  'catalogue.reference-taken': 'Another record has this reference.',
  'imports.unreadable':
    'This file could not be read. Use a CSV file whose quotation marks are all closed, or a JSON list of records.',
  'imports.zip-unreadable':
    'This zip could not be read. It needs the pictures and one CSV or JSON file, without a password.',
  'imports.too-many-rows': 'A file can have 10,000 rows. Split it into several.',
  'imports.columns-missing': 'The file needs a column named reference.',
  'imports.wrong-status': 'This import is past that step.',
  'order.payment-attempted':
    'The processor was asked for this payment, and only it knows whether it was made.',
  'profile.bids-left':
    'Your addresses are saved, but some of your open bids still go to the old one. Save again to change the rest.',
  'profile.open-trades': 'Finish or withdraw your bids, asks and orders before you leave.',
  'profile.debt':
    'You still owe us money for a sale whose payment was taken back. Pay it before you leave.',
  'profile.onboarding-over': 'You have already completed the introduction.',
  'profile.onboarding-unanswered': 'Answer both questions to complete the introduction.',
  'analytics.variables-missing': 'Could not load variables',
  'upstream.timeout': 'The marketplace took too long to answer. Please try again.',
  'upstream.bad-answer': 'The marketplace sent an unexpected answer. Please try again.',
} as const;

export type ErrorCode = keyof typeof errorMessages;
export const errorCodes = Object.keys(errorMessages) as [ErrorCode, ...ErrorCode[]];
