import type { z } from 'zod';
import { invalid } from '../errors.ts';

/** Validates a form's fields; throws a 400 with every issue. */
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
