import { z } from 'zod';

/** What the log says is wrong with it. */
const params = { why: 'another-record' };

/** For answers of which nothing else is needed than what they are about. */
export const anyRecord = z.object({ data: z.object({ id: z.int() }) });

/**
 * The same answer, of this record alone. One about another record is an answer to somebody else's
 * question, by whatever way it came here, and says nothing of what was asked.
 */
export function ofRecord<Answer extends z.ZodType<{ data: { id: number } }>>(
  answer: Answer,
  id: number,
): Answer {
  return answer.refine(({ data }) => data.id === id, { path: ['data', 'id'], params });
}

/** Likewise a list that was narrowed to one record, or to what belongs to it. */
export function onlyOf<Answer extends z.ZodType<{ data: readonly unknown[] }>>(
  answer: Answer,
  isAsked: (item: z.output<Answer>['data'][number]) => boolean,
): Answer {
  return answer.refine(({ data }) => data.every(isAsked), { path: ['data'], params });
}
