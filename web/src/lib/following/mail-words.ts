import type { FollowFlags } from '../../../../shared/contracts/forms/follow.ts';

const subjects: Readonly<Record<keyof FollowFlags, string>> = {
  newLowestAsk: 'lower asks',
  newHighestBid: 'higher bids',
  newRelease: 'releases',
  newSale: 'sales',
};
const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** What one is written about: 'releases and sales'; '' for nothing. */
export function mailSubjects(flags: FollowFlags): string {
  const wanted = Object.entries(subjects).flatMap(([flag, words]) =>
    flags[flag as keyof FollowFlags] ? [words] : [],
  );
  return list.format(wanted);
}

/** The same as a sentence's beginning: 'E-mails about releases and sales'. */
export function mailWords(flags: FollowFlags): string {
  const about = mailSubjects(flags);
  return about === '' ? 'No e-mails' : `E-mails about ${about}`;
}
