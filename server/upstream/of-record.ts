import { z } from 'zod';

/** The detail in the log. */
const params = { why: 'another-record' };

/** For answers that are only checked for their record's id. */
export const anyRecord = z.object({ data: z.object({ id: z.int() }) });

/**
 * The same schema, valid for this record only. A cache or proxy may answer with another record,
 * which says nothing about the requested one.
 */
export function ofRecord<Answer extends z.ZodType<{ data: { id: number } }>>(
  answer: Answer,
  id: number,
): Answer {
  return answer.refine(({ data }) => data.id === id, { path: ['data', 'id'], params });
}

/** The same for a record whose duplicates lead to it. */
export function ofRecordOrMerged<
  Answer extends z.ZodType<{ data: { id: number }; meta: { mergedFrom?: number | undefined } }>,
>(answer: Answer, id: number): Answer {
  const isAsked = ({ data, meta }: z.output<Answer>) => data.id === id || meta.mergedFrom === id;
  return answer.refine(isAsked, { path: ['data', 'id'], params });
}

/** The same for a list that was filtered to one record, or to what belongs to it. */
export function onlyOf<Answer extends z.ZodType<{ data: readonly unknown[] }>>(
  answer: Answer,
  isAsked: (item: z.output<Answer>['data'][number]) => boolean,
): Answer {
  return answer.refine(({ data }) => data.every(isAsked), { path: ['data'], params });
}
