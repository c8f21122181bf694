import { eq } from 'drizzle-orm';
import t from 'tap';
import { formatCsv } from '../../shared/domain/format-csv.ts';
import { noOutcomes as none, startImporting } from '../../tests/product-api/support/importing.ts';
import { artworks, editions } from '../db/schema/catalogue.ts';

const { db, curator, operate, done, checked, applied, rowsOf } = await startImporting(t);
const outcomesOf = ({ outcomes }: { outcomes: object }) => outcomes;

t.test('past sales stand in the price history, and a withdrawn one leaves it', async (t) => {
  await applied('artists', 'reference,name\nPA-1,Past Artist');
  await applied('artworks', 'reference,name,artists,medium\nPW-1,Past Work,PA-1,Etching');
  await applied('editions', 'reference,artwork,name\nPE-1,PW-1,Main\nPE-2,PW-1,Artist');
  const text =
    'reference,edition,soldOn,price,currency,source\n' +
    'PS-1,PE-1,2021-03-04,300,EUR,"\'=Auction, Oslo"\n' +
    'PS-2,PE-1,2023-11-04,520.50,,\n' +
    'PS-3,PE-9,2023-11-04,1,GBP,\n' +
    'PS-4,PE-1,2999-01-01,1,GBP,\n' +
    'PS-5,PE-1,2023-02-31,0,GBP,\n' +
    'PS-6,,2023-02-01,5,GBP,\n' +
    'PS-7,PE-1,0001-01-01,5,GBP,\n' +
    'PS-8,PE-1,1899-12-31,5,GBP,\n' +
    'PS-9,PE-8,2999-01-01,,YEN,\n';
  const first = await applied('sales', text);
  t.same(outcomesOf(first), { ...none, create: 2, refused: 7 });
  t.match(
    (await rowsOf(first.id, 'refused')).map(({ problems }: { problems: object[] }) => problems),
    [
      [{ code: 'row.unknown', field: 'edition' }],
      [{ field: 'soldOn', message: 'Cannot be in the future' }],
      [{ field: 'soldOn' }, { field: 'price', message: 'Must be above 0' }],
      [{ field: 'edition', message: 'A new sale needs it' }],
      [{ field: 'soldOn', message: 'Cannot be before 1900' }],
      [{ field: 'soldOn', message: 'Cannot be before 1900' }],
      [
        { field: 'price', message: 'Cannot be empty' },
        { field: 'currency', message: 'Must be GBP, USD or EUR' },
        { field: 'edition', message: 'There is no edition of the reference “PE-8”' },
        { field: 'soldOn', message: 'Cannot be in the future' },
      ],
    ],
  );
  const again = await checked('sales', text);
  t.same(outcomesOf(again), { ...none, same: 2, refused: 7 });
  const exported = (await done('exports rows', { kind: 'sales' })).rows;
  t.match(exported, [
    {
      reference: 'PS-1',
      edition: 'PE-1',
      soldOn: '2021-03-04',
      price: '300',
      source: '=Auction, Oslo',
    },
    { reference: 'PS-2', price: '520.5', currency: 'GBP', withdrawn: 'no' },
  ]);
  const back = await checked('sales', formatCsv(exported));
  t.same(outcomesOf(back), { ...none, same: 2 });

  const edition = async () => {
    const [row] = await db.select().from(editions).where(eq(editions.reference, 'PE-1'));
    if (!row) throw new Error('no edition');
    return row;
  };
  const { id, artworkId } = await edition();
  const history = async (pageSize = 5) => {
    const url = '/api/artworks/prices';
    const body = { artworkIds: [artworkId], pageSize };
    return (await curator('POST', url, { body })).body.data;
  };
  t.match(await history(), [
    { editionId: id, soldAt: '2023-11-04T12:00:00.000Z', price: 520_50, isElsewhere: true },
    { editionId: id, soldAt: '2021-03-04T12:00:00.000Z', price: 300_00, currency: 'EUR' },
  ]);
  t.match(await history(1), [{ price: 520_50 }], 'the newest of an edition');
  t.match(await edition(), { lastSalePrice: 520_50, lastSaleCurrency: 'GBP' });
  const [work] = await db.select().from(artworks).where(eq(artworks.id, artworkId));
  t.same(work?.lastSaleAt, new Date('2023-11-04T12:00:00Z'));

  for (const soldOn of ['0001-01-01', '2999-01-01']) {
    const edit = await applied('sales', `reference,soldOn\nPS-1,${soldOn}`);
    t.same(outcomesOf(edit), { ...none, refused: 1 }, `one that is there, to ${soldOn}`);
    t.match(await rowsOf(edit.id, 'refused'), [{ row: 2, problems: [{ field: 'soldOn' }] }]);
  }
  await applied('sales', 'reference,withdrawn\nPS-2,yes');
  t.equal((await history()).length, 1);
  t.match(await edition(), { lastSalePrice: 300_00, lastSaleCurrency: 'EUR' });
  await applied('sales', 'reference,edition\nPS-1,PE-2');
  t.match(await edition(), { lastSalePrice: null, lastSaleAt: null });
  t.match(await history(), [{ edition: 'Artist' }]);

  const { editions: shown } = await done('artworks show', { id: artworkId });
  const traded = shown.find(({ name }: { name: string }) => name === 'Artist');
  const removed = await operate('editions remove', { id: traded.id, version: traded.version });
  t.equal(removed.body.error.details.code, 'catalogue.traded');
});

t.test('past sales go with their edition when artworks are merged', async (t) => {
  await applied('artists', 'reference,name\nMA-1,Merged Artist');
  await applied('artworks', 'reference,name,artists\nMW-1,Once,MA-1\nMW-2,Twice,MA-1');
  await applied('editions', 'reference,artwork,name\nME-1,MW-1,Main\nME-2,MW-2,Main');
  await applied('sales', 'reference,edition,soldOn,price\nMS-1,ME-1,2020-01-02,10');
  const idOf = async (reference: string) => {
    const [row] = await db.select().from(artworks).where(eq(artworks.reference, reference));
    return row?.id;
  };
  const into = await idOf('MW-2');
  await done('artworks merge', { id: await idOf('MW-1'), into });
  const [kept] = await db.select().from(editions).where(eq(editions.reference, 'ME-2'));
  t.match(kept, { artworkId: into, lastSalePrice: 10_00 });
  const exported = (await done('exports rows', { kind: 'sales' })).rows;
  t.equal(exported.at(-1)?.edition, 'ME-2');
});
