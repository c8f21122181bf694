import type { CommandDeps } from '../market/command-context.ts';

/** What an operation found or did: `data` for --json, `text` for a person. */
export type Report = { readonly data: unknown; readonly text: string };

export type OperatorContext = {
  readonly market: CommandDeps;
  /** Who is at the keyboard, for the audit. */
  readonly actor: string;
};

/** The words after an operation's name, already there in the right number. */
export type Input = {
  readonly id: number;
  readonly words: readonly string[];
  readonly options: Readonly<Partial<Record<OptionName, string>>>;
  readonly switches: ReadonlySet<SwitchName>;
};

/** Options that take a text. */
export const optionNames = [
  'reason',
  'tracking',
  'name',
  'kind',
  'artists',
  'extra',
  'artwork',
  'starts',
  'ends',
  'zone',
  'winners',
  'seed',
] as const;
export type OptionName = (typeof optionNames)[number];
/** Options without a text of their own. */
export type SwitchName = 'csv';

export type Operation = {
  /** As typed, such as 'asks approve'. */
  readonly name: string;
  /** What follows the name, for the help; the first is a number where `takesId`. */
  readonly words: readonly string[];
  readonly takesId: boolean;
  /** What its first word names, for saying that there is none: 'order'. */
  readonly subject?: string;
  readonly required: readonly OptionName[];
  readonly optional: readonly OptionName[];
  readonly switches?: readonly SwitchName[];
  readonly about: string;
  /** Changes nothing. */
  readonly isRead: boolean;
  /** Reads more than one answer can hold: for the command line only. */
  readonly isForTerminal?: boolean;
  run(context: OperatorContext, input: Input): Promise<Report>;
};

/** Typed wrongly: exit code 2. */
export class UsageError extends Error {}
