import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { and, eq, like } from 'drizzle-orm';
import t from 'tap';
import type { ImportKind } from '../../shared/desk/import-columns.ts';
import { formatCsv } from '../../shared/domain/format-csv.ts';
import { noOutcomes as none, startImporting } from '../../tests/product-api/support/importing.ts';
import { createUser } from '../../tests/support/product-api.ts';
import { auditEntries } from '../db/schema/audit.ts';
import { artists, artworks, editions } from '../db/schema/catalogue.ts';
import { importRows, imports } from '../db/schema/imports.ts';
import { runImports } from '../jobs/run-imports.ts';
import { runOperator } from './run-operator.ts';

const { deps, db, operate, done, upload, until, checked, applied, rowsOf } =
  await startImporting(t);
const outcomesOf = ({ outcomes }: { outcomes: object }) => outcomes;

t.test('artists, works and editions come in as drafts, and again without a change', async (t) => {
  const files: [ImportKind, string][] = [
    [
      'artists',
      'Reference,Name,Birth year,Nationalities,Description\r\n' +
        'IA-1,Ottoline Garnet,1975,"British (GB), Irish (IE)","Prints.\n\nAnd ""more"" prints"\r\n' +
        "IA-2,'=Sum of Parts,,,\r\n",
    ],
    [
      'artworks',
      'sep=;\nreference;name;artists;medium;release date;upcoming;note\n' +
        'IW-1;Low Tide;IA-1;Etching;2024-05;no;x\n' +
        'IW-2;High Tide;IA-1; Ottoline Garnet;Etching\n'.replace('; Ottoline Garnet', '') +
        '\nIW-3;Both;ottoline garnet;;;TRUE\n',
    ],
    [
      'editions',
      JSON.stringify([
        { reference: 'IE-1', artwork: 'IW-1', name: 'Main', price: 1200.5, editionSize: 40 },
        { reference: 'IE-2', artwork: 'IW-1', name: 'Artist', certificate: true, currency: null },
      ]),
    ],
  ];
  for (const [kind, text] of files) {
    const first = await applied(kind, text);
    t.match(outcomesOf(first), { ...none, create: first.rows }, kind);
    t.equal(first.applied, first.rows);
    const again = await checked(kind, text);
    t.same(outcomesOf(again), { ...none, same: again.rows }, `${kind} again`);
    const exported = (await done('exports rows', { kind })).rows;
    const back = await checked(kind, formatCsv(exported));
    t.same(outcomesOf(back), { ...none, same: back.rows }, `${kind} from their export`);
    t.same(back.ignored, []);
    const asJson = await checked(kind, JSON.stringify(exported));
    t.same(outcomesOf(asJson), { ...none, same: back.rows }, `${kind} from JSON`);
  }
  const [garnet] = await db.select().from(artists).where(eq(artists.reference, 'IA-1'));
  t.match(garnet, {
    birthYear: 1975,
    nationalities: [{ alpha2Code: 'GB' }, { alpha2Code: 'IE' }],
    description: 'Prints.\n\nAnd "more" prints',
  });
  t.ok(garnet?.deletedAt, 'a draft');
  t.match(await db.select().from(artists).where(eq(artists.reference, 'IA-2')), [
    { name: '=Sum of Parts' },
  ]);
  const works = await db.select().from(artworks).where(like(artworks.reference, 'IW-%'));
  t.match(
    works.sort((one, other) => one.id - other.id),
    [
      { name: 'Low Tide', medium: 'Etching', releaseDate: '2024-05' },
      { name: 'High Tide' },
      { name: 'Both', upcomingRelease: true },
    ],
  );
  const [edition] = await db.select().from(editions).where(eq(editions.reference, 'IE-1'));
  t.match(edition, { mainPrice: 1200_50, editionSize: 40, currency: 'GBP', size: '' });
  const actions = await db
    .select({ action: auditEntries.action })
    .from(auditEntries)
    .where(eq(auditEntries.subject, `edition:${edition?.id}`));
  t.same(actions, [{ action: 'editions.add' }]);
});

t.test('a changed row changes its fields alone, and a record edited meanwhile stays', async (t) => {
  await applied('artists', 'reference,name,website,email\nCA-1,Cora,cora.example,\nCA-2,Dora,,');
  const ready = await checked(
    'artists',
    'reference,name,website\nCA-1,Cora Lee,\nCA-2,Dora,dora.example',
  );
  t.match(await rowsOf(ready.id), [
    { outcome: 'update', changed: ['name', 'website'] },
    { outcome: 'update', changed: ['website'] },
  ]);
  const [dora] = await db.select().from(artists).where(eq(artists.reference, 'CA-2'));
  const { version } = await done('artists show', { id: dora?.id });
  await done('artists edit', { id: dora?.id, version, name: 'Dora Edited' });
  await done('imports apply', { id: ready.id });
  await until(ready.id, 'applied');
  t.match(await rowsOf(ready.id), [
    { outcome: 'update', isApplied: true },
    { outcome: 'refused', isApplied: false, problems: [{ code: 'catalogue.changed' }] },
  ]);
  t.match(await db.select().from(artists).where(eq(artists.reference, 'CA-1')), [
    { name: 'Cora Lee', website: null },
  ]);
  t.match(await db.select().from(artists).where(eq(artists.reference, 'CA-2')), [
    { name: 'Dora Edited', website: null },
  ]);
});

