const mib = 1024 * 1024;

/** Decimal units: '840 KB', '3.2 MB', '15 MB'. */
export function fileSize(bytes: number): string {
  if (bytes < mib) return `${Math.max(1, Math.round(bytes / 1024))} KB`;
  const inMib = bytes / mib;
  return `${inMib < 10 ? Math.round(inMib * 10) / 10 : Math.round(inMib)} MB`;
}
