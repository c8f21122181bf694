import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { desc, eq } from 'drizzle-orm';
import t from 'tap';
import {
  addPerson,
  bid,
  day,
  list,
  listApproved,
  openMarket,
  readAsk,
} from '../../tests/product-api/support/market.ts';
import { bareEnvironment } from '../../tests/support/bare-environment.ts';
import { addDocuments, commentOnAsk, removeDocuments } from '../commands/ask-documents.ts';
import { editAsk } from '../commands/edit-ask.ts';
import { placeAsk } from '../commands/place-ask.ts';
import { connectToRunning } from '../db/embedded/connect-to-running.ts';
import { startEmbeddedPostgres } from '../db/embedded/embedded-postgres.ts';
import { addInitialData } from '../db/initial-data.ts';
import { auditEntries } from '../db/schema/audit.ts';
import { asks } from '../db/schema/market.ts';
import { emails, featureFlags } from '../db/schema/people.ts';
import { heldRates } from '../db/schema/rates.ts';
import { storeSetUp } from '../db/site-settings.ts';
import { type CommandContext, inTransaction } from '../market/command-context.ts';
import { runOperation } from './run-operation.ts';
import { exitCodes, runOperator } from './run-operator.ts';

const market = await openMarket();
t.teardown(() => market.close());
await market.db.insert(featureFlags).values({ name: 'access-modal', description: 'The gate' });

async function operator(...argv: string[]) {
  const said = { out: '', err: '' };
  const terminal = {
    out: (text: string) => {
      said.out += text;
    },
    err: (text: string) => {
      said.err += text;
    },
  };
  const code = await runOperator(argv, terminal, (use) => use({ market, actor: 'operator:test' }));
  return { code, ...said };
}

const copy = {
  ...{ number: '12/50', newCondition: true, conditionNotes: '' },
  ...{ certificate: true, framed: false, provenance: '' },
};

t.test('the help names every operation; a bare call is help too', async (t) => {
  const help = await operator('--help');
  t.equal(help.code, exitCodes.done);
  for (const name of [
    'releases add',
    'raffle run <release> --winners',
    'submissions approve <id>',
    'asks pending',
    'asks reject <id> --version',
    'orders advance',
    'flags set',
    'rates accept <currency> --rate',
  ]) {
    t.match(help.out, name);
  }
  t.same(await operator(), help);
});

t.test('an invalid command line is explained with exit code 2', async (t) => {
  const wrong: [RegExp, ...string[]][] = [
    [/There is no operation 'asks sell'/, 'asks', 'sell'],
    [/Expected: asks approve <id>/, 'asks', 'approve'],
    [/Expected: asks pending/, 'asks', 'pending', '1'],
    [/<id>: Must be an id/, 'asks', 'approve', 'one', '--version', 'x'],
    [/needs --reason/, 'asks', 'reject', '1', '--version', 'x'],
    [/--reason: Cannot be empty/, 'asks', 'reject', '1', '--reason', ' ', '--version', 'x'],
    [/needs --version/, 'asks', 'approve', '1'],
    [/needs --version/, 'asks', 'reject', '1', '--reason', 'x'],
    [/needs --version/, 'asks', 'request-info', '1', '--reason', 'x'],
    [/needs --from/, 'orders', 'cancel', '1', '--reason', 'x'],
    [/needs --from/, 'orders', 'return', '1', '--reason', 'x'],
    [/needs --from/, 'orders', 'fail-authentication', '1', '--reason', 'x'],
    [/needs --from/, 'orders', 'record-refund', '1', '--payment', 'x'],
    [/takes no --tracking/, 'asks', 'approve', '1', '--version', 'x', '--tracking', 'x'],
    [/Unknown option '--force'/, 'asks', 'approve', '1', '--force'],
    [/Must be GBP or USD/, 'rates', 'accept', 'EUR', '--rate', '1.2'],
    [/Must be GBP or USD/, 'rates', 'accept', 'usd', '--rate', '1.2'],
    [/needs --rate/, 'rates', 'accept', 'USD'],
    [/--rate: Must be a number/, 'rates', 'accept', 'USD', '--rate', '1,2'],
    [/Must be on or off/, 'flags', 'set', 'access-modal', 'maybe'],
  ];
  for (const [message, ...argv] of wrong) {
    const { code, err, out } = await operator(...argv);
    t.equal(code, exitCodes.usage, argv.join(' '));
    t.match(err, message);
    t.equal(out, '');
  }
});