t.test('a killed run goes on, a cancelled one ends, and two at once write once', async (t) => {
  const rows = Array.from({ length: 150 }, (_, row) => ({
    reference: `KA-${row}`,
    name: `K ${row}`,
  }));
  const { id } = await checked('artists', formatCsv(rows));
  await done('imports apply', { id });
  const failing = {
    ...deps,
    now: (() => {
      let calls = 0;
      return () => {
        calls += 1;
        if (calls > 200) throw Object.assign(new Error('gone'), { code: '57P01' });
        return new Date();
      };
    })(),
  };
  await t.rejects(runImports(failing));
  const part = await done('imports show', { id });
  t.ok(part.applied > 0 && part.applied < 150, String(part.applied));
  t.equal(part.state, 'applying');
  await Promise.all([runImports(deps), runImports(deps), runImports(deps)]);
  await until(id, 'applied');
  t.equal(await db.$count(artists, like(artists.reference, 'KA-%')), 150);
  t.equal((await rowsOf(id, 'refused')).length, 0);

  const other = await checked('artists', 'reference,name\nKB-1,Never');
  await done('imports apply', { id: other.id });
  await done('imports cancel', { id: other.id });
  await runImports(deps);
  t.equal(await db.$count(artists, eq(artists.reference, 'KB-1')), 0);
  const { status, body } = await operate('imports apply', { id: other.id });
  t.match([status, body.error.details.code], [409, 'imports.wrong-status']);
});

t.test('a file that is none is refused, and one that is sent again is kept once', async (t) => {
  const codeOf = async (text: string) => (await upload('artists', text)).json().error.details.code;
  t.equal(await codeOf('reference,name\nA,"open'), 'imports.unreadable');
  t.equal(await codeOf('[{"reference":'), 'imports.unreadable');
  t.equal(await codeOf('[1]'), 'imports.unreadable');
  t.equal(await codeOf('reference\n'), 'imports.unreadable');
  t.equal(await codeOf('a\0b'), 'imports.unreadable');
  t.equal(await codeOf('name\nX'), 'imports.columns-missing');
  const many = `reference\n${'A\n'.repeat(10_001)}`;
  t.equal(await codeOf(many), 'imports.too-many-rows');
  const viewer = await createUser(db, { roles: ['viewer'] });
  const text = 'reference,name\nX-1,X';
  t.equal((await upload('artists', text, { authorization: viewer.bearer })).statusCode, 403);
  const key = randomUUID();
  const first = await upload('artists', text, { key });
  t.equal((await upload('artists', text, { key })).body, first.body);
  t.equal((await upload('artists', `${text}2`, { key })).statusCode, 409);
});

t.test('a reference is taken once, and can be undone', async (t) => {
  const { id } = await done('artists add', { name: 'Refa', reference: 'RA-1' });
  const other = await done('artists add', { name: 'Refb' });
  const taken = await operate('artists edit', { ...other, reference: 'RA-1' });
  t.equal(taken.body.error.details.code, 'catalogue.reference-taken');
  const race = await Promise.all(
    Array.from({ length: 10 }, (_, one) =>
      operate('artists add', { name: `Race ${one}`, reference: 'RA-2' }),
    ),
  );
  t.equal(race.filter(({ status }) => status === 200).length, 1);
  t.ok(race.every(({ status }) => status === 200 || status === 409));
  const { version } = await done('artists show', { id });
  const cleared = await done('artists edit', { id, version, reference: '' });
  await done('artists undo', cleared);
  t.equal((await done('artists show', { id })).reference, 'RA-1');
});

t.test('the command line reads a file and writes one', async (t) => {
  const folder = t.testdir();
  const file = join(folder, 'artists.csv');
  writeFileSync(file, 'reference,name\nSH-1,Shell Artist\n');
  const shell = async (...argv: string[]) => {
    let out = '';
    const say = (text: string) => {
      out += text;
    };
    const terminal = { out: say, err: say };
    const code = await runOperator(argv, terminal, (use) =>
      use({ market: deps, actor: 'shell:test', dataDir: deps.dataDir }),
    );
    return { code, out };
  };
  const added = await shell('imports', 'add', 'artists', file, '--json');
  const { id } = JSON.parse(added.out);
  await until(id, 'ready');
  t.match((await shell('imports', 'show', String(id))).out, /New\s+1/);
  t.match((await shell('imports', 'rows', String(id))).out, /SH-1\s+create/);
  const wrong = await checked('artists', 'reference,name,birthYear,email\nSH-2,,soon,none');
  t.match(
    (await shell('imports', 'rows', String(wrong.id))).out,
    /name: Cannot be empty\. birthYear: Must be a number\. email: Must be an e-mail address/,
  );
  const hostile = await checked(
    'artworks',
    'reference,name,artists\nSH-3,Work,\u001b[2J=1+1\u202e',
  );
  const { out } = await shell('imports', 'rows', String(hostile.id));
  t.match(out, /There is no artist “\\u001b\[2J=1\+1\\u202e”/, 'what a terminal would obey');
  t.equal((await shell('imports', 'apply', String(id))).code, 0);
  await until(id, 'applied');
  t.equal((await shell('imports', 'add', 'artists', join(folder, 'none.csv'))).code, 2);
  const saved = join(folder, 'out.csv');
  t.match((await shell('exports', 'save', 'artists', saved)).out, /rows are in/);
  const text = readFileSync(saved, 'utf8');
  t.match(text, /\r\nSH-1,Shell Artist,/);
  const back = await checked('artists', text);
  t.same(outcomesOf(back), { ...none, same: back.rows });
  t.equal((await shell('exports', 'save', 'artists', join(folder, 'out.xls'))).code, 2);
});

t.test('old imports go with their rows', async (t) => {
  const { deleteExpired } = await import('../jobs/delete-expired.ts');
  const { id } = await checked('artists', 'reference,name\nOLD-1,Old');
  await db
    .update(imports)
    .set({ createdAt: new Date(0) })
    .where(eq(imports.id, id));
  await deleteExpired(deps);
  t.equal(await db.$count(importRows, and(eq(importRows.importId, id))), 0);
});
