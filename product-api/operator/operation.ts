import type { CommandDeps } from '../market/command-context.ts';

/** The result: `data` for --json, `text` for the terminal. */
export type Report = { readonly data: unknown; readonly text: string };

export type OperatorContext = {
  readonly market: CommandDeps;
  /** The operator's name for the audit, such as 'operator:alice'. */
  readonly actor: string;
};

/** The words after the operation's name, already counted. */
export type Input = {
  readonly id: number;
  readonly words: readonly string[];
  readonly options: Readonly<Partial<Record<OptionName, string>>>;
  readonly switches: ReadonlySet<SwitchName>;
};

/** Options with a value. */
export const optionNames = [
  'reason',
  'tracking',
  'from',
  'version',
  'payment',
  'name',
  'kind',
  'artists',
  'extra',
  'artwork',
  'starts',
  'ends',
  'zone',
  'publisher',
  'link',
  'winners',
  'seed',
  'rate',
  'person',
] as const;
export type OptionName = (typeof optionNames)[number];
/** Options without a value. */
export type SwitchName = 'csv';

export type Operation = {
  /** As typed, such as 'asks approve'. */
  readonly name: string;
  /** Names of the arguments, for the help; the first is a number where `takesId`. */
  readonly words: readonly string[];
  readonly takesId: boolean;
  /** What the first argument identifies, for the not-found message: 'order'. */
  readonly subject?: string;
  readonly required: readonly OptionName[];
  readonly optional: readonly OptionName[];
  readonly switches?: readonly SwitchName[];
  readonly about: string;
  /** Changes nothing. */
  readonly isRead: boolean;
  /** Its result may be too large for an HTTP answer: command line only. */
  readonly isForTerminal?: boolean;
  run(context: OperatorContext, input: Input): Promise<Report>;
};

/** Invalid command line: exit code 2. */
export class UsageError extends Error {}
