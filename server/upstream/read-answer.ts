import type { z } from 'zod';
import type { UpstreamFailure } from '../errors.ts';
import { type AnswerSchema, parseAnswer } from './answer-schema.ts';
import { type Answer, SendError } from './attempt.ts';
import type { Caller } from './caller.ts';
import { type CallKind, errorOf } from './failure.ts';
import type { UpstreamPath } from './path.ts';

type Failed = (
  cause: UpstreamFailure['cause'],
  status: number | null,
  detail?: string,
) => UpstreamFailure;

/** Describes a failure of this call. */
export function failureOf(
  caller: Caller,
  { method, to }: { readonly method: string; readonly to: UpstreamPath },
): Failed {
  return (cause, status, detail) => ({
    call: `${method} ${to.pattern}`,
    cause,
    status,
    code: null,
    signedIn: caller.jwt !== null,
    detail,
  });
}

/** The headers of every call; none of the browser's is forwarded. */
export function headersOfCaller(caller: Caller): Record<string, string> {
  const headers: Record<string, string> = {
    accept: 'application/json',
    'x-request-id': caller.requestId,
  };
  if (caller.address !== null) headers['x-forwarded-for'] = caller.address;
  if (caller.jwt !== null) headers.authorization = `Bearer ${caller.jwt}`;
  return headers;
}

/** The answer in its expected shape; throws the HttpError for everything else. */
export async function readAnswer<Body>(
  kind: CallKind,
  sent: Promise<Answer>,
  schema: AnswerSchema<Body>,
  failed: Failed,
): Promise<Body> {
  const { status, headers, body } = await sent.catch((error: unknown) => {
    throw error instanceof SendError ? errorOf(kind, failed(error.fault, error.status)) : error;
  });
  const json = parseJson(body.toString());
  if (status < 200 || status >= 300) {
    const retryAfter = secondsOf(headers['retry-after']);
    throw errorOf(kind, failed('status', status), { body: json, retryAfter });
  }
  if (json === undefined) throw errorOf(kind, failed('not-json', status));
  const read = parseAnswer(schema, json);
  if (read.success) return read.data;
  const shape = read.error.issues
    .slice(0, 5)
    .map((issue) => `${issue.path.join('.')}: ${wrongIn(issue)}`)
    .join(', ');
  throw errorOf(kind, failed('wrong-shape', status, shape));
}

/** The kind of the mismatch, or the name of our own check; never a value. */
function wrongIn(issue: z.core.$ZodIssue): string {
  return String((issue.code === 'custom' && issue.params?.why) || issue.code);
}

/** A Retry-After in seconds; dates are not supported. */
export function secondsOf(header: string | string[] | undefined): number | undefined {
  return typeof header === 'string' && /^\d{1,6}$/.test(header) ? Number(header) : undefined;
}

/** JSON can contain half of a surrogate pair, a URL cannot. */
const wellFormed = (_key: string, value: unknown) =>
  typeof value === 'string' ? value.toWellFormed() : value;

function parseJson(text: string): unknown {
  try {
    const mayHaveSurrogate = text.includes('\\ud') || text.includes('\\uD');
    return mayHaveSurrogate ? JSON.parse(text, wellFormed) : JSON.parse(text);
  } catch {
    return undefined;
  }
}
