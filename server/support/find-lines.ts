import type { Asked, Subject } from './asked.ts';
import { classOf, type FailureClass } from './class-of.ts';
import { type LogLine, parseLine, requestIdsOf } from './log-line.ts';

export type Found = {
  readonly line: LogLine;
  /** null: the line is not about a failure. */
  readonly class: FailureClass | null;
};

const warning = 40;

/** The lines that match, in their order. Others are skipped without parsing them where possible. */
export async function* findLines(
  lines: AsyncIterable<string>,
  asked: Asked,
): AsyncGenerator<Found, void, undefined> {
  const wanted = Object.values(asked.ids);
  for await (const text of lines) {
    // Parsing a line costs a hundred times more than searching it for an id.
    if (!wanted.every((id) => text.includes(id))) continue;
    if (wanted.length === 0 && !mayFail(text)) continue;
    const line = parseLine(text);
    if (!line || line.time < asked.since || !isAbout(line, asked.ids)) continue;
    const failed = isFailure(line) ? classOf(line) : null;
    if (wanted.length === 0 && (failed === null || isToldElsewhere(line))) continue;
    if (asked.classes.length > 0 && (failed === null || !asked.classes.includes(failed))) continue;
    yield { line, class: failed };
  }
}

function mayFail(text: string): boolean {
  return /"level":[456]\d|"code":"/.test(text);
}

/** A refused trade, call or service. A 404 of a mistyped URL is not a failure, nor is leaving. */
function isFailure(line: LogLine): boolean {
  if (line.event !== 'request') return line.level >= warning;
  if (line.browserLeft) return false;
  return (line.status ?? 0) >= 500 || (line.code != null && line.code !== 'not-found');
}

/** A failed trade has its own line, which says more than its request's. */
function isToldElsewhere(line: LogLine): boolean {
  return line.event === 'request' && line.kind !== undefined;
}

function isAbout(line: LogLine, ids: Asked['ids']): boolean {
  const { request, ...records } = ids;
  if (request !== undefined && !requestIdsOf(line).includes(request)) return false;
  return Object.entries(records).every(([subject, id]) => {
    const field = `${subject as Exclude<Subject, 'request'>}Id` as const;
    return String(line[field] ?? '') === id;
  });
}
