import type { DocumentRow } from '../queries/list-documents.ts';

export function presentDocument({ id, kind, name, type, size, createdAt }: DocumentRow) {
  return { id, kind, name, type, size, createdAt: createdAt.toISOString() };
}
