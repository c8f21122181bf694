import type { ReleaseKind, ReleasePhase } from '../../../../shared/domain/releases.ts';
import type { Tone } from '../../lib/status-words.ts';

export const kindWords: Readonly<Record<ReleaseKind, string>> = {
  single: 'Release',
  timed: 'Timed edition',
  raffle: 'Raffle',
  'date-only': 'Release',
  unscheduled: 'To be announced',
};

type Words = { readonly label: string; readonly tone: Tone };

const opening: Readonly<Record<ReleasePhase, Words>> = {
  unscheduled: { label: 'Date to be announced', tone: 'neutral' },
  before: { label: 'Not open yet', tone: 'waiting' },
  open: { label: 'Open now', tone: 'good' },
  out: { label: 'Released', tone: 'neutral' },
  closed: { label: 'Closed', tone: 'neutral' },
};

/** The phase of a release. Only timed releases and raffles can be open or closed. */
export function phaseWords(kind: ReleaseKind, phase: ReleasePhase, isDrawn = false): Words {
  if (kind === 'raffle' && isDrawn) return { label: 'Drawn', tone: 'neutral' };
  if (phase === 'before' && (kind === 'single' || kind === 'date-only')) {
    return { label: 'Not released yet', tone: 'waiting' };
  }
  return opening[phase];
}

/** What a collector can do about a release of this kind. */
export const howWords: Readonly<Record<ReleaseKind, string>> = {
  single: 'The edition goes on sale at this time, first come, first served.',
  timed:
    'Orders are taken while it is open. Only as many are printed as have been ordered when it closes.',
  raffle:
    'Enter at any time while it is open. Everyone has one entry and the same chance. If you are drawn, you may buy but do not have to.',
  'date-only': 'The edition goes on sale on this day. The time has not been announced.',
  unscheduled:
    'The date has not been announced. Set a reminder and we’ll e-mail you when it opens.',
};

export const releaseWords = {
  see: 'View release',
  notify: 'Set reminder',
  notified: 'Reminder set',
  stop: 'Remove reminder',
  signInToNotify: (name: string) => `Sign in or register to set a reminder for ${name}.`,
  signInToEnter: (name: string) => `Sign in or register to enter the raffle for ${name}.`,
  told: (name: string) => `We will e-mail you when ${name} opens.`,
  untold: (name: string) => `We will not e-mail you about ${name}.`,
  entered: 'You are in the raffle.',
  withdrawn: 'Your entry has been withdrawn.',
  addToCalendar: 'Add to calendar',
  buyFrom: (publisher: string) => `Buy from ${publisher || 'the publisher'}`,
  here: 'Here you can place bids, and buy from owners who list theirs.',
} as const;
