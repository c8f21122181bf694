/** PostgreSQL's codes for a full disk, a read-only database and a disk that fails. */
const writeCodes: ReadonlySet<string> = new Set(['53100', '25006', '58030']);
/** PostgreSQL's codes for shutting down, starting up and too many connections. */
const unavailableCodes: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'ETIMEDOUT',
  ...writeCodes,
  '53300',
  '57P01',
  '57P02',
  '57P03',
]);
/** The driver gives these errors no code. */
const unavailableWords =
  /^(Connection terminated|timeout exceeded when trying to connect|Client .* is not queryable$)/;
/** NUL in text, NUL in JSON. */
const unstorableText = new Set(['22021', '22P05']);
/** 22P02 has many causes; this one is half of a surrogate pair in JSON. */
const isBrokenJson = (error: Error) =>
  codeOf(error) === '22P02' && error.message.endsWith('type json');

/** The connection broke during a commit: the changes may or may not be stored. */
export class CommitLost extends Error {
  constructor(options: ErrorOptions) {
    super('the database went away during a commit', options);
    this.name = 'CommitLost';
  }
}

/** Whether the database is unreachable, so that the same request may succeed shortly. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof CommitLost) return false;
  return causesOf(error).some(
    (cause) => unavailableCodes.has(codeOf(cause)) || unavailableWords.test(cause.message),
  );
}

/** Whether the database is there, and cannot be written. */
export function isWriteRefused(error: unknown): boolean {
  return causesOf(error).some((cause) => writeCodes.has(codeOf(cause)));
}

/** Whether a client sent a text that PostgreSQL cannot store, such as one with a NUL. */
export function isUnstorableText(error: unknown): boolean {
  return causesOf(error).some((cause) => unstorableText.has(codeOf(cause)) || isBrokenJson(cause));
}

/** Whether rows were written for an account that was closed meanwhile. */
export function isAccountClosed(error: unknown): boolean {
  return causesOf(error).some(
    (cause) => 'constraint' in cause && cause.constraint === 'account_open',
  );
}

/** The error and its causes: the query builder wraps the driver's errors. */
function causesOf(error: unknown): Error[] {
  const causes: Error[] = [];
  for (let next = error; next instanceof Error && causes.length < 5; next = next.cause) {
    causes.push(next);
  }
  return causes;
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}
