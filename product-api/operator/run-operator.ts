import { contractOf } from '../../shared/desk/operations.ts';
import { HttpError } from '../errors.ts';
import type { OperatorContext } from './operation.ts';
import { UsageError } from './operation.ts';
import { helpText, operations } from './operations.ts';
import { parseArguments } from './parse-arguments.ts';
import { printable } from './printable.ts';
import { runOperation } from './run-operation.ts';

export const exitCodes = { done: 0, refused: 1, usage: 2 } as const;

type Terminal = { out(text: string): void; err(text: string): void };

/**
 * Runs one operation and returns the exit code. The database is opened only for a valid command
 * line.
 */
export async function runOperator(
  argv: readonly string[],
  terminal: Terminal,
  withMarket: <Result>(use: (context: OperatorContext) => Promise<Result>) => Promise<Result>,
): Promise<number> {
  try {
    const parsed = parseArguments(argv);
    if (parsed.kind === 'help') {
      terminal.out(helpText());
      return exitCodes.done;
    }
    const { name, json } = parsed;
    const input = parsed.input as never;
    let place: string | undefined;
    const answer = await withMarket((context) => {
      place = context.place;
      return runOperation(name, context, input);
    });
    const text = json
      ? JSON.stringify(answer, null, 2)
      : operations[name].print(answer as never, input);
    terminal.out(printable(text));
    if (place !== undefined && !contractOf(name).isRead) terminal.err(`Written to ${place}.`);
    return exitCodes.done;
  } catch (error) {
    if (error instanceof UsageError) {
      terminal.err(`${printable(error.message)}\n\nSee npm run operator -- --help`);
      return exitCodes.usage;
    }
    if (error instanceof HttpError) {
      const code = error.details.code === undefined ? '' : ` (${error.details.code})`;
      terminal.err(`Refused: ${printable(error.message)}${code}`);
      return exitCodes.refused;
    }
    throw error;
  }
}
