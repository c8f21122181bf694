import { wirePlaced } from '../../shared/contracts/wire/trades.ts';
import { ofRecord } from './of-record.ts';

/** No trade stands behind these: everything else has gone through, whatever came after. */
function hasGoneThrough(status: string): boolean {
  return status !== 'Draft' && status !== 'Voided';
}

/** What placing this record answers; one that it leaves unplaced is no word of a trade. */
export function placedOf(id: number): typeof wirePlaced {
  return ofRecord(wirePlaced, id).refine(({ data }) => hasGoneThrough(data.status), {
    path: ['data', 'status'],
    params: { why: 'not-placed' },
  });
}
