import type { InputOf, OperationName } from '../../../../../shared/desk/operations.ts';

/**
 * The input of an operation from a form: fields as they were typed. Each operation reads texts too,
 * as its command gets nothing else.
 */
export function typedInput<Name extends OperationName>(typed: object): InputOf<Name> {
  return typed as InputOf<Name>;
}
