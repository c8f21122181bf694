import { parseArgs } from 'node:util';
import {
  type Input,
  type Operation,
  type OptionName,
  optionNames,
  type SwitchName,
  UsageError,
} from './operation.ts';
import { operations } from './operations.ts';

type Parsed =
  | { readonly kind: 'help' }
  | {
      readonly kind: 'run';
      readonly operation: Operation;
      readonly input: Input;
      readonly json: boolean;
    };

/** Parses the command line. Throws a UsageError that says what is wrong. */
export function parseArguments(argv: readonly string[]): Parsed {
  const { values, positionals } = parse(argv);
  if (values.help || positionals.length === 0) return { kind: 'help' };
  const name = positionals.slice(0, 2).join(' ');
  const operation = operations.find((one) => one.name === name);
  if (!operation) throw new UsageError(`There is no operation '${name}'.`);
  const words = positionals.slice(2);
  if (words.length !== operation.words.length) {
    throw new UsageError(`Expected: ${[name, ...operation.words].join(' ')}`);
  }
  const given = optionNames.flatMap((option) => {
    const value = values[option];
    const isRequired = operation.required.includes(option);
    if (value === undefined) {
      if (isRequired) throw new UsageError(`'${name}' needs --${option}.`);
      return [];
    }
    if (!isRequired && !operation.optional.includes(option)) {
      throw new UsageError(`'${name}' takes no --${option}.`);
    }
    if (value.trim() === '') throw new UsageError(`--${option} cannot be empty.`);
    return [[option, value] as const];
  });
  const switches = new Set<SwitchName>(values.csv === true ? ['csv'] : []);
  for (const one of switches) {
    if (!operation.switches?.includes(one)) throw new UsageError(`'${name}' takes no --${one}.`);
  }
  const id = operation.takesId ? idOf(words[0] ?? '') : 0;
  return {
    kind: 'run',
    operation,
    input: { id, words, options: Object.fromEntries(given), switches },
    json: values.json === true,
  };
}

const text = { type: 'string' } as const;
const texts = {
  reason: text,
  tracking: text,
  name: text,
  kind: text,
  artists: text,
  extra: text,
  artwork: text,
  starts: text,
  ends: text,
  zone: text,
  publisher: text,
  link: text,
  from: text,
  version: text,
  payment: text,
  winners: text,
  seed: text,
  rate: text,
  person: text,
} satisfies Record<OptionName, typeof text>;

function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        json: { type: 'boolean' },
        csv: { type: 'boolean' },
        ...texts,
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function idOf(word: string): number {
  if (!/^[1-9]\d{0,8}$/.test(word)) throw new UsageError(`'${word}' is not an id.`);
  return Number(word);
}
