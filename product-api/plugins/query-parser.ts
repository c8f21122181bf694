import qs from 'qs';

/** `filters[id][$in][0]=1` as nested objects; deeper ones keep their brackets in the key. */
export function parseQuery(query: string): Record<string, unknown> {
  return qs.parse(query, { depth: 5, parameterLimit: 300, arrayLimit: 100, comma: false });
}
