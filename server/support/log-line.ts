import { z } from 'zod';
import { failureFields } from './class-of.ts';

const id = z.union([z.number(), z.string()]).nullish();

/** The fields of either server's log that support reads; all others are kept as they are. */
const logLine = failureFields.extend({
  time: z.number(),
  level: z.number().default(30),
  service: z.string().optional(),
  requestId: z.string().optional(),
  /** The product API's name for the request's id. */
  reqId: z.string().optional(),
  userId: id,
  editionId: id,
  askId: id,
  bidId: id,
  orderId: id,
  kind: z.string().optional(),
  step: z.string().optional(),
  method: z.string().optional(),
  route: z.string().nullish(),
  shown: z.string().optional(),
  fields: z.array(z.string()).optional(),
  reason: z.string().optional(),
  /** Of other events than trades: a sign-in, a session. */
  why: z.string().optional(),
  detail: z.string().nullish(),
  lookedUp: z.string().optional(),
  browserLeft: z.boolean().optional(),
  count: z.number().optional(),
  /** Of a line about several requests. */
  requestIds: z.array(z.string()).optional(),
  msg: z.string().optional(),
});
export type LogLine = z.output<typeof logLine>;

/**
 * The line as an object; null for any other text. A prefix of a container's runtime or a log
 * shipper is skipped.
 */
export function parseLine(text: string): LogLine | null {
  const start = text.indexOf('{');
  if (start === -1) return null;
  try {
    const read = logLine.safeParse(JSON.parse(text.slice(start)));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

export function requestIdOf(line: LogLine): string | null {
  return line.requestId ?? line.reqId ?? null;
}

/** Several where a line is about several requests. */
export function requestIdsOf(line: LogLine): readonly string[] {
  const id = requestIdOf(line);
  return id === null ? (line.requestIds ?? []) : [id];
}
