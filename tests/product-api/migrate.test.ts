import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import t from 'tap';
import { seedDatabase } from '../../demo/seed/seed-database.ts';
import { migrate, migrations } from '../../product-api/db/migrate.ts';
import { databaseUrl, startTestServer } from '../support/database.ts';

/**
 * A migrated database is refused once an applied migration's text changes. Add the hash of a new
 * migration here.
 */
const written = [
  'a7864321bd9ac21efd3b129e2b3bed33985b56cb66b853aebce2e76ccc3df36a',
  'f389c35cf34292bdcb7b384827e1b526a66a958bed44f8e234ee2a22d0a3883c',
  '01d76ed1ec19781611bc6dc56720cfd42da66c4b33f19861862b5d225788e3a4',
  'c97106fe5e8e650efbf3967fa8a2526a48295e09ffa61cd62eb069baea7a549c',
  'f5db179546591b4782bf683a5632d5f63cb679af2c0ac07f555c1bab8003e864',
  '0031e36189133cd0f7e8506e1c10b557bccafaf87b30d7de007836fa1d69438e',
  'cf4f04c48f0993459389ec2cb610d8b9422bf5eea0ba05e095e93715f829948b',
  '5890b5ae42c21ac085660030d170a996bdf482ab3ba5f90d6e97401b02d109c7',
  '780ea36cc545058d5d41a898f4fd68d089f15088707a6af0e0798f19b3e4519e',
  '015d15719da581b8abb77aa5879c1a37351c79156fb49341c3b39afa1671ddbe',
  '438ca66418f36372778e3616aef9e3029d0384440be88b302921a2cb8b1ab02e',
  '1829926034668b932a9ea45a68f16d7b606f1cee412855f1a4d7cc326221319f',
  '3abccec20066dfb3ef99fc062f68b0a8f97e267d9749b041817a9575c70e499f',
  '33916a19790d0e7cbee6b73dc6bf862f8ca545ffc33698c52e3512472e6f20ec',
  '305203c5edce60f869a30bfe6718c400508b68f59d479ec21517c2e296e22d3a',
  '96f82957459a088da3f3b74b5fb30cd07ab00a1d2be7b169c740fbaf903bf1ef',
  '15e171a88917d2d730e361b4c493d7178a247eb3510f31212c1417ef8ccdf0c4',
  'd47be9ef98def333e51e37f671b41a7616e4aa8cde0cca48b47ea6a147ba417f',
  '2c196b5526380090ea198393bf79109f08697d5da3a9795ca78576eeee0f8993',
  '3bd6516d0e4a94e6f7e0eb054fe0ce7bd61f556c891f763ab147e00b6e9c78fa',
  '197a8882324dcd1b3158ef7632e9f7c651437c6996972889f6244da0e66e61e9',
  '40a5b12149f3b9d0fe9b074b96a92ff71f866b2de151046a46d8b0849a0e1d79',
  '888e62e1ea2654bca4d58de7f83460a97a0b31d0362a8901453d0b048cfb630e',
  'a76bee74bd547f12aec753703c65cac076fdb86d077025508b6a0c89bfd02676',
  '876b8076f4fc3a70507906dc845729c3d1e063b94993d6a632e6b99a55ef2fea',
  'd7930c0312795a2943e3a2321f2d53f1bfb9cb4d406391ac8f7a65ccf93a8cc0',
  '71a356010b8d526a96afc0fcf62a19e143f2e3fe275129c6028a664c82ccadb5',
  'dbb2ab42a2b8cda756390ea1971f38f674accad3baed7b233fb0369deddc87f4',
  'dbd618e5f184cf5c50789f8befe7f9b767b292c349dd73d417d60b47c0323c81',
  'c4286f3d6549a1bcc8c3464a0f67024e372b6444114030a1484bcf00eb255684',
  '3098c11ff3fac49c91984ccd8f4aa7935240735151457d7b96b7cf06d2c4579f',
  '13bfd44e2e9d3f606397ac3c844f393fb1097d1488dc240d64302a7c0127891b',
  '2f625ce4aab75ef4caa40a67493fafe19e8dc6571686b63cc1aa95085685a8bf',
  'db2d6733a240920ca1bdd66237fa29788cae9565813c5366225127e501269990',
  '2f1e0f0bc579d14a4fd4748310ec9cbaa2d2ca2b0d62c1d3c9c76aa274204c59',
];

t.test('migrations', async (t) => {
  t.same(
    readMigrationFiles(migrations).map(({ hash }) => hash),
    written,
    'are never changed, another is added: npm run migration',
  );
  const server = await startTestServer();
  t.teardown(() => server.stop());
  const admin = new pg.Client({ connectionString: server.url });
  await admin.connect();
  t.teardown(() => admin.end());

  /** A database whose owner has no other privilege on its server. */
  async function ownedDatabase(name: string): Promise<string> {
    await admin.query(
      `create role ${name} login password 'secret' nosuperuser nocreatedb nocreaterole`,
    );
    await admin.query(`create database ${name} owner ${name}`);
    await admin.query(`revoke all on database ${name} from public`);
    const url = new URL(databaseUrl(server.url, name));
    url.username = name;
    url.password = 'secret';
    return url.href;
  }

  t.test('need only an ordinary owner of the database', async (t) => {
    const url = await ownedDatabase('ordinary');
    await migrate(url);
    t.ok(await seedDatabase(url, { now: new Date('2026-11-21T12:00:00Z') }));
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    t.teardown(() => client.end());
    const { rows } = await client.query(
      `select usesuper from pg_user where usename = current_user`,
    );
    t.same(rows, [{ usesuper: false }]);
    const { rowCount } = await client.query(`select from name_vocabulary where word % 'nigth'`);
    t.ok((rowCount ?? 0) > 0, 'with its search');
  });

  t.test('run once when processes start together', async (t) => {
    const url = await ownedDatabase('together');
    await Promise.all([migrate(url), migrate(url), migrate(url)]);
    await t.resolves(migrate(url), 'and again change nothing');
  });

  t.test('refuse the database of another version by name, and change nothing', async (t) => {
    const url = await ownedDatabase('another');
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    t.teardown(() => client.end());
    await client.query(`
      create schema drizzle;
      create table drizzle.__drizzle_migrations (id serial primary key, hash text, created_at bigint);
      insert into drizzle.__drizzle_migrations (hash, created_at) values ('of another', 1);
      create table artworks (name text);
      insert into artworks values ('Night Ferry')`);
    const before = await digestOf(client);
    await t.rejects(migrate(url, 'The database in DATA_DIR (/data)'), {
      message: /^The database in DATA_DIR \(\/data\) has the schema of another version of Deckle/,
    });
    await t.rejects(migrate(url), { message: /^The database another at 127\.0\.0\.1:\d+ has/ });
    t.same(await digestOf(client), before);
  });

  t.test('refuse the database of a later version', async (t) => {
    const url = await ownedDatabase('later');
    await migrate(url);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    t.teardown(() => client.end());
    await client.query(`insert into drizzle.__drizzle_migrations (hash, created_at)
      select 'of a later one', created_at + 1 from drizzle.__drizzle_migrations limit 1`);
    await t.rejects(migrate(url), { message: /^The database later at / });
  });
});

/** Every table with its rows. */
async function digestOf(client: pg.Client): Promise<unknown[]> {
  const { rows } = await client.query(`
    select schemaname, relname, query_to_xml(format('table %I.%I', schemaname, relname), true, true, '')
      ::text as contents
    from pg_stat_user_tables order by 1, 2`);
  return rows;
}
