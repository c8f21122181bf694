const tag = /(?:W\/)?("[^"]*")/g;

/** Whether If-None-Match contains `etag`, compared weakly; RFC 9110, section 13.1.2. */
export function holdsCopy(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  const opaque = etag.replace(/^W\//, '');
  for (const [, held] of ifNoneMatch.matchAll(tag)) if (held === opaque) return true;
  return false;
}