t.test('asks are listed, approved, asked about and rejected, each with a trace', async (t) => {
  t.match((await operator('asks', 'pending')).out, /No asks are waiting/);
  const seller = await addPerson(market);
  const first = await list(market, seller, { price: 100_00 });
  const second = await list(market, await addPerson(market), { price: 95_00 });
  const third = await list(market, await addPerson(market), { price: 90_00 });
  const copyDetails = {
    number: '12/50',
    newCondition: true,
    conditionNotes: '',
    certificate: true,
    framed: false,
    provenance: '',
  };
  await market.db.update(asks).set({ copyDetails }).where(eq(asks.id, first.id));
  const table = (await operator('asks', 'pending')).out;
  t.match(table, /^ID\s+ARTWORK\s+EDITION\s+PRICE\s+COPY/);
  t.match(
    table,
    new RegExp(`\\n${first.id}\\s+Night Ferry\\s+Main\\s+£100\\s+No. 12/50 · As new .*person`),
  );
  const json = JSON.parse((await operator('asks', 'pending', '--json')).out);
  t.match(json, [{ id: first.id, price: 100_00 }, { id: second.id }, { id: third.id }]);

  const [ofFirst, ofSecond, ofThird] = json.map(({ version }: { version: string }) => version);
  const approve = ['asks', 'approve', String(first.id), '--version', ofFirst];
  t.match(await operator(...approve), { code: 0, out: /in the book/ });
  t.equal((await readAsk(market, first.id)).status, 'Approved');
  const ask = ['asks', 'request-info', String(second.id), '--version', ofSecond];
  const asked = await operator(...ask, '--reason', 'Blurred.');
  t.equal(asked.code, 0);
  t.match(await readAsk(market, second.id), { status: 'MoreInfoRequired', reason: 'Blurred.' });
  const reject = ['asks', 'reject', String(third.id), '--version', ofThird];
  t.equal((await operator(...reject, '--reason', 'Fake.')).code, 0);
  t.match(await readAsk(market, third.id), { status: 'Rejected', reason: 'Fake.' });

  const again = await operator(...approve);
  t.match(again, { code: exitCodes.refused, err: /Refused: .*trade\.wrong-status/, out: '' });
  t.match(await operator('asks', 'approve', '99999', '--version', ofFirst), {
    code: 1,
    err: /^Refused: There is no ask 99999\.$/,
  });
  t.match(await market.db.select().from(auditEntries), [
    { actor: 'operator:test', action: 'asks.approve', subject: `ask:${first.id}` },
    { action: 'asks.request-info', details: { reason: 'Blurred.' } },
    { action: 'asks.reject', details: { reason: 'Fake.' } },
  ]);
});

