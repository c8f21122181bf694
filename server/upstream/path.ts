/** A path of the product API, and the same without its values, for logs. */
export type UpstreamPath = { readonly path: string; readonly pattern: string };

/**
 * Builds a path of ids and words only, so that a browser's input cannot reach another path. Throws
 * a RangeError for anything else: values are validated before.
 */
export function path(parts: TemplateStringsArray, ...values: (number | string)[]): UpstreamPath {
  let built = parts[0] ?? '';
  values.forEach((value, index) => {
    const isId = typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
    const isWord = typeof value === 'string' && /^[\w-]{1,100}$/.test(value);
    if (!isId && !isWord) throw new RangeError('not a segment of an upstream path');
    built += `${value}${parts[index + 1] ?? ''}`;
  });
  return { path: built, pattern: parts.join('{}') };
}
