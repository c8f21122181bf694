import type { ReleaseKind, ReleasePhase } from '../../../../shared/domain/releases.ts';
import type { Tone } from '../../lib/status-words.ts';

/** What it is, in a word or two. */
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

/** Where a release stands. Only what has an end can be open or closed. */
export function phaseWords(kind: ReleaseKind, phase: ReleasePhase, isDrawn = false): Words {
  if (kind === 'raffle' && isDrawn) return { label: 'Drawn', tone: 'neutral' };
  if (phase === 'before' && (kind === 'single' || kind === 'date-only')) {
    return { label: 'Not out yet', tone: 'waiting' };
  }
  return opening[phase];
}

/** What one does about a release of this kind. */
export const howWords: Readonly<Record<ReleaseKind, string>> = {
  single: 'The edition goes on sale at this time, to whoever comes first.',
  timed:
    'Orders are taken for as long as it is open. What nobody has ordered when it closes is not printed.',
  raffle:
    'Enter while it is open. Everybody has one entry and the same chance, whenever they come. Who is drawn may buy; nobody has to.',
  'date-only': 'The edition goes on sale on this day. The hour has not been announced.',
  unscheduled: 'The date has not been set. Ask to be told, and we write to you when it opens.',
};

/** Where it is sold: the calendar tells of releases, and takes no orders. */
export function soldWords(kind: ReleaseKind, gallery: string | null): string {
  if (kind === 'raffle') return '';
  const seller = gallery ? `by ${gallery}` : 'by its publisher';
  return `It is sold ${seller}, not on this site. Here it can be bid for, and bought from whoever sells theirs.`;
}

export const releaseWords = {
  see: 'See the release',
  notify: 'Notify me',
  notified: 'You will be told',
  stop: 'Stop',
  signInToSee: 'Sign in to see what you are told about.',
  signInToNotify: (name: string) => `Sign in or register to be told when ${name} opens.`,
  signInToEnter: (name: string) => `Sign in or register to enter the raffle for ${name}.`,
  told: (name: string) => `We will write to you when ${name} opens.`,
  entered: 'You are in the raffle.',
  withdrawn: 'Your entry has been taken back.',
  addToCalendar: 'Add to calendar',
} as const;
