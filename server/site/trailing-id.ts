const trailing = /[/-]([1-9]\d{0,8})\/?$/;

/** The record's id at the end of a path; null: there is none. */
export function trailingId(path: string): number | null {
  const id = trailing.exec(path)?.[1];
  return id === undefined ? null : Number(id);
}
