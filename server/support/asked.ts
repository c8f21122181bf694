import { parseArgs } from 'node:util';
import { type FailureClass, failureClasses } from './class-of.ts';

export const subjects = ['request', 'user', 'edition', 'ask', 'bid', 'order'] as const;
export type Subject = (typeof subjects)[number];

export type Asked = {
  /** Epoch milliseconds; earlier lines are left out. */
  readonly since: number;
  readonly classes: readonly FailureClass[];
  /** Shows the lines with all of these ids; without one, failures only. */
  readonly ids: Readonly<Partial<Record<Subject, string>>>;
  readonly json: boolean;
  readonly files: readonly string[];
};

export class UsageError extends Error {}

export const usage = `Finds out of the log why something failed.

  npm run support -- [options] [log file …]        reads standard input where no file is named
  docker logs deckle 2>&1 | npm run --silent support -- --order 71

  --since <when>     30m, 2h, 3d, or a time such as 2026-11-20T08:00
  --class <class>    one of: ${Object.keys(failureClasses).join(', ')}
                     (several: --class a --class b)
  --request <id>     every line of one request, of both servers
  --user <id>, --edition <id>, --ask <id>, --bid <id>, --order <id>
                     every event of one of them
  --json             one JSON object a line, for other programs
  --help`;

const text = { type: 'string' } as const;
const units = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

/** Throws a UsageError that says what is wrong; null: help was asked for. */
export function parseAsked(argv: readonly string[], now: number): Asked | null {
  const { values, positionals } = parse(argv);
  if (values.help) return null;
  const classes = (values.class ?? []).map((name) => {
    if (!isClass(name)) throw new UsageError(`There is no class '${name}'.`);
    return name;
  });
  const ids: Partial<Record<Subject, string>> = {};
  for (const subject of subjects) {
    const value = values[subject];
    if (value === undefined) continue;
    if (subject !== 'request' && !/^\d+$/.test(value)) {
      throw new UsageError(`--${subject} takes a number.`);
    }
    ids[subject] = value;
  }
  const since = values.since === undefined ? 0 : sinceOf(values.since, now);
  return { since, classes, ids, json: values.json === true, files: positionals };
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        json: { type: 'boolean' },
        since: text,
        class: { type: 'string', multiple: true },
        request: text,
        user: text,
        edition: text,
        ask: text,
        bid: text,
        order: text,
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function sinceOf(when: string, now: number): number {
  const ago = /^(\d+)([mhd])$/.exec(when);
  const unit = ago?.[2] as keyof typeof units | undefined;
  if (unit) return now - Number(ago?.[1]) * units[unit];
  const time = Date.parse(when);
  if (Number.isNaN(time)) throw new UsageError(`--since does not understand '${when}'.`);
  return time;
}

function isClass(name: string): name is FailureClass {
  return Object.hasOwn(failureClasses, name);
}
