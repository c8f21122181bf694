import { sql } from 'drizzle-orm';
import t from 'tap';
import { startTestProductApi } from '../../tests/support/product-api.ts';
import { addInitialTexts } from './add-initial-texts.ts';

t.test('a new installation is filled once, by whichever process is first', async (t) => {
  const { db: fresh } = await startTestProductApi(t);
  await fresh.execute(sql`truncate texts restart identity cascade`);
  await Promise.all(
    Array.from({ length: 10 }, () => addInitialTexts(fresh, { hasArticles: true })),
  );
  const { rows } = await fresh.execute<{ kind: string; ids: number[] }>(
    sql`select kind, array_agg(id order by id) as ids from texts group by kind order by kind`,
  );
  t.same(rows[0], { kind: 'article', ids: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] });
  t.same(
    rows.map(({ ids }) => ids.length),
    [10, 8, 4],
  );
  const { rows: next } = await fresh.execute<{ id: number }>(
    sql`insert into texts (kind, slug, version) values ('article', 'next', 1) returning id`,
  );
  t.ok(next[0]!.id > 22);
});

t.test('a marketplace without the demo begins with its pages alone', async (t) => {
  const { db: fresh } = await startTestProductApi(t);
  await fresh.execute(sql`truncate texts restart identity cascade`);
  await addInitialTexts(fresh, { hasArticles: false });
  const { rows } = await fresh.execute<{ kind: string }>(sql`select distinct kind from texts`);
  t.notOk(rows.some(({ kind }) => kind === 'article'));
  t.ok(rows.length > 1);
});
