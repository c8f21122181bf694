import type { z } from 'zod';

/**
 * The same answer, of this record alone. One about another record is an answer to somebody else's
 * question, by whatever way it came here, and says nothing of what was asked.
 */
export function ofRecord<Answer extends z.ZodType<{ data: { id: number } }>>(
  answer: Answer,
  id: number,
): Answer {
  return answer.refine(({ data }) => data.id === id, { path: ['data', 'id'] });
}
