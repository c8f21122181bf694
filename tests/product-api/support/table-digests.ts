import type pg from 'pg';

/** Refusals at the desk and searches that find nothing are recorded, and change nothing else. */
const counted: Readonly<Record<string, string>> = {
  audit_entries: `(select * from audit_entries where action <> 'desk.refused')`,
  empty_searches: '(select from empty_searches where false)',
};
const rowsOf = (table: string) => counted[table] ?? `"${table}"`;

/** A digest of every table's rows by table name: equal only if nothing changed. */
export async function tableDigests(pool: pg.Pool): Promise<Record<string, string>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const parts = tables.map(
    ({ name }) =>
      `select '${name}' as name, md5(coalesce(string_agg(t::text, E'\\n' order by t::text), '')) as digest from ${rowsOf(name)} t`,
  );
  const { rows } = await pool.query<{ name: string; digest: string }>(parts.join(' union all '));
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
}
