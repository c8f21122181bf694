/** Entries of one page. */
export const auditPage = 100;

/** 'order 12' and 'Order:12' as the record's key, 'order:12'. */
export function auditSubject(typed: string): string {
  return typed
    .trim()
    .replace(
      /^(\p{L}[\p{L}-]*)[\s:]+(\S+)$/u,
      (_, kind: string, id: string) => `${kind.toLowerCase()}:${id}`,
    );
}