t.test(
  'a verdict names the listing that was read: what its seller changed since is read first',
  async (t) => {
    const seller = await addPerson(market);
    const { id } = await list(market, seller, { price: 85_00 });
    const own = { userId: seller, askId: id } as const;
    const versionOf = async () => {
      const queue = JSON.parse((await operator('asks', 'pending', '--json')).out);
      return String(queue.find((ask: { id: number }) => ask.id === id).version);
    };
    const document = {
      id: randomUUID(),
      type: 'application/pdf',
      size: 9,
      name: 'coa.pdf',
    } as const;
    const changes: ((context: CommandContext) => Promise<unknown>)[] = [
      (work) => editAsk(work, { ...own, body: { price: 84_00 } }),
      (work) => editAsk(work, { ...own, body: { copyDetails: copy } }),
      (work) => commentOnAsk(work, { ...own, comments: { provenance: 'Bought in Leeds.' } }),
      (work) => addDocuments(work, { ...own, kind: 'coa', files: [document] }),
      (work) => removeDocuments(work, own),
    ];
    const seen = new Set<string>();
    for (const change of changes) {
      const version = await versionOf();
      seen.add(version);
      t.equal(await versionOf(), version, 'it stays while nothing changes');
      await inTransaction(market, change);
      for (const verdict of [
        ['approve'],
        ['reject', '--reason', 'Fake.'],
        ['request-info', '--reason', 'Blurred.'],
      ]) {
        const [name = '', ...options] = verdict;
        t.match(await operator('asks', name, String(id), '--version', version, ...options), {
          code: exitCodes.refused,
          err: /changed this listing/,
        });
      }
      t.equal((await readAsk(market, id)).status, 'PendingAuthentication');
    }
    t.equal(seen.size, changes.length, 'each change makes another one');
    t.ok(seen.has(await versionOf()), 'what was taken back is what was read');
    await inTransaction(market, (work) => editAsk(work, { ...own, body: { price: 85_00 } }));
    const version = await versionOf();
    t.match((await operator('asks', 'show', String(id))).out, new RegExp(`Version\\s+${version}`));
    const resubmitted = ['asks', 'request-info', String(id), '--version', version] as const;
    t.equal((await operator(...resubmitted, '--reason', 'Blurred.')).code, exitCodes.done);
    await inTransaction(market, (work) => placeAsk(work, { ...own, bidId: 0 }));
    t.match(await operator('asks', 'approve', String(id), '--version', version), {
      code: exitCodes.refused,
      err: /changed this listing/,
    });
    const approve = ['asks', 'approve', String(id), '--version', await versionOf()];
    t.equal((await operator(...approve)).code, exitCodes.done);
  },
);

t.test('an ask is shown with all that its verdict rests on', async (t) => {
  const seller = await addPerson(market);
  const { id } = await list(market, seller, { price: 83_00 });
  const own = { userId: seller, askId: id } as const;
  const document = { id: randomUUID(), type: 'application/pdf', size: 9, name: 'c\u001b[2J.pdf' };
  await inTransaction(market, async (work) => {
    await editAsk(work, { ...own, body: { copyDetails: copy } });
    await commentOnAsk(work, { ...own, comments: { provenance: 'Bought in Leeds.' } });
    await addDocuments(work, {
      ...own,
      kind: 'coa',
      files: [{ ...document, type: 'application/pdf' }],
    });
  });
  const { out } = await operator('asks', 'show', String(id));
  for (const part of ['£83', 'PendingAuthentication', 'Bought in Leeds.', document.id, '12/50']) {
    t.match(out, part);
  }
  t.notMatch(out, '\u001b');
  t.match(await operator('asks', 'show', '99999'), { err: /There is no ask 99999/ });
});

t.test('an order is shown with both sides, advanced and called off', async (t) => {
  const [, proof] = market.editionIds;
  const seller = await addPerson(market);
  await listApproved(market, seller, { price: 100_00, editionId: proof });
  const buyer = await addPerson(market, { currency: 'USD', country: 'US' });
  const { orderId } = await bid(market, buyer, { price: 140_00, editionId: proof });
  const id = String(orderId);
  const shown = (await operator('orders', 'show', id)).out;
  t.match(shown, /Pays\s+\$147\.14 = \$131 \+ shipping \$10\.48 \+ processing fee \$5\.66/);
  t.match(shown, /Gets\s+£91 = £100 - application fee £6 - royalty £3 - insurance £0/);
  t.match(shown, /No operator has touched it/);

  const from = (status: string, ...more: string[]) =>
    operator('orders', 'advance', id, '--from', status, ...more);
  t.match(await from('Paid'), { code: exitCodes.usage, err: /--from: Must be one of AwaitingPay/ });
  t.match(await from('AwaitingPayment'), { code: exitCodes.refused, err: /needs the payment/ });
  const pay = (reference: string) =>
    operator('orders', 'record-payment', id, '--from', 'AwaitingPayment', '--payment', reference);
  const paid = await pay('BACS 0146');
  t.match(paid, { out: /^Proposal 1 is made.* all owners are told/ });
  t.match(await pay('x'), { code: exitCodes.refused, err: /is proposed already/ });
  t.match((await operator('proposals', 'list')).out, /record-payment +order \d+ +BACS 0146/);
  t.match(await operator('proposals', 'approve', '1'), { err: /From a shell this can only be/ });
  market.passTime(day);
  await runOperation('proposals approve', { market, actor: 'desk:1' }, { id: 1 });
  t.match((await operator('orders', 'show', id)).out, /charge +done +\$147\.14 +BACS 0146/);
  const parcel = ['--tracking', 'JD0146', '--carrier', 'DHL'];
  t.match(await from('AwaitingShipment', ...parcel, '--shippedOn', '2020-01-31'), {
    err: /Check this date/,
  });
  const shipped = await from('AwaitingShipment', ...parcel, '--json');
  t.same(JSON.parse(shipped.out), { id: orderId, status: 'Shipped' });
  t.match(
    (await operator('orders', 'show', id)).out,
    /operator:test moved this order from “Awaiting shipment” to “On its way to us”, by DHL, tracking number JD0146/,
  );
  t.match((await operator('orders', 'show', id)).out, /Shipped +DHL, JD0146, 2026-11-0\d/);
  t.match((await from('Shipped')).out, /is Received/);
  const late = await operator('orders', 'cancel', id, '--from', 'Received', '--reason', 'Too late');
  t.match(late, { code: exitCodes.refused });
  t.match(await operator('orders', 'show', '99999'), {
    code: exitCodes.refused,
    err: 'Refused: There is no order 99999.',
  });
});

