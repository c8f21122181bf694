import { type FailureClass, failureClasses } from './class-of.ts';
import type { Found } from './find-lines.ts';
import { type LogLine, requestIdOf } from './log-line.ts';

const ids = ['userId', 'editionId', 'askId', 'bidId', 'orderId'] as const;

/** A line for a person: what happened, then who and why below it. */
export function showFound({ line, class: failed }: Found): string {
  const time = new Date(line.time).toISOString().replace('T', ' ').slice(0, 19);
  const what = [line.event ?? line.msg ?? 'line', line.kind, line.step].filter(Boolean).join(' ');
  const call = line.method ? ` ${line.method} ${line.route ?? ''}` : '';
  const outcome = line.status == null ? '' : ` → ${line.status}`;
  const times = line.count === undefined ? '' : ` ${line.count} times`;
  return [
    `${time}  ${(failed ?? '-').padEnd(24)} ${what}${call}${outcome}${times}`,
    detail('ids', named(line)),
    detail(callOf(line) === null ? 'cause' : 'upstream', upstreamOf(line)),
    detail('look-up', line.lookedUp ?? ''),
    detail('fields', line.fields?.join(', ') ?? ''),
    detail('reason', [line.reason, line.why, line.detail].filter(Boolean).join(' ')),
    detail('shown', [line.code, line.shown && `“${line.shown}”`].filter(Boolean).join(' ')),
    detail('request', requestIdOf(line) ?? ''),
  ]
    .filter((part) => part !== null)
    .join('\n');
}

/** For other programs: the line as it was logged, with its class. */
export function foundAsJson({ line, class: failed }: Found): string {
  return JSON.stringify({ class: failed, ...line });
}

/** How many of each class, and what the classes mean; null when nothing failed. */
export function showSummary(counts: ReadonlyMap<FailureClass, number>): string | null {
  if (counts.size === 0) return null;
  const rows = [...counts].sort(([, one], [, other]) => other - one);
  const lines = rows.map(
    ([name, count]) => `${String(count).padStart(7)}  ${name.padEnd(24)} ${failureClasses[name]}`,
  );
  return `\n${lines.join('\n')}\n\nWhat to do about each: docs/runbook.md`;
}

function named(line: LogLine): string {
  return ids
    .flatMap((id) => (line[id] == null ? [] : [`${id.slice(0, -2)} ${line[id]}`]))
    .join(', ');
}

function callOf(line: LogLine): string | null {
  return line.upstreamCall ?? line.upstream?.call ?? null;
}

/** A trade's line has these fields at the top, a request's line in an object. */
function upstreamOf(line: LogLine): string {
  const { upstream } = line;
  const detail = line.upstreamDetail ?? upstream?.detail;
  const parts = [
    callOf(line),
    upstream?.cause ?? line.cause,
    line.upstreamStatus ?? upstream?.status,
    line.upstreamCode ?? upstream?.code,
    detail && `(${detail})`,
  ];
  return parts.filter((part) => part != null && part !== 'status').join(' ');
}

function detail(name: string, text: string): string | null {
  return text === '' ? null : `  ${name.padEnd(9)}${text}`;
}
