/**
 * The path as the router reads it: without its query, and decoded, so that '/%61pi/session' is
 * '/api/session'. A path that cannot be decoded stays as it is.
 */
export function decodedPath(address: string): string {
  const end = address.search(/[?#]/);
  const path = end === -1 ? address : address.slice(0, end);
  if (!path.includes('%')) return path;
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
