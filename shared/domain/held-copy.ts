const tag = /(?:W\/)?("[^"]*")/g;

/** Whether this If-None-Match names `etag`: RFC 9110, 13.1.2, any of a list, compared weakly. */
export function holdsCopy(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  const opaque = etag.replace(/^W\//, '');
  for (const [, held] of ifNoneMatch.matchAll(tag)) if (held === opaque) return true;
  return false;
}
