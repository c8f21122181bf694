import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import t from 'tap';
import { enlargeMarket } from '../../demo/scale/enlarge-market.ts';
import { seedDatabase } from '../../demo/seed/seed-database.ts';
import { createTestDatabase } from '../support/database.ts';
import { type Read, reads } from '../support/hot-reads.ts';
import { drawSample } from '../support/market-sample.ts';
import { recordStatements, type Statement } from '../support/record-statements.ts';
import { serveApi } from '../support/serve-api.ts';

/**
 * Runs every hot read, then each of its statements again with sequential scans all but disabled. A
 * read without a fitting index then still scans a table or a whole other index, which shows in the
 * rows that it read of the growing tables.
 */
const growing = new Map<string, number>();
const grows = new Set(
  'artworks artwork_artists artwork_pictures pictures editions asks bids orders order_events users profiles artwork_words name_vocabulary artists'.split(
    ' ',
  ),
);
/** The largest share of a table that a page may read; small tables may be read whole. */
const shareAtMost = 0.3;
const rowsAlwaysFine = 200;

type Node = {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly Node[];
};

type Look = { readonly table: string; readonly rows: number; readonly by: string };

const now = new Date();
const database = await createTestDatabase();
await seedDatabase(database.url, { now });
await enlargeMarket(database.url, {
  artworks: 4000,
  orders: 20_000,
  now,
  onProgress: () => undefined,
});
const dataDir = mkdtempSync(join(tmpdir(), 'deckle-plans-'));
const api = await serveApi(database.url, dataDir, 1);
const client = new pg.Client({ connectionString: database.url });
await client.connect();
t.teardown(async () => {
  await client.end();
  await api.stop();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

let statements: Statement[] = [];
recordStatements(api.database.pool, (statement) => void statements.push(statement));
/** As many artists as a market a hundred times as large has. */
await client.query(`
  insert into artists (name, nationalities, description, description2)
  select initcap(left(translate(md5(n::text), '0123456789', 'ghijklmnop'), 9)), '[]', '', ''
  from generate_series(1, 4000) as n`);
await client.query('analyze artists');
const sample = await drawSample(api.database.db);
/** A book with many past sales: reads of the present book must not read them. */
await client.query(
  `with seller as (
      insert into users (username, email, first_name, last_name) values ('s', 's', 'S', 'S')
      returning id
    )
    insert into asks (user_id, edition_id, price, price_gbp, currency, type, status, seller_region,
      expires_in_days)
    select seller.id, editions.id, 1, 1, 'GBP', 'ask', 'Done', 'UK', 0
    from seller, editions, generate_series(1, 10000) where artwork_id = $1 and name = 'Main'`,
  [sample.deepIds[1]],
);
await client.query('analyze asks');
for (const table of grows) {
  const { rows } = await client.query(`select count(*)::int as count from ${table}`);
  growing.set(table, rows[0].count);
}

/** By index: its table and the columns of its first key. */
const firstKeys = new Map<string, { readonly table: string; readonly columns: string[] }>();
const { rows: keys } = await client.query(`
  select indexrelid::regclass::text as index, indrelid::regclass::text as table,
    pg_get_indexdef(indexrelid, 1, true) as key
  from pg_index join pg_class on pg_class.oid = indrelid where relnamespace = 'public'::regnamespace`);
for (const { index, table, key } of keys) {
  firstKeys.set(index, { table, columns: key.match(/[a-z_]+/g) ?? [] });
}

/** Counts stop at a bound that this market does not reach. */
function isCount(text: string): boolean {
  return /^\s*select (count\(\*\) from|width_bucket\().*\(select/s.test(text);
}

/** Describes the scans of a statement that should not be there. */
async function faultsOf({ text, values }: Statement): Promise<string[]> {
  await client.query('begin');
  await client.query('set local enable_seqscan = off');
  const before = await readThrough();
  const { rows } = await client.query({ text: `explain (analyze, format json) ${text}`, values });
  const after = await readThrough();
  await client.query('rollback');
  const scans = [...after].map(([table, many]) => {
    return { table, rows: many - (before.get(table) ?? 0), by: 'Seq Scan' };
  });
  const indexReads = isCount(text) ? [] : [...looksOf(rows[0]['QUERY PLAN'][0].Plan)];
  return [...scans, ...indexReads].flatMap(({ table, rows: many, by }) => {
    const size = growing.get(table) ?? 0;
    const most = Math.max(rowsAlwaysFine, size * shareAtMost);
    return many > most ? [`${by} reads ${many} of ${size} rows of ${table}: ${text}`] : [];
  });
}

/** Rows that this connection's sequential scans have read so far, in functions too. */
async function readThrough(): Promise<Map<string, number>> {
  const { rows } = await client.query(
    'select relname, seq_tup_read::int as many from pg_stat_xact_user_tables where seq_scan > 0',
  );
  return new Map(rows.map(({ relname, many }) => [relname, many]));
}

function* looksOf(node: Node): Generator<Look> {
  for (const inner of node.Plans ?? []) yield* looksOf(inner);
  const { 'Relation Name': table, 'Index Name': index, 'Index Cond': condition } = node;
  const once =
    node['Actual Rows'] +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0);
  const by = node['Node Type'];
  if (table !== undefined) yield { table, rows: Math.round(once * node['Actual Loops']), by };
  const key = index === undefined ? undefined : firstKeys.get(index);
  if (key === undefined || condition === undefined) return;
  /** A condition on only the later columns of an index scans all of it. */
  const starts = key.columns.some((column) => new RegExp(`\\b${column}\\b`).test(condition));
  if (!starts) yield { table: key.table, rows: growing.get(key.table) ?? 0, by: `${by} ${index}` };
}

function* scansOf(node: Node): Generator<Node> {
  for (const inner of node.Plans ?? []) yield* scansOf(inner);
  if (node['Relation Name'] !== undefined || node['Index Name'] !== undefined) yield node;
}

async function askedBy({ call }: Read): Promise<readonly Statement[]> {
  const { path, body, bearer } = call(sample, 1);
  statements = [];
  const answer = await fetch(`${api.address}${encodeURI(path)}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(bearer ? { authorization: bearer } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  if (statements.length === 0) throw new Error(`${path} asked the database nothing`);
  return statements;
}

async function faultsOfRead(read: Read): Promise<string[]> {
  const faults: string[] = [];
  for (const statement of await askedBy(read)) faults.push(...(await faultsOf(statement)));
  return faults;
}

function readCalled(name: string): Read {
  const read = reads.find((one) => one.name === name);
  if (read === undefined) throw new Error(`no read is called '${name}'`);
  return read;
}

for (const [index, read] of reads.entries()) {
  const name = read.name.startsWith(' ') ? `${reads[index - 1]?.name},${read.name}` : read.name;
  t.test(`${name.replace(/\s+/g, ' ')}: scans no large table`, async (t) => {
    t.same(await faultsOfRead(read), []);
  });
}

/** There may be thousands of rows: they are counted from a narrow index, without reading them. */
const counted: Readonly<Record<string, string>> = {
  'works in a range of prices': 'artworks_lowest_ask',
  'cheap works, most expensive first': 'artworks_lowest_ask',
  'works for sale': 'artworks_lowest_ask',
  'works of few impressions': 'artworks_impressions',
  'works of a year': 'artworks_year',
  'works up to a year, newest first': 'artworks_year',
  screenprints: 'artworks_medium',
  'number of works by price range': 'artworks_heat',
};

for (const [name, index] of Object.entries(counted)) {
  t.test(`${name}: counted with an index-only scan of ${index}`, async (t) => {
    const asked = (await askedBy(readCalled(name))).filter(({ text }) => isCount(text)).at(-1);
    if (asked === undefined) throw new Error('nothing is counted');
    await client.query('begin');
    await client.query('set local enable_seqscan = off; set local enable_bitmapscan = off');
    const { rows } = await client.query({ ...asked, text: `explain (format json) ${asked.text}` });
    await client.query('rollback');
    const scans = [...scansOf(rows[0]['QUERY PLAN'][0].Plan)];
    const by = scans.map((scan) => `${scan['Node Type']} of ${scan['Index Name']}`);
    t.same(by, [`Index Only Scan of ${index}`]);
  });
}

const needed: Readonly<Record<string, string>> = {
  artists_by_name: 'artists by name',
  artworks_heat: 'artworks by heat:desc',
  artworks_lowest_ask: 'artworks by lowestAsk:asc',
  artworks_lowest_ask_last: 'cheap works, most expensive first',
  artworks_last_sale: 'artworks by lastSaleAt:desc',
  artworks_release_first: 'artworks by releaseDate:asc',
  artworks_release_last: 'artworks by releaseDate:desc',
  artworks_last_bid: 'latest bids',
  artists_words: 'search for works by their artist, with a slip',
  artworks_words: 'search for a title, with a slip',
  artwork_artists_artist: 'works of an artist',
  editions_name: 'best prices of 30 artworks',
  asks_book: 'artwork with deep books',
  orders_edition: 'past prices of 30 artworks',
  orders_bid_once: 'bids, of a trader',
  name_vocabulary_trigrams: 'search for a word, with a slip',
  artwork_words_hottest: 'search for a word, with a slip',
};

for (const [dropped, name] of Object.entries(needed)) {
  t.test(`finds that '${name}' needs ${dropped}`, async (t) => {
    const { rows } = await client.query('select pg_get_indexdef($1::regclass) as made_by', [
      dropped,
    ]);
    await client.query(`drop index ${dropped}`);
    t.ok((await faultsOfRead(readCalled(name))).length > 0);
    await client.query(rows[0].made_by);
  });
}
