import type pg from 'pg';

export type Statement = { readonly text: string; readonly values: unknown[] };
type Query = string | { readonly text: string; readonly values?: unknown[] };

/** Reports the statements of every connection that is taken from the pool from now on. */
export function recordStatements(pool: pg.Pool, note: (statement: Statement) => void): void {
  const known = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => {
    if (known.has(client)) return;
    known.add(client);
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    Object.assign(client, {
      query(first: Query, second: unknown, ...rest: unknown[]) {
        const text = typeof first === 'string' ? first : first.text;
        const inFirst = typeof first === 'string' ? undefined : first.values;
        const given = inFirst ?? second;
        note({ text, values: Array.isArray(given) ? [...given] : [] });
        return query(first, second, ...rest);
      },
    });
  });
}
