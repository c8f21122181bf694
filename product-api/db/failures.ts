/** PostgreSQL's own words for going down, starting up, or being full. */
const unavailableCodes: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'ETIMEDOUT',
  '53300',
  '57P01',
  '57P02',
  '57P03',
]);
/** The driver gives these no code. */
const unavailableWords =
  /^(Connection terminated|timeout exceeded when trying to connect|Client .* is not queryable$)/;
/** NUL in a text, NUL in a JSON text. */
const unstorableText = new Set(['22021', '22P05']);
/** Of the many things that 22P02 stands for: half of a surrogate pair in a JSON text. */
const isBrokenJson = (error: Error) =>
  codeOf(error) === '22P02' && error.message.endsWith('type json');

/** The database went away during a commit: what was written may stand, or not. */
export class CommitLost extends Error {
  constructor(options: ErrorOptions) {
    super('the database went away during a commit', options);
    this.name = 'CommitLost';
  }
}

/** Whether the database could not be asked: the same request may succeed in a moment. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof CommitLost) return false;
  return causesOf(error).some(
    (cause) => unavailableCodes.has(codeOf(cause)) || unavailableWords.test(cause.message),
  );
}

/** Whether somebody sent a text with a NUL in it, which PostgreSQL cannot keep. */
export function isUnstorableText(error: unknown): boolean {
  return causesOf(error).some((cause) => unstorableText.has(codeOf(cause)) || isBrokenJson(cause));
}

/** The error and what caused it: the query builder wraps the driver's errors. */
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
