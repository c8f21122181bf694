import { HttpError, notFound } from '../errors.ts';
import type { Input, Operation, OperatorContext, Report } from './operation.ts';

/** Runs an operation; its not-found error names the record it looked for. */
export async function runOperation(
  operation: Operation,
  context: OperatorContext,
  input: Input,
): Promise<Report> {
  try {
    return await operation.run(context, input);
  } catch (error) {
    const isMissing = error instanceof HttpError && error.statusCode === 404;
    if (!isMissing || operation.subject === undefined) throw error;
    throw notFound(`There is no ${operation.subject} ${input.words[0]}.`);
  }
}
