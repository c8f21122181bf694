/** Nothing logs these; should one slip in, it is blotted out. */
const secrets: ReadonlySet<string> = new Set([
  'authorization',
  'cookie',
  'password',
  'jwt',
  'token',
  'confirmation',
  'email',
  'identifier',
]);

type Fields = Record<string, unknown>;

const blot = '[Redacted]';
/** A line's fields, their fields, and theirs. */
const levels = 3;

/**
 * The same fields where nothing is to be hidden, else a copy without it. Pino's own redaction costs
 * as much as the rest of a line, as it cannot know that most hold nothing to hide. An `err` is left
 * to its serializer.
 */
export function blotted<Value extends object>(value: Value, level = 0): Value {
  const fields = value as Fields;
  let copy: Fields | null = null;
  for (const key in fields) {
    const is = fields[key];
    const shown = secrets.has(key) ? blot : within(key, is, level);
    if (shown === is) continue;
    copy ??= Object.assign(Array.isArray(fields) ? [] : {}, fields) as Fields;
    copy[key] = shown;
  }
  return (copy as Value | null) ?? value;
}

function within(key: string, value: unknown, level: number): unknown {
  if (typeof value !== 'object' || value === null || level + 1 >= levels) return value;
  if (level === 0 && key === 'err') return value;
  return blotted(value, level + 1);
}
