import { existsSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import sharp from 'sharp';
import t from 'tap';
import { formatCsv } from '../../shared/domain/format-csv.ts';
import { noOutcomes as none, startImporting } from '../../tests/product-api/support/importing.ts';
import { makeZip } from '../../tests/support/make-zip.ts';
import { artworkPictures, artworks, pictures } from '../db/schema/catalogue.ts';
import { sweepImportPictures } from '../jobs/sweep-import-pictures.ts';
import { sweepImports } from '../jobs/sweep-imports.ts';
import { zipOf } from '../uploads/import-files.ts';

const pictureOf = (background: string) =>
  sharp({ create: { width: 320, height: 200, channels: 3, background } })
    .png()
    .toBuffer();
const [red, green] = [await pictureOf('#cc0000'), await pictureOf('#00aa00')];

const server = createServer((request, reply) => {
  if (request.url === '/green.png') reply.end(green);
  else reply.writeHead(404).end();
});
await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
t.teardown(() => server.close());
const { port } = server.address() as AddressInfo;
const resolveHost = async (host: string) =>
  host === 'pictures.example' ? [{ address: '127.0.0.1', family: 4 }] : [];
const at = (path: string, host = 'pictures.example') => `http://${host}:${port}${path}`;

const { db, deps, done, upload, until, checked, applied, rowsOf } = await startImporting(t, {
  resolveHost,
});
const outcomesOf = ({ outcomes }: { outcomes: object }) => outcomes;
await applied('artists', 'reference,name\nGA-1,Picture Artist');
await applied('artworks', 'reference,name,artists\nGW-1,Pictured,GA-1\nGW-2,Other,GA-1');

const headings = 'reference,artwork,artist,file,alternativeText,credit';
const shownAt = async (reference: string) =>
  db
    .select({ id: pictures.id, reference: pictures.reference, text: pictures.alternativeText })
    .from(artworkPictures)
    .innerJoin(artworks, eq(artworks.id, artworkPictures.artworkId))
    .innerJoin(pictures, eq(pictures.id, artworkPictures.pictureId))
    .where(eq(artworks.reference, reference))
    .orderBy(asc(artworkPictures.position));

t.test('a zip with a list and its pictures, mistakes told', async (t) => {
  const list = [
    headings,
    'GP-1,GW-1,,red.png,A red sheet,Photo: M',
    'GP-2,,GA-1,portraits/green.png,,',
    'GP-3,GW-1,,missing.png,,',
    'GP-4,GW-1,,notes.png,,',
    'GP-5,GW-9,,red.png,,',
    'GP-6,,,red.png,,',
    'GP-7,GW-1,,,,',
    'GP-8,GW-1,,huge.png,,',
    `GP-1,GW-9,,missing.png,,${'x'.repeat(201)}`,
  ].join('\n');
  const zip = makeZip([
    { name: 'set/list.csv', bytes: list },
    { name: '__MACOSX/set/._list.csv', bytes: 'x' },
    { name: 'set/red.png', bytes: red },
    { name: 'set/portraits/green.png', bytes: green },
    { name: 'set/notes.png', bytes: 'no picture' },
    { name: 'set/huge.png', bytes: Buffer.alloc(16 * 1024 * 1024) },
  ]);
  const ready = await checked('pictures', zip);
  t.same(outcomesOf(ready), { ...none, create: 2, refused: 7 });
  t.same(await shownAt('GW-1'), [], 'nothing is shown before it is applied');
  const refused = await rowsOf(ready.id, 'refused');
  t.match(
    refused.map(({ problems }: { problems: object[] }) => problems[0]),
    [
      { field: 'file', message: 'The zip has no such file' },
      { field: 'file', message: /JPEG/ },
      { field: 'artwork', code: 'row.unknown' },
      { field: 'artwork', code: 'row.invalid' },
      { field: 'file', code: 'row.invalid' },
      { field: 'file', message: /15 MB/ },
      { field: 'reference', message: 'Row 2 has the same reference' },
    ],
  );
  t.match(refused.at(-1).problems.slice(1), [
    { field: 'file', message: 'The zip has no such file' },
    { field: 'credit', message: 'Can have 200 characters' },
    { field: 'artwork', message: 'There is no artwork of the reference “GW-9”' },
  ]);
  await done('imports apply', { id: ready.id });
  await until(ready.id, 'applied');
  t.match(await shownAt('GW-1'), [{ reference: 'GP-1', text: 'A red sheet' }]);
  const again = await checked('pictures', zip);
  t.same(outcomesOf(again), { ...none, same: 2, refused: 7 });

  const exported: Record<string, string>[] = (await done('exports rows', { kind: 'pictures' }))
    .rows;
  const own = exported.filter(({ reference }) => reference?.startsWith('GP-'));
  t.match(own, [
    { reference: 'GP-1', artwork: 'GW-1', file: 'red.png', credit: 'Photo: M' },
    { reference: 'GP-2', artist: 'GA-1' },
  ]);
  const back = await checked('pictures', formatCsv(exported));
  t.same(await rowsOf(back.id, 'refused'), []);
  t.same(outcomesOf(back), { ...none, same: exported.length });

  t.ok(existsSync(zipOf(deps.dataDir, ready.id)));
  const later = () => new Date(Date.now() + 2 * 86_400_000);
  await sweepImports({ ...deps, now: later });
  t.notOk(existsSync(zipOf(deps.dataDir, ready.id)));
});

t.test('an address gives a picture, and another one takes the place of the first', async (t) => {
  const text = `${headings}\nGQ-1,GW-2,,${at('/green.png')},Green,`;
  await applied('pictures', text);
  const [first] = await shownAt('GW-2');
  t.match(first, { reference: 'GQ-1', text: 'Green' });
  t.same(outcomesOf(await checked('pictures', text)), { ...none, same: 1 });

  const refused = await checked(
    'pictures',
    [
      headings,
      `GQ-2,GW-2,,${at('/green.png', 'inside.example')},,`,
      `GQ-3,GW-2,,${at('/none.png')},,`,
      'GQ-4,GW-2,,https://127.0.0.1/,,',
      'GQ-5,GW-2,,alone.png,,',
      `GQ-1,GW-1,,${at('/green.png')},,`,
    ].join('\n'),
  );
  t.match(
    (await rowsOf(refused.id)).map(({ problems }: { problems: object[] }) => problems[0]),
    [
      { message: /not a public one/ },
      { message: /404/ },
      { message: /not a public one/ },
      { message: /zip/ },
      { code: 'row.other-record' },
    ],
  );
  await applied(
    'pictures',
    makeZip([
      { name: 'list.json', bytes: JSON.stringify([{ reference: 'GQ-1', file: 'red.png' }]) },
      { name: 'red.png', bytes: red },
    ]),
  );
  const replaced = await shownAt('GW-2');
  t.match(replaced, [{ reference: 'GQ-1', text: 'Green' }]);
  t.not(replaced[0]?.id, first?.id);
});

t.test('pictures of rows that were not written are deleted after a day', async (t) => {
  const list = `${headings}\nGR-1,GW-1,,red.png,,\nGR-2,GW-9,,red.png,,`;
  const files = [
    { name: 'list.csv', bytes: list },
    { name: 'red.png', bytes: red },
  ];
  const kept = async () => ({
    rows: await db.$count(pictures),
    originals: readdirSync(join(deps.dataDir, 'originals'), { recursive: true }).filter((name) =>
      String(name).endsWith('.webp'),
    ).length,
  });
  const sweep = (days: number) =>
    sweepImportPictures({ ...deps, now: () => new Date(Date.now() + days * 86_400_000) });
  await sweep(2);
  const before = await kept();
  const more = (by: number) => ({
    rows: before.rows + by,
    originals: before.originals + by,
  });
  const cancelled = await checked('pictures', makeZip(files));
  t.same(await kept(), more(2), 'also that of a refused row');
  await done('imports cancel', { id: cancelled.id });
  await sweep(0);
  t.same(await kept(), more(2), 'within a day');
  await sweep(2);
  t.same(await kept(), before);
  await applied('pictures', makeZip(files));
  await sweep(2);
  t.same(await kept(), more(1), 'what was written stays');
  t.equal((await shownAt('GW-1')).length, 2);
});

t.test('a zip without one list is refused, and so is one of other records', async (t) => {
  const codeOf = async (zip: Uint8Array<ArrayBuffer>, kind: 'pictures' | 'artists') =>
    (await upload(kind, zip)).json().error.details.code;
  const list = { name: 'a.csv', bytes: `${headings}\n` };
  t.equal(await codeOf(makeZip([]).fill('PK\x03\x04', 0, 4), 'pictures'), 'imports.zip-unreadable');
  t.equal(
    await codeOf(makeZip([{ ...list, name: 'a.png' }]), 'pictures'),
    'imports.zip-unreadable',
  );
  const two = makeZip([list, { ...list, name: 'b.csv' }]);
  t.equal(await codeOf(two, 'pictures'), 'imports.zip-unreadable');
  t.equal(await codeOf(makeZip([list]), 'artists'), 'imports.unreadable');
});
