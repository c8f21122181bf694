import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import t, { type Test } from 'tap';
import { addPerson, day, openMarket, run } from '../../tests/product-api/support/market.ts';
import { addSubmission } from '../commands/add-submission.ts';
import { draftAsk } from '../commands/draft-ask.ts';
import { askDocuments } from '../db/schema/documents.ts';
import { sweepUploads } from './sweep-uploads.ts';

async function openStore(t: Test) {
  const market = await openMarket();
  t.teardown(() => market.close());
  const dataDir = t.testdir();
  const folder = join(dataDir, 'uploads');
  mkdirSync(folder);
  const lines: Record<string, unknown>[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const put = (age: number, name: string = randomUUID()) => {
    const path = join(folder, name);
    writeFileSync(path, 'bytes');
    const at = new Date(market.now().getTime() - age);
    utimesSync(path, at, at);
    return name;
  };
  const file = (id: string) => ({ id, name: 'a.png', type: 'image/png', size: 5 }) as const;
  const person = await addPerson(market);
  const handIn = (id: string) =>
    run(market, (work) =>
      addSubmission(work, { userId: person, kind: 'work', fields: {}, files: [file(id)] }),
    );
  async function document(id: string) {
    const ask = await run(market, (work) =>
      draftAsk(work, person, {
        type: 'ask',
        editionId: market.editionIds[0],
        price: 100_00,
        expiresInDays: 0,
        dhlInsurance: false,
        isBulk: false,
        status: 'Draft',
      }),
    );
    const values = { ...file(id), askId: ask.id, kind: 'coa', createdAt: market.now() } as const;
    await market.db.insert(askDocuments).values(values);
  }
  return { deps: { ...market, dataDir, log }, folder, lines, put, handIn, document };
}

t.test('deletes files without a record after a day, and nothing else', async (t) => {
  const { deps, folder, put, handIn, document } = await openStore(t);
  const submitted = put(9 * day);
  await handIn(submitted);
  const shown = put(9 * day);
  await document(shown);
  const arriving = put(day / 2);
  const half = put(day / 2, `${randomUUID()}.part`);
  const foreign = put(9 * day, 'notes.txt');
  const orphan = put(2 * day);
  const broken = put(2 * day, `${randomUUID()}.part`);
  t.match(await sweepUploads(deps), { deleted: 2, missing: [] });
  t.same(readdirSync(folder).sort(), [submitted, shown, arriving, half, foreign].sort());
  t.notOk(existsSync(join(folder, orphan)) || existsSync(join(folder, broken)));
  t.match(await sweepUploads(deps), { deleted: 0 });
});

t.test('reports records whose file is gone, and leaves them', async (t) => {
  const { deps, lines, handIn, document } = await openStore(t);
  const [first, second] = [randomUUID(), randomUUID()];
  await handIn(first);
  await document(second);
  t.same((await sweepUploads(deps)).missing.toSorted(), [first, second].toSorted());
  t.match(lines, [{ event: 'uploads.missing', count: 2 }]);
  t.equal(await deps.db.$count(askDocuments), 1);
});

t.test('does nothing where nothing was ever uploaded', async (t) => {
  const { deps, folder } = await openStore(t);
  rmSync(folder, { recursive: true });
  t.match(await sweepUploads(deps), { deleted: 0, missing: [] });
});

t.test('ten processes may sweep during uploads', async (t) => {
  const { deps, folder, put, handIn } = await openStore(t);
  for (let index = 0; index < 40; index += 1) put(2 * day);
  const arriving = Array.from({ length: 20 }, async () => {
    const id = put(0);
    await handIn(id);
    return id;
  });
  const sweeps = Array.from({ length: 10 }, () => sweepUploads(deps));
  const [ids] = await Promise.all([Promise.all(arriving), Promise.all(sweeps)]);
  t.same(readdirSync(folder).sort(), ids.toSorted());
});
