import { wirePlaced } from '../../shared/contracts/wire/trades.ts';
import { ofRecord } from './of-record.ts';

/** Records with these statuses were never placed; any other has been. */
function hasGoneThrough(status: string): boolean {
  return status !== 'Draft' && status !== 'Voided';
}

/** The answer to placing this record; an unplaced one is a bad answer. */
export function placedOf(id: number): typeof wirePlaced {
  return ofRecord(wirePlaced, id).refine(({ data }) => hasGoneThrough(data.status), {
    path: ['data', 'status'],
    params: { why: 'not-placed' },
  });
}