t.test('flags are listed and switched', async (t) => {
  t.match((await operator('flags', 'list')).out, /access-modal\s+off\s+The gate/);
  t.equal((await operator('flags', 'set', 'access-modal', 'on')).code, 0);
  t.match((await operator('flags', 'list')).out, /access-modal\s+on/);
  const wrong = await operator('flags', 'set', 'access-modal', 'off', '--person', 'no@x.example');
  t.match(wrong, { code: exitCodes.refused, err: 'Refused: No account has this e-mail address.' });
  t.match(await operator('flags', 'set', 'no-such', 'on'), {
    code: exitCodes.refused,
    err: 'Refused: There is no flag no-such.',
  });
});

t.test('rates are listed, and one that is held back is accepted as it was seen', async (t) => {
  await addInitialData(market.db);
  t.match(await operator('rates', 'list'), { out: /USD +1\.1491 +- +-\n\nNot all rates are of/ });
  const asOf = '2026-11-20';
  const waiting = { currency: 'USD', value: 1.4021, asOf, heldAt: new Date() } as const;
  await market.db.insert(heldRates).values(waiting);
  t.match(await operator('rates', 'list'), { out: /USD +1\.1491 +1\.4021 +2026-11-20/ });
  const accept = (rate: string) => operator('rates', 'accept', 'USD', '--rate', rate);
  t.match(await accept('1.39'), {
    code: exitCodes.refused,
    err: 'Refused: The rate that is held back for USD is 1.4021.',
  });
  t.match(await accept('1.4021'), { code: 0, out: 'One euro buys 1.4021 USD from now on.' });
  t.match(await accept('1.4021'), { err: 'Refused: There is no rate held back for USD.' });
  t.match(JSON.parse((await operator('rates', 'list', '--json')).out), {
    asOf: null,
    rates: { GBP: 0.8772, USD: 1.4021 },
    held: [],
  });
  const audit = await market.db.select().from(auditEntries);
  t.match(audit.at(-1), {
    actor: 'operator:test',
    action: 'rates.accept',
    subject: 'rate:USD',
    details: { from: 1.1491, to: 1.4021, asOf },
  });
});

t.test('exports every order, with the same lines as everywhere', async (t) => {
  const seller = await addPerson(market);
  await listApproved(market, seller, { price: 100_00, editionId: market.editionIds[1] });
  const buyer = await addPerson(market);
  const { orderId } = await bid(market, buyer, { price: 100_00, editionId: market.editionIds[1] });
  const { out } = await operator('orders', 'export', '--csv');
  const [headings = '', ...lines] = out.split('\r\n');
  t.match(headings, /^id,createdAt,status,artwork,edition,/);
  t.match(lines.at(-1), new RegExp(`^${orderId},.*,AwaitingPayment,Night Ferry,Artist,`));
  t.notMatch(out, /@/, 'ids, and nothing else of its people');
  const { data } = { data: JSON.parse((await operator('orders', 'export', '--json')).out) };
  t.equal(data.length, lines.length);
  t.match((await operator('orders', 'export')).out, /AwaitingPayment\s+\d/);
  t.equal((await operator('flags', 'list', '--csv')).code, exitCodes.usage);
});

