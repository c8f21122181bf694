import { formatMoney, money } from '../domain/money.ts';
import type { AuditEntry, AuditRecord } from './audit.ts';
import { partsOf, theRecord } from './audit-words.ts';

/** A piece of a sentence: the name of a person, the title of a work, or words. */
export type SentencePart = {
  readonly text: string;
  readonly is?: 'person' | 'work';
  /** Part of the name of the record that was touched. */
  readonly isRecord?: true;
};

const showcases: Readonly<Record<string, string>> = {
  'home-works': 'the works of the home page',
  'header-artists': 'the artists of the header',
  'onboarding-artists': 'the artists of the first visit',
};

/** What a record is called before its title; those of works are set apart from the words. */
const nouns: Readonly<Record<string, { readonly noun: string; readonly isOfWork?: true }>> = {
  ask: { noun: 'the listing of', isOfWork: true },
  order: { noun: 'order', isOfWork: true },
  artwork: { noun: 'the artwork', isOfWork: true },
  edition: { noun: 'the edition of', isOfWork: true },
  'past-sale': { noun: 'a past sale of', isOfWork: true },
  artist: { noun: 'the artist' },
  release: { noun: 'the release' },
  collection: { noun: 'the collection' },
  submission: { noun: 'the submission' },
  text: { noun: 'the text' },
  import: { noun: 'the import' },
  mail: { noun: 'the mail' },
  message: { noun: 'the words of the mail' },
  user: { noun: '' },
  reason: { noun: 'the standard reason' },
};

/** '… order 12 (Moon no. 3, £450)', '… the listing of Moon no. 3', '… the release “Spring”'. */
function nameOf(subject: string, record: AuditRecord | null): readonly SentencePart[] {
  const [kind = '', ...rest] = subject.split(':');
  const key = rest.join(':');
  if (kind === 'site') return [{ text: 'the settings of the site' }];
  if (kind === 'fees') return [{ text: 'the fees' }];
  if (kind === 'showcase') return [{ text: showcases[key] ?? key }];
  if (kind === 'flag') return [{ text: `the feature ${key}` }];
  if (kind === 'rate') return [{ text: `the rate of ${key}` }];
  if (kind === 'operation') return [{ text: `“${key}”` }];
  const { noun = kind, isOfWork = false } = nouns[kind] ?? {};
  if (record === null) {
    if (kind === 'message') return [{ text: `${noun} ${key}` }];
    return [{ text: `${noun.replace(/ of$/, '') || 'account'} ${key}` }];
  }
  const copy = record.copy === null ? '' : ` no. ${record.copy}`;
  if (kind === 'order') {
    const price = record.price
      ? `, ${formatMoney(money(record.price.amount, record.price.currency))}`
      : '';
    return [
      { text: `order ${key} (` },
      { text: record.title, is: 'work' },
      { text: `${copy}${price})` },
    ];
  }
  if (isOfWork) {
    return [{ text: `${noun} ` }, { text: record.title, is: 'work' }, { text: copy }];
  }
  return [{ text: kind === 'user' ? record.title : `${noun} “${record.title}”` }];
}

const own: Readonly<Record<string, string>> = {
  ...{ ask: 'this listing', user: 'this account', message: 'the words of this mail' },
  'past-sale': 'this past sale',
};

const machines: Readonly<Record<string, string>> = {
  deckle: 'The marketplace',
  stripe: 'Stripe',
  sandbox: 'The test processor',
};

/** 'Ada Byron', 'alice by command', 'Stripe'. */
export function personOf(who: string): string {
  const shell = /^shell:(.*)$/.exec(who)?.[1];
  return shell === undefined ? (machines[who] ?? who) : `${shell} by command`;
}

/**
 * An entry of the audit as a sentence: 'Ada Byron approved the listing of Moon no. 3 for £450'. On
 * the page of its record that is only 'this listing'.
 */
export function auditSentenceParts(
  {
    who,
    action,
    subject,
    record,
    details,
  }: Pick<AuditEntry, 'who' | 'action' | 'subject' | 'record' | 'details'>,
  { isOnItsPage = false } = {},
): readonly SentencePart[] {
  const [kind = ''] = subject.split(':');
  const named = isOnItsPage ? [{ text: own[kind] ?? `this ${kind}` }] : nameOf(subject, record);
  const isRecord = true as const;
  const parts = partsOf(action, details) ?? [`did ${action} to `, theRecord];
  const after = parts.flatMap((part): readonly SentencePart[] =>
    typeof part === 'string' ? [{ text: part }] : named.map((one) => ({ ...one, isRecord })),
  );
  const person: SentencePart = { text: personOf(who), is: 'person' };
  return [person, { text: ' ' }, ...after].filter(({ text }) => text !== '');
}

/** The sentence as plain text, for the command line. */
export function auditSentence(...given: Parameters<typeof auditSentenceParts>): string {
  return auditSentenceParts(...given)
    .map(({ text }) => text)
    .join('');
}
