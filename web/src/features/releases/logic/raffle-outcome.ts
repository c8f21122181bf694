import type { EnteredRaffle } from '../../../../../shared/contracts/following.ts';
import type { ReleasePhase } from '../../../../../shared/domain/releases.ts';
import type { Tone } from '../../../lib/status-words.ts';
import { ordinal } from './ordinal.ts';
import { dayAndTime } from './when-words.ts';

type Outcome = { readonly label: string; readonly tone: Tone; readonly detail: string };

/** The state or result of the visitor's entry, in words; times are in `zone`. */
export function raffleOutcome(
  { entry, draw, release }: EnteredRaffle,
  phase: ReleasePhase,
  zone: string,
): Outcome {
  const { rank, buyBy } = entry;
  if (draw && rank !== null) {
    const place = `Your entry came ${ordinal(rank)} of ${draw.entries}.`;
    if (rank > draw.winners) return { label: 'Not drawn', tone: 'neutral', detail: place };
    const until =
      buyBy === null ? '' : ` You can buy until ${dayAndTime(Date.parse(buyBy), zone)}.`;
    return { label: 'You were drawn', tone: 'good', detail: place + until };
  }
  if (phase === 'open' && release.endsAt !== null) {
    const end = dayAndTime(Date.parse(release.endsAt), zone);
    return { label: 'You are entered', tone: 'good', detail: `Open until ${end}.` };
  }
  return { label: 'Waiting to be drawn', tone: 'waiting', detail: 'We’ll e-mail you either way.' };
}
