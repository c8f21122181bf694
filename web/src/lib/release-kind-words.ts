import type { SubmitReleaseForm } from '../../../shared/contracts/forms/submissions.ts';

/** How a submitted release is sold. */
export const releaseKindWords: Readonly<Record<SubmitReleaseForm['kind'], string>> = {
  single: 'From a set time, while stocks last',
  timed: 'Timed: as many as are ordered',
  raffle: 'By raffle',
  'date-only': 'On a set day, time to be announced',
  unscheduled: 'Date to be announced',
};