t.test('what a shell has written says where, and what it has read does not', async (t) => {
  const said = { out: '', err: '' };
  const terminal = {
    out: (text: string) => {
      said.out += text;
    },
    err: (text: string) => {
      said.err += text;
    },
  };
  const call = (...argv: string[]) =>
    runOperator(argv, terminal, (use) =>
      use({ market, actor: 'operator:test', place: '/srv/kiln' }),
    );
  await call('site', 'show');
  t.equal(said.err, '');
  await call('flags', 'set', 'access-modal', 'off', '--json');
  t.equal(said.err, 'Written to /srv/kiln.');
  t.notMatch(said.out, '/srv/kiln');
});

t.test('the program itself works on DATABASE_URL and says so when nothing runs', async (t) => {
  const empty = mkdtempSync(join(tmpdir(), 'deckle-operator-'));
  t.teardown(() => rmSync(empty, { recursive: true, force: true }));
  const program = (env: Record<string, string>, ...argv: string[]) =>
    spawnSync('node', [join(import.meta.dirname, '..', 'operator.ts'), ...argv], {
      env: { ...bareEnvironment, ...env },
      encoding: 'utf8',
    });
  const listed = program({ DATABASE_URL: market.url }, 'flags', 'list', '--json');
  t.equal(listed.status, 0, listed.stderr);
  t.match(JSON.parse(listed.stdout), [{ name: 'access-modal' }]);
  const nothing = program({ DATA_DIR: empty }, 'flags', 'list');
  t.equal(nothing.status, exitCodes.refused);
  t.match(nothing.stderr, /^No Deckle is running in .*DATABASE_URL/);
  const down = program({ DATABASE_URL: 'postgres://x:y@127.0.0.1:1/none' }, 'flags', 'list');
  t.equal(down.status, exitCodes.refused);
  t.match(down.stderr, /^Failed: .*ECONNREFUSED/);
});

t.test(
  'the program’s mails link to the running site, or to PUBLIC_URL where it is set',
  async (t) => {
    const seller = await addPerson(market);
    const linkOf = async (env: Record<string, string>) => {
      const { id } = await list(market, seller, { editionId: market.editionIds[1], price: 90_00 });
      const { version } = JSON.parse((await operator('asks', 'show', `${id}`, '--json')).out);
      const program = join(import.meta.dirname, '..', 'operator.ts');
      const { status, stderr } = spawnSync(
        'node',
        [program, 'asks', 'reject', `${id}`, '--version', version, '--reason', 'x'],
        {
          env: { ...bareEnvironment, DATABASE_URL: market.url, ...env },
          encoding: 'utf8',
        },
      );
      t.equal(status, 0, stderr);
      const [mail] = await market.db.select().from(emails).orderBy(desc(emails.id)).limit(1);
      return mail?.text;
    };
    t.match(await linkOf({}), 'http://localhost:3000/');
    const setUp = { payments: '', mailHost: '' };
    await storeSetUp(market.db, { ...setUp, publicUrl: 'https://old.example' });
    await storeSetUp(market.db, { ...setUp, publicUrl: 'https://deckle.example' });
    t.match(await linkOf({}), 'https://deckle.example/');
    t.match(await linkOf({ PUBLIC_URL: 'https://other.example' }), 'https://other.example/');
  },
);

t.test(
  'finds the embedded database of a running Deckle, and notices when it is gone',
  async (t) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'deckle-running-'));
    t.teardown(() => rmSync(dataDir, { recursive: true, force: true }));
    const server = await startEmbeddedPostgres({ dataDir, settings: { fsync: 'off' } });
    t.equal(await connectToRunning(dataDir, 'postgres'), server.url);
    await t.rejects(connectToRunning(dataDir, 'no_such'), { message: /does not answer/ });
    await server.stop();
    await t.rejects(connectToRunning(dataDir, 'postgres'), { message: /No Deckle is running/ });
  },
);
