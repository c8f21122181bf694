import type { z } from 'zod';
import { invalid } from '../errors.ts';

/** Fields of a form, checked; throws the 400 that names every one that is wrong. */
export function checkedFields<Schema extends z.ZodType>(
  schema: Schema,
  fields: unknown,
): z.output<Schema> {
  const read = schema.safeParse(fields);
  if (read.success) return read.data;
  const issues = read.error.issues.map(({ path, message }) => ({
    path: path.map((step) => (typeof step === 'number' ? step : String(step))),
    message,
  }));
  const [first, ...others] = issues;
  if (!first) throw read.error;
  throw invalid([first, ...others]);
}
