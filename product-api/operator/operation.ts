import type { AnswerOf, InputOf, OperationName } from '../../shared/desk/operations.ts';
import type { CommandDeps } from '../market/command-context.ts';

export type OperatorContext = {
  readonly market: CommandDeps;
  /** Who asks, for the audit: 'shell:alice', or 'desk:12' with the id of the user. */
  readonly actor: string;
  /** The folder of uploads; undefined: none is at hand. */
  readonly dataDir?: string | undefined;
  /** Which marketplace it is, where a shell could mean another; undefined: it is clear. */
  readonly place?: string | undefined;
};

export type Operation<Name extends OperationName> = {
  run(context: OperatorContext, input: InputOf<Name>): Promise<AnswerOf<Name>>;
  /** The answer as the terminal shows it. */
  print(answer: AnswerOf<Name>, input: InputOf<Name>): string;
};

export type Operations<Name extends OperationName> = {
  readonly [One in Name]: Operation<One>;
};

/** Invalid input that no schema sees: exit code 2 of the command line, a 400 at the desk. */
export class UsageError extends Error {}

/** Of a stored time, for an answer. */
export const isoOf = (at: Date): string => at.toISOString();
export const isoOrNull = (at: Date | null): string | null => at?.toISOString() ?? null;
