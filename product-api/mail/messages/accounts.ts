import { nameMark } from '../../../shared/site.ts';
import { free, type Message, needed, optional } from './message.ts';

const about = `You received this because you have an account on ${nameMark}.`;
const notAsked = 'If you did not ask for this, ignore this e-mail: nothing will change.';
const ofSecurity = 'You received this because it concerns the security of your account.';
const provider = needed('Where the person signs in', 'Google');
const to = needed('The new address', 'ada@example.com');
const undoConnection =
  'If this was not you, open the link within 7 days and set a new password. Then every device is signed out, and what was connected in the last 7 days is disconnected.';
const undoChange =
  'If this was not you, open the link within 7 days and set a new password. Then this is the address of your account, every device is signed out, and a Google or Apple sign-in that was connected in the last 7 days is disconnected.';
const fixed = { fields: {}, isFixed: true } as const;
const warning = { action: 'This was not me', footnote: ofSecurity, isFixed: true } as const;

/** About the receiver's account. */
export const accounts = {
  'account-blocked': {
    about: 'The account was blocked at the desk',
    fields: { contact: free('Our e-mail address', 'help@example.com') },
    action: `Go to ${nameMark}`,
    footnote: about,
    subject: 'Your account is blocked',
    paragraphs: [
      'You cannot sign in for now. Your bids are withdrawn and your listings are paused. Orders that are under way go on, and money that is due to you is paid.',
      'Write to {{contact}} if you have to pay for an order or ship one, or if you think that this is a mistake.',
    ],
  },
  'account-open-again': {
    about: 'The block of the account was lifted',
    fields: {},
    action: `Go to ${nameMark}`,
    footnote: about,
    subject: 'Your account is open again',
    paragraphs: [
      'You can sign in again. Listings that have not expired come back, and sell at once where they meet a bid. Your bids stay withdrawn; you can place new ones.',
    ],
  },
  'confirm-address': {
    ...fixed,
    about: 'An account was made, and its address is to be confirmed',
    action: 'Confirm e-mail address',
    footnote: 'If you did not create an account, ignore this e-mail: nothing will happen.',
    heading: 'Confirm your e-mail address',
    linkAfter: 1,
    subject: `Confirm your e-mail address for ${nameMark}`,
    paragraphs: [
      `Welcome to ${nameMark}. Confirm your e-mail address to sign in and continue where you left off.`,
      'The link works once, within 24 hours.',
    ],
  },
  'reset-password': {
    ...fixed,
    about: 'A new password was asked for',
    action: 'Set a new password',
    footnote: notAsked,
    subject: `Set a new password for ${nameMark}`,
    paragraphs: [
      `We received a request to set a new password for your ${nameMark} account.`,
      'The link works once, within an hour. A new password signs you out everywhere else.',
    ],
  },
  'no-password': {
    ...fixed,
    about: 'A new password was asked for, and the account has none',
    fields: { provider },
    action: 'Sign in with {{provider}}',
    footnote: notAsked,
    subject: `How to sign in to ${nameMark}`,
    paragraphs: [
      `We received a request to set a new password for your ${nameMark} account. It has no password: you sign in with {{provider}}.`,
      'If you would like a password as well, sign in and open your settings.',
    ],
  },
  'change-email': {
    ...fixed,
    about: 'To the new address: its link makes the change',
    action: 'Use this address',
    footnote: notAsked,
    subject: `Confirm your new e-mail address for ${nameMark}`,
    paragraphs: [
      `Open the link to use this address for your ${nameMark} account.`,
      'The link works once, within 24 hours. Until you open it, the address of your account stays as it is.',
    ],
  },
  'email-taken': {
    ...fixed,
    about: 'To the new address, where it has an account already, or had one until a few days ago',
    action: 'Sign in',
    footnote: notAsked,
    subject: `This address already has an account at ${nameMark}`,
    paragraphs: [
      'We received a request to use this e-mail address for another account. It belongs to an account already, or did until a few days ago, so nothing has changed.',
      'If the account is yours, sign in to it instead.',
    ],
  },
  'email-about-to-change': {
    ...warning,
    about: 'To the old address, when the change was asked for',
    fields: { to },
    subject: `Your e-mail address at ${nameMark} is about to change`,
    paragraphs: [
      'You asked to use {{to}} for your account. Nothing changes until the link in our e-mail to that address is opened.',
      undoChange,
    ],
  },
  'email-changed': {
    ...warning,
    about: 'To the old address, when the change was made',
    fields: { to },
    subject: `Your e-mail address at ${nameMark} has changed`,
    paragraphs: [
      'Your account now has the address {{to}}. Our e-mails go there, and if you sign in with your address and a password, use the new one.',
      undoChange,
    ],
  },
  'sign-in-connected': {
    ...warning,
    about: 'Google or Apple was connected to the account',
    fields: { provider, as: optional('Its address there', 'as ada@example.com') },
    subject: `{{provider}} is now connected to your ${nameMark} account`,
    paragraphs: [
      'You can now also sign in with {{provider}} {{as}}. You can disconnect it in your settings.',
      undoConnection,
    ],
  },
  'sign-in-disconnected': {
    ...warning,
    about: 'Google or Apple was disconnected from the account',
    fields: { provider },
    subject: `{{provider}} is no longer connected to your ${nameMark} account`,
    paragraphs: ['You can no longer sign in to your account with {{provider}}.', undoConnection],
  },
} as const satisfies Record<string, Message>;
