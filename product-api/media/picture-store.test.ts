import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import t from 'tap';
import { createPictureStore } from './picture-store.ts';

const id = 'ab345678-0000-4000-8000-000000000000';
const other = (n: number) => id.replace(/0$/, String(n));
const soon = () => sleep(10);

t.test('draws one picture once, however many ask for it', async (t) => {
  let drawn = 0;
  const store = createPictureStore({
    dataDir: t.testdir(),
    async draw() {
      drawn += 1;
      await soon();
      return Buffer.from('picture');
    },
  });
  const answers = await Promise.all(Array.from({ length: 20 }, () => store.read(id, 'small')));
  t.ok(answers.every((bytes) => bytes?.toString() === 'picture'));
  await store.read(id, 'small');
  t.equal(drawn, 1);
});

t.test('draws two at a time, no more', async (t) => {
  let atWork = 0;
  let most = 0;
  const store = createPictureStore({
    dataDir: t.testdir(),
    async draw() {
      atWork += 1;
      most = Math.max(most, atWork);
      await soon();
      atWork -= 1;
      return Buffer.from('picture');
    },
  });
  await Promise.all(Array.from({ length: 8 }, (_, n) => store.read(other(n), 'xs')));
  t.equal(most, 2);
});

t.test('keeps nothing of a drawing that failed, and tries again', async (t) => {
  let tries = 0;
  const dataDir = t.testdir();
  const store = createPictureStore({
    dataDir,
    async draw() {
      tries += 1;
      if (tries === 1) throw new Error('out of ink');
      return Buffer.from('picture');
    },
  });
  await t.rejects(store.read(id, 'xs'), /out of ink/);
  t.same(await readdir(dataDir), []);
  t.equal((await store.read(id, 'xs'))?.toString(), 'picture');
  t.same(await readdir(join(dataDir, 'media', 'ab', id)), ['xs.webp']);
});

t.test('keeps nothing where there is no picture', async (t) => {
  const dataDir = t.testdir();
  const store = createPictureStore({ dataDir, draw: async () => null });
  t.equal(await store.read(id, 'xs'), null);
  t.same(await readdir(dataDir), []);
});
