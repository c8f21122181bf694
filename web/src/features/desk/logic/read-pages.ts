type Page<Row> = { readonly rows: readonly Row[]; readonly next: number | null };

/** All rows of a list that is read by pages; `onRead` hears how many there are so far. */
export async function readPages<Row>(
  read: (from: { readonly after?: number }) => Promise<Page<Row>>,
  onRead: (rows: number) => void,
): Promise<Row[]> {
  const all: Row[] = [];
  let page = await read({});
  all.push(...page.rows);
  while (page.next !== null) {
    onRead(all.length);
    page = await read({ after: page.next });
    all.push(...page.rows);
  }
  return all;
}
