import { rowRefused } from './row-check.ts';

/** Throws where a record is another one than an import was checked with. */
export function requireExpected(
  { expected }: { readonly expected?: { readonly version: string | null } | undefined },
  version: string,
): void {
  if (!expected || expected.version === version) return;
  const message = 'It was changed since it was checked. Import the file again';
  throw rowRefused('catalogue.changed', 'reference', message);
}
