import { parseArgs } from 'node:util';
import type { z } from 'zod';
import { contractOf, type OperationName, operationNames } from '../../shared/desk/operations.ts';
import { UsageError } from './operation.ts';
import { synopsis } from './operations.ts';

type Parsed =
  | { readonly kind: 'help' }
  | {
      readonly kind: 'run';
      readonly name: OperationName;
      /** Checked by the operation's own schema. */
      readonly input: unknown;
      readonly words: readonly string[];
      readonly json: boolean;
    };

/** Parses the command line. Throws a UsageError that says what is wrong. */
export function parseArguments(argv: readonly string[]): Parsed {
  const { values, positionals } = parse(argv);
  const { help, json = false, ...options } = values;
  if (help === true || positionals.length === 0) return { kind: 'help' };
  const given = positionals.slice(0, 2).join(' ');
  const name = operationNames.find((one) => one === given);
  if (name === undefined) throw new UsageError(`There is no operation '${given}'.`);
  const words = positionals.slice(2);
  const contract = contractOf(name);
  if (words.length !== contract.words.length) throw new UsageError(`Expected: ${synopsis(name)}`);
  for (const option of Object.keys(options)) {
    const isTaken = contract.fields.some((field) => field.name === option);
    if (!isTaken || contract.words.includes(option)) {
      throw new UsageError(`'${name}' takes no --${option}.`);
    }
  }
  const named = contract.words.map((word, index) => [word, words[index]] as const);
  const parsed = contract.input.safeParse({ ...options, ...Object.fromEntries(named) });
  if (!parsed.success) throw new UsageError(problemOf(name, options, parsed.error));
  return { kind: 'run', name, input: parsed.data, words, json: json === true };
}

/** The first problem, with the word or option that has it. */
function problemOf(
  name: OperationName,
  given: Readonly<Record<string, unknown>>,
  error: z.ZodError,
): string {
  const [issue] = error.issues;
  const field = String(issue?.path[0] ?? '');
  if (contractOf(name).words.includes(field)) return `<${field}>: ${issue?.message}.`;
  return given[field] === undefined
    ? `'${name}' needs --${field}.`
    : `--${field}: ${issue?.message}.`;
}

const optionsOf = () => {
  const fields = operationNames.flatMap((name) => contractOf(name).fields);
  return Object.fromEntries(
    fields.map(({ name, isSwitch }) => [
      name,
      { type: isSwitch ? ('boolean' as const) : ('string' as const) },
    ]),
  );
};

function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        json: { type: 'boolean' },
        ...optionsOf(),
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
