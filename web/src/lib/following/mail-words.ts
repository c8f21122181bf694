import type { FollowFlags } from '../../../../shared/contracts/forms/follow.ts';

const subjects: Readonly<Record<keyof FollowFlags, string>> = {
  newLowestAsk: 'lower asks',
  newHighestBid: 'higher bids',
  newRelease: 'releases',
  newSale: 'sales',
};
const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** The e-mails chosen for an artist: 'releases and sales'; '' if none. */
export function mailSubjects(flags: FollowFlags): string {
  const wanted = Object.entries(subjects).flatMap(([flag, words]) =>
    flags[flag as keyof FollowFlags] ? [words] : [],
  );
  return list.format(wanted);
}

/** The start of a sentence: 'E-mails about releases and sales'. */
export function mailWords(flags: FollowFlags): string {
  const about = mailSubjects(flags);
  return about === '' ? 'No e-mails' : `E-mails about ${about}`;
}
