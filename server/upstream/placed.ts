import type { z } from 'zod';
import { wirePlaced } from '../../shared/contracts/wire/trades.ts';
import type { AnswerSchema } from './answer-schema.ts';
import { checked, ofRecord } from './of-record.ts';

/** Records with these statuses were never placed; any other has been. */
function hasGoneThrough(status: string): boolean {
  return status !== 'Draft' && status !== 'Voided';
}

/** The answer to placing this record; an unplaced one is a bad answer. */
export function placedOf(id: number): AnswerSchema<z.infer<typeof wirePlaced>> {
  return checked(ofRecord(wirePlaced, id), ({ data }) => hasGoneThrough(data.status), {
    path: ['data', 'status'],
    why: 'not-placed',
  });
}
