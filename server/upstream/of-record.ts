import { z } from 'zod';
import { type AnswerSchema, parseAnswer } from './answer-schema.ts';

/** For answers that are only checked for their record's id. */
export const anyRecord = z.object({ data: z.object({ id: z.int() }) });

/**
 * The same schema, valid for this record only. A cache or proxy may answer with another record,
 * which says nothing about the requested one.
 */
export function ofRecord<Answer extends { data: { id: number } }>(
  answer: AnswerSchema<Answer>,
  id: number,
): AnswerSchema<Answer> {
  return checked(answer, ({ data }) => data.id === id, anotherRecord);
}

/** The same for a record whose duplicates lead to it. */
export function ofRecordOrMerged<
  Answer extends { data: { id: number }; meta: { mergedFrom?: number | undefined } },
>(answer: AnswerSchema<Answer>, id: number): AnswerSchema<Answer> {
  return checked(
    answer,
    ({ data, meta }) => data.id === id || meta.mergedFrom === id,
    anotherRecord,
  );
}

/** The same for a list that was filtered to one record, or to what belongs to it. */
export function onlyOf<Item, Answer extends { data: readonly Item[] }>(
  answer: AnswerSchema<Answer & { data: readonly Item[] }>,
  isAsked: (item: Item) => boolean,
): AnswerSchema<Answer> {
  return checked(answer, ({ data }) => data.every(isAsked), { ...anotherRecord, path: ['data'] });
}

/** `why` is the detail in the log. */
type Fault = { readonly path: PropertyKey[]; readonly why: string };
const anotherRecord: Fault = { path: ['data', 'id'], why: 'another-record' };

/**
 * A schema with a check that depends on the call. zod's own `refine` would make a schema for each
 * call, which zod then compiles: a tenth of the time of a trade.
 */
export function checked<Answer>(
  answer: AnswerSchema<Answer>,
  isValid: (answer: Answer) => boolean,
  { path, why }: Fault,
): AnswerSchema<Answer> {
  return {
    safeParse(json) {
      const read = parseAnswer(answer, json);
      if (!read.success || isValid(read.data)) return read;
      const issue = { code: 'custom', path, params: { why }, message: why, input: json } as const;
      return { success: false, error: { issues: [issue] } };
    },
  };
}
