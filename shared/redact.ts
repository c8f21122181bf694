/** No log call should contain these fields; both servers redact them in case one does. */
const secrets: ReadonlySet<string> = new Set([
  'authorization',
  'cookie',
  'password',
  'passwordHash',
  'jwt',
  'token',
  'clientSecret',
  'confirmation',
  'email',
  'recipient',
  'identifier',
]);

type Fields = Record<string, unknown>;

const redacted = '[Redacted]';
/** Nesting depth of the fields that are redacted. */
const levels = 3;

/**
 * A log line's fields with secret ones redacted by name, three levels deep (decision 0022); the
 * same object if none is secret. An `err` is left to its serializer.
 */
export function redact<Value extends object>(value: Value, level = 0): Value {
  const fields = value as Fields;
  let copy: Fields | null = null;
  for (const key in fields) {
    const given = fields[key];
    const shown = secrets.has(key) ? redacted : redactWithin(key, given, level);
    if (shown === given) continue;
    copy ??= Object.assign(Array.isArray(fields) ? [] : {}, fields) as Fields;
    copy[key] = shown;
  }
  return (copy as Value | null) ?? value;
}

function redactWithin(key: string, value: unknown, level: number): unknown {
  if (typeof value !== 'object' || value === null || level + 1 >= levels) return value;
  if (level === 0 && key === 'err') return value;
  return redact(value, level + 1);
}
