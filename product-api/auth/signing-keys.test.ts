import t from 'tap';
import { createTestDatabase } from '../../tests/support/database.ts';
import { openDatabase } from '../db/database.ts';
import { signingKeys } from '../db/schema/people.ts';
import { createSigningKeys } from './signing-keys.ts';

t.test('signing keys', async (t) => {
  const database = await createTestDatabase();
  const handle = openDatabase(database.url, 20);
  t.teardown(async () => {
    await handle.close();
    await database.drop();
  });
  let now = new Date('2026-05-01T12:00:00Z');
  const open = () => createSigningKeys(handle.db, () => now);

  t.test('ten processes that start at once make one key', async (t) => {
    const keys = await Promise.all(Array.from({ length: 10 }, () => open().newest()));
    t.equal(new Set(keys.map(({ id }) => id)).size, 1);
    t.equal(await handle.db.$count(signingKeys), 1);
    t.ok(keys.every(({ secret }) => secret.length === 32));
  });

  t.test('ten requests at once after a start all find the key', async (t) => {
    const { id } = await open().newest();
    const starting = open();
    const found = await Promise.all(Array.from({ length: 10 }, () => starting.byId(id)));
    t.ok(found.every((key) => key?.id === id));
  });

  t.test('a new key signs in new processes, and is known to running ones', async (t) => {
    const running = open();
    const old = await running.newest();
    await handle.db
      .insert(signingKeys)
      .values({ id: 'new', secret: 'AAAA', createdAt: new Date(Date.now() + 1000) });
    t.equal((await open().newest()).id, 'new');
    t.equal(await running.byId('new'), null, 'it does not look twice in a moment');
    now = new Date(now.getTime() + 5000);
    t.equal((await running.byId('new'))?.id, 'new');
    t.equal((await running.byId(old.id))?.id, old.id, 'the old one still verifies');
  });
});
