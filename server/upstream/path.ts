/** A path of the product API, and the same with its values left out, for logs. */
export type UpstreamPath = { readonly path: string; readonly pattern: string };

/**
 * Builds a path of ids and words only, so that nothing a browser sends can climb out of it.
 * Throws a RangeError for anything else: values are validated long before.
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
