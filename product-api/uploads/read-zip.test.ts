import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { makeZip } from '../../tests/support/make-zip.ts';
import { openZip, ZipUnreadable } from './read-zip.ts';

const folder = t.testdir();
const opened = (bytes: Uint8Array) => {
  const path = join(folder, 'a.zip');
  writeFileSync(path, bytes);
  return openZip(path);
};

const isRefused = (work: Promise<unknown>) =>
  work.then(
    () => false,
    (error) => error instanceof ZipUnreadable,
  );

t.test('lists and unpacks what it has', async (t) => {
  const zip = await opened(
    makeZip([
      { name: 'a/', bytes: '' },
      { name: 'a/one.txt', bytes: 'one' },
      { name: '../Ärmel.txt', bytes: 'two'.repeat(1000) },
    ]),
  );
  const [one, two, ...others] = zip.entries;
  if (!one || !two) throw new Error('no entries');
  t.same([one.name, two.name, others.length], ['a/one.txt', '../Ärmel.txt', 0]);
  t.equal((await zip.read(one, 3)).toString(), 'one');
  t.equal((await zip.read(two, 3000)).length, 3000);
  t.ok(await isRefused(zip.read(two, 2999)));
  await zip.close();
});

t.test('refuses what is no zip, and what unpacks to more than it says', async (t) => {
  const good = makeZip([{ name: 'a', bytes: 'abc'.repeat(100) }]);
  t.ok(await isRefused(opened(Buffer.from('PK\x03\x04 and nothing'))));
  t.ok(await isRefused(opened(Buffer.alloc(0))));
  t.ok(await isRefused(opened(good.subarray(20))), 'a directory beyond the file');
  t.ok(await isRefused(opened(makeZip([{ name: 'a', bytes: 'a', flags: 1 }]))));
  const many = Array.from({ length: 12_001 }, (_, one) => ({ name: String(one), bytes: '' }));
  t.ok(await isRefused(opened(makeZip(many))));

  for (const lie of [
    { name: 'bomb', bytes: Buffer.alloc(1_000_000), size: 10 },
    { name: 'damaged', bytes: 'abc', crc: 1 },
  ]) {
    const zip = await opened(makeZip([lie]));
    const [entry] = zip.entries;
    if (!entry) throw new Error('no entry');
    t.ok(await isRefused(zip.read(entry, 100_000)), lie.name);
    await zip.close();
  }
});

t.test('refuses entries that share their bytes', async (t) => {
  const one = makeZip([{ name: 'a', bytes: randomBytes(400) }]);
  const end = one.subarray(-22);
  const directory = one.subarray(end.readUInt32LE(16), one.length - 22);
  const twice = Buffer.from(end);
  for (const at of [8, 10]) twice.writeUInt16LE(4, at);
  twice.writeUInt32LE(directory.length * 4, 12);
  const body = one.subarray(0, end.readUInt32LE(16));
  const overlapping = Buffer.concat([body, directory, directory, directory, directory, twice]);
  await t.rejects(opened(overlapping), { message: 'entries overlap' });
});
