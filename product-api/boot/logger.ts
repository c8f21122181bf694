import { DrizzleQueryError } from 'drizzle-orm/errors';
import { DatabaseError } from 'pg';
import { type DestinationStream, type Logger, pino } from 'pino';
import { redact } from '../../shared/redact.ts';

export function createLogger(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: { service: 'product-api' },
      formatters: { log: redact },
      serializers: { err: describeError },
    },
    destination ?? standardOutput(),
  );
}

/**
 * Buffers lines, because one system call per line costs more than making it. SIGKILL loses the
 * buffer.
 */
function standardOutput(): DestinationStream {
  const out = pino.destination({ dest: 1, sync: true, minLength: 8 * 1024, periodicFlush: 50 });
  process.on('exit', () => out.flushSync());
  return out;
}

type DescribedError = {
  readonly type: string;
  readonly message: string;
  readonly code?: unknown;
  readonly constraint?: unknown;
  readonly stack?: string;
  readonly cause?: DescribedError;
};

/**
 * Describes an error without personal data. PostgreSQL's `detail`, which quotes rows, is left out.
 */
function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message: messageOf(error),
    ...('code' in error ? { code: error.code } : {}),
    ...('constraint' in error ? { constraint: error.constraint } : {}),
    ...(frames ? { stack: frames.join('\n') } : {}),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}

/**
 * A failed query is named without its parameters; the message of a data exception quotes a value.
 */
function messageOf(error: Error): string {
  if (error instanceof DrizzleQueryError) return `Failed query: ${error.query}`;
  const isDataException = error instanceof DatabaseError && error.code?.startsWith('22');
  return isDataException ? 'data exception' : error.message;
}
