import { eq } from 'drizzle-orm';
import t from 'tap';
import type { ImportKind } from '../../shared/desk/import-columns.ts';
import { formatCsv } from '../../shared/domain/format-csv.ts';
import { noOutcomes as none, startImporting } from '../../tests/product-api/support/importing.ts';
import { artists, artworks, editions } from '../db/schema/catalogue.ts';

const { db, done, until, checked, applied, rowsOf } = await startImporting(t);
const outcomesOf = ({ outcomes }: { outcomes: object }) => outcomes;

t.test('works with forty mistakes: each is told, and the others come in', async (t) => {
  const count = 240;
  await applied('artists', 'reference,name\nBA-1,Big Artist\nBA-2,Same Name\nBA-3,same name');
  const good = (row: number) => ({
    reference: `BW-${row}`,
    name: `Big ${row}`,
    artists: 'BA-1',
    medium: 'Etching',
    releaseDate: '2020',
    royalty: '5',
    upcoming: 'no',
  });
  const mistakes: [object, string, string][] = [
    [{ reference: '' }, 'row.invalid', 'reference'],
    [{ reference: '=1+1' }, 'row.invalid', 'reference'],
    [{ reference: 'BW-1' }, 'row.repeated', 'reference'],
    [{ reference: '#99999999' }, 'row.unknown', 'reference'],
    [{ name: '' }, 'row.invalid', 'name'],
    [{ artists: 'BA-9' }, 'row.unknown', 'artists'],
    [{ artists: 'Same Name' }, 'row.ambiguous', 'artists'],
    [{ medium: 'Hologram' }, 'row.invalid', 'medium'],
    [{ releaseDate: '31/05/2024' }, 'row.invalid', 'releaseDate'],
    [{ royalty: 'five' }, 'row.invalid', 'royalty'],
  ];
  const rows = Array.from({ length: count }, (_, index) => {
    const mistake = index >= 100 && index < 140 ? mistakes[index % 10]?.[0] : {};
    return { ...good(index + 1), ...mistake };
  });
  const text = formatCsv(rows);
  const before = await db.$count(artworks);
  const ready = await checked('artworks', text);
  t.same(outcomesOf(ready), { ...none, create: count - 40, refused: 40 });
  t.equal(await db.$count(artworks), before, 'nothing is written before it is applied');
  const refused = await rowsOf(ready.id, 'refused');
  for (const [index, [, code, field]] of mistakes.entries()) {
    t.match(refused[index], { row: 102 + index, problems: [{ code, field }] }, field);
    t.match(refused[index].problems[0].message, /^[A-Z“0-9][^:]+$/, 'a sentence');
  }
  t.match(refused[9].problems[0].message, 'Must be a number');
  await done('imports apply', { id: ready.id });
  const ended = await until(ready.id, 'applied');
  t.equal(ended.applied, count - 40);
  t.equal(await db.$count(artworks), before + count - 40);
  const corrected = formatCsv(Array.from({ length: count }, (_, index) => good(index + 1)));
  const second = await applied('artworks', corrected);
  t.same(outcomesOf(second), { ...none, create: 40, same: count - 40 });
});

t.test(
  'a row names all of its mistakes, and what the catalogue refuses of it as well',
  async (t) => {
    const mistakesOf = async (kind: ImportKind, headings: string, ...lines: string[]) => {
      const { id } = await checked(kind, [headings, ...lines].join('\n'));
      const rows: { problems: { field: string; message: string }[] }[] = await rowsOf(id);
      return rows.map(({ problems }) =>
        problems.map(({ field, message }) => `${field}: ${message}`),
      );
    };
    await applied('artists', 'reference,name\nMA-1,Mistaken\nMA-2,Mistaken Twin');
    await applied('artworks', 'reference,name,artists\nMW-1,Dune,MA-1\nMW-2,Shoal,MA-1');
    await applied('editions', 'reference,artwork,name\nME-1,MW-1,Main\nME-2,MW-1,Artist');
    const artistRows = await mistakesOf(
      'artists',
      'reference,name,birthYear,email,nationalities',
      'MA-3,Fine,1970,,British (GB)',
      'MA-3,,soon,none,"British, Irish (IE)"',
      ';,X,900,,Martian (XX)',
    );
    t.same(artistRows, [
      [],
      [
        'reference: Row 2 has the same reference',
        'name: Cannot be empty',
        'birthYear: Must be a number',
        'nationalities: Must be such as British (GB), Irish (IE)',
        'email: Must be an e-mail address',
      ],
      [
        'birthYear: Must be 1000 at least',
        'nationalities: Must be a country code',
        'reference: Must begin with a letter or a digit, and can have no semicolon',
      ],
    ]);
    const artworkRows = await mistakesOf(
      'artworks',
      'reference,artists,royalty,releaseDate',
      ',Unknown One; MA-1; Unknown Two,90,May',
    );
    t.same(artworkRows, [
      [
        'reference: Cannot be empty',
        'releaseDate: Must be such as 2024, 2024-05 or 2024-05-31',
        'royalty: Can be 50 at most',
        'artists: There is no artist “Unknown One”',
        'artists: There is no artist “Unknown Two”',
        'name: A new record needs a name',
      ],
    ]);
    const before = await db.$count(editions);
    const editionRows = await mistakesOf(
      'editions',
      'reference,artwork,name,price,currency',
      'ME-1,MW-2,Artist,cheap,JPY',
      'ME-9,MW-1,Main,2000000,GBP',
      'ME-8,,Main,0,GBP',
    );
    const isTaken = 'name: This artwork has an edition of this name already.';
    const [dune] = await db.select().from(artworks).where(eq(artworks.reference, 'MW-1'));
    t.same(editionRows, [
      [
        'price: Must be such as 1200 or 1200.50',
        'currency: Must be one of GBP, USD, EUR',
        `artwork: This edition belongs to artwork #${dune?.id}`,
        isTaken,
      ],
      ['price: Can be 999999 at most', isTaken],
      ['price: Must be above 0', 'artwork: A new edition needs the reference of its artwork'],
    ]);
    t.equal(await db.$count(editions), before, 'its other cells are not written');
  },
);

t.test('a duplicate that was merged is named, wherever a row means it', async (t) => {
  await applied('artists', 'reference,name\nDA-1,Double\nDA-2,Double Again\nDA-3,Third');
  const idOf = async (reference: string) =>
    (await db.select().from(artists).where(eq(artists.reference, reference)))[0]?.id;
  const [from, into] = [await idOf('DA-1'), await idOf('DA-2')];
  await done('artists merge', { id: from, into });
  const { id } = await checked(
    'artworks',
    `reference,name,artists\nDW-1,Twice,#${from}; DA-3; none`,
  );
  t.match(await rowsOf(id), [
    {
      outcome: 'refused',
      problems: [
        { field: 'artists', message: `The artist #${from} was merged into #${into}` },
        { field: 'artists', message: 'There is no artist “none”' },
      ],
    },
  ]);
});
