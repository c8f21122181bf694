import type { Readable } from 'node:stream';
import { parseAsked, UsageError, usage } from './asked.ts';
import type { FailureClass } from './class-of.ts';
import { findLines } from './find-lines.ts';
import { readLines } from './read-lines.ts';
import { foundAsJson, showFound, showSummary } from './show-found.ts';

type Terminal = {
  readonly input: Readable;
  /** Resolves when more may be written, so that a slow reader does not fill the memory. */
  out(text: string): Promise<void>;
  err(text: string): void;
};

/** Exit codes. 0: read and shown, found or not. 1: a file could not be read. 2: wrong usage. */
export async function runSupport(
  argv: readonly string[],
  terminal: Terminal,
  now: number,
): Promise<0 | 1 | 2> {
  try {
    const asked = parseAsked(argv, now);
    if (!asked) {
      await terminal.out(usage);
      return 0;
    }
    const counts = new Map<FailureClass, number>();
    let found = 0;
    for await (const one of findLines(readLines(asked.files, terminal.input), asked)) {
      found += 1;
      if (one.class) counts.set(one.class, (counts.get(one.class) ?? 0) + 1);
      await terminal.out(asked.json ? foundAsJson(one) : showFound(one));
    }
    if (asked.json) return 0;
    await terminal.out(found === 0 ? 'Nothing found.' : (showSummary(counts) ?? ''));
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      terminal.err(`${error.message}\n\n${usage}`);
      return 2;
    }
    if (error instanceof Error && 'code' in error) {
      terminal.err(`Cannot read the log: ${error.message}`);
      return 1;
    }
    throw error;
  }
}
