import type { AnswerOf, InputOf, OperationName } from '../../shared/desk/operations.ts';
import { contractOf } from '../../shared/desk/operations.ts';
import { HttpError, notFound } from '../errors.ts';
import type { OperatorContext } from './operation.ts';
import { operations } from './operations.ts';

/** Runs an operation; its not-found error names the record it looked for. */
export async function runOperation<Name extends OperationName>(
  name: Name,
  context: OperatorContext,
  input: InputOf<Name>,
): Promise<AnswerOf<Name>> {
  try {
    return await operations[name].run(context, input);
  } catch (error) {
    const { subject, words } = contractOf(name);
    const isMissing = error instanceof HttpError && error.statusCode === 404;
    if (!isMissing || subject === undefined) throw error;
    const given: Readonly<Record<string, unknown>> = Object(input);
    throw notFound(`There is no ${subject} ${given[words[0] ?? '']}.`);
  }
}
