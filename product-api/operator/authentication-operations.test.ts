import { eq, sql } from 'drizzle-orm';
import t from 'tap';
import {
  addPerson,
  list,
  openMarket,
  readAsk,
  run,
} from '../../tests/product-api/support/market.ts';
import { isRefused } from '../../tests/product-api/support/refusal.ts';
import { terminalOf } from '../../tests/product-api/support/terminal.ts';
import { until } from '../../tests/support/until.ts';
import { approveAsk } from '../commands/approve-ask.ts';
import { auditEntries } from '../db/schema/audit.ts';
import { staff } from '../db/schema/staff.ts';
import { runOperation } from './run-operation.ts';

const market = await openMarket();
t.teardown(() => market.close());
const operator = terminalOf(market);
const ada = `desk:${await addPerson(market)}`;
const ben = `desk:${await addPerson(market)}`;
const newAsk = async () => (await list(market, await addPerson(market), { price: 100_00 })).id;
const by = (actor: string) => ({ market, actor });
const hold = (actor: string, id: number) => runOperation('asks hold', by(actor), { id });
const show = (id: number) => runOperation('asks show', by(ada), { id });
const minute = 60_000;

t.test('a listing is held by one person at a time', async (t) => {
  const id = await newAsk();
  const { version } = await show(id);
  const held = await hold(ada, id);
  const { name } = held;
  t.equal(held.isMine, true);
  t.match(await hold(ben, id), { isMine: false, name });
  t.match(await show(id), { heldBy: { name } });
  t.match(await runOperation('asks pending', by(ben), {}), [{ id, heldBy: { name } }]);
  const reason = 'The signature cannot be read.';
  for (const verdict of ['asks request-info', 'asks reject'] as const) {
    const decide = runOperation(verdict, by(ben), { id, version, reason });
    await isRefused(t, decide, { code: 'desk.ask-held' });
  }
  await isRefused(t, runOperation('asks approve', by('shell:ben'), { id, version }), {
    code: 'desk.ask-held',
  });
  await runOperation('asks release', by(ben), { id });
  t.match(await hold(ben, id), { isMine: false }, 'another’s is not released');
  market.passTime(14 * minute);
  t.match(await hold(ada, id), { isMine: true }, 'renewed');
  market.passTime(14 * minute);
  t.match(await hold(ben, id), { isMine: false });
  market.passTime(2 * minute);
  t.match(await show(id), { heldBy: null }, 'over after 15 minutes');
  t.match(await hold(ben, id), { isMine: true });
  await runOperation('asks release', by(ben), { id });
  const all = await Promise.all(
    Array.from({ length: 10 }, (_, index) => hold(index % 2 === 0 ? ada : ben, id)),
  );
  t.equal(new Set(all.map(({ name }) => name)).size, 1, 'of ten at once one gets it');
  const holder = all[0]?.isMine ? ada : ben;
  const checks = ['number', 'signature'] as const;
  await runOperation('asks approve', by(holder), { id, version, checks: [...checks] });
  t.equal((await readAsk(market, id)).status, 'Approved');
  await isRefused(t, hold(ada, id), { code: 'trade.wrong-status' });
  t.match(await show(id), {
    heldBy: null,
    decisions: [{ action: 'asks.approve', details: { checks: 'number, signature' } }],
  });
});

const codes = (refusal: Promise<unknown>) =>
  refusal.then(
    () => 'done',
    (error) => error.details.code,
  );

t.test('a member of the staff does not decide a listing of their own', async (t) => {
  const sellerId = await addPerson(market);
  const cleo = `desk:${sellerId}`;
  const { id } = await list(market, sellerId, { price: 100_00 });
  const { version } = await show(id);
  const reason = 'The signature cannot be read.';
  await market.db.insert(staff).values({ userId: sellerId, roles: ['authenticator'] });
  t.match(await runOperation('asks show', by(cleo), { id }), { isForColleague: false }, 'alone');
  const other = await addPerson(market);
  await market.db.insert(staff).values({ userId: other, roles: ['owner'] });
  t.match(await runOperation('asks show', by(cleo), { id }), { isForColleague: true });
  for (const actor of [cleo, 'shell:cleo']) {
    const own = by(actor);
    t.equal(await codes(runOperation('asks approve', own, { id, version })), 'desk.own-listing');
    const given = { id, version, reason };
    t.equal(await codes(runOperation('asks request-info', own, given)), 'desk.own-listing');
    t.equal(await codes(runOperation('asks reject', own, given)), 'desk.own-listing');
    t.equal(await codes(hold(actor, id)), 'desk.own-listing');
  }
  t.match(await operator('asks', 'approve', String(id), '--version', version), {
    err: /A member of the staff listed this/,
  });
  t.equal((await readAsk(market, id)).status, 'PendingAuthentication');
  await runOperation('asks approve', by(`desk:${other}`), { id, version });
  t.equal((await readAsk(market, id)).status, 'Approved');

  await market.db.delete(staff);
  const ownerId = await addPerson(market);
  await market.db.insert(staff).values({ userId: ownerId, roles: ['owner'] });
  const { id: only } = await list(market, ownerId, { price: 90_00 });
  const given = { id: only, version: (await show(only)).version };
  await runOperation('asks approve', by(`desk:${ownerId}`), given);
  t.match(await show(only), { decisions: [{ details: { isOwn: true } }] }, 'alone');
});

t.test('points that the edition has notes on are asked for before an approval', async (t) => {
  const id = await newAsk();
  const { version, editionId } = await show(id);
  const note = { edition: editionId, note: 'Lower right, in pencil' };
  await runOperation('checklists set', by(ada), { ...note, point: 'signature' });
  const approve = (...more: string[]) =>
    operator('asks', 'approve', String(id), '--version', version, ...more);
  for (const checks of [[], ['--checks', 'number']]) {
    t.match(await approve(...checks), { code: 1, err: /not all of it is checked/ });
  }
  t.equal((await readAsk(market, id)).status, 'PendingAuthentication');
  t.equal((await approve('--checks', 'number,signature')).code, 0);
  const other = await newAsk();
  const given = { id: other, version: (await show(other)).version, anyway: true };
  await runOperation('asks approve', by(ada), given);
  await runOperation('checklists set', by(ada), { edition: editionId, point: 'signature' });
});

t.test('a hold that is asked for during an approval is refused', async (t) => {
  const id = await newAsk();
  const [approved, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const approving = run(market, async (context) => {
    await approveAsk(context, { askId: id, actor: ada });
    approved.resolve();
    await end.promise;
  });
  await approved.promise;
  let isAnswered = false;
  const held = hold(ben, id).finally(() => {
    isAnswered = true;
  });
  const refused = isRefused(t, held, { code: 'trade.wrong-status' });
  await until(async () => {
    const { rows } = await market.db.execute(sql`select 1 from pg_locks where not granted`);
    return isAnswered || rows.length > 0;
  });
  end.resolve();
  await approving;
  await refused;
});

t.test('a checklist has notes for its edition, and reasons are edited', async (t) => {
  const edition = String(market.editionIds[0]);
  const set = (...more: string[]) =>
    operator('checklists', 'set', edition, '--point', 'signature', ...more);
  t.equal((await set('--note', 'Lower right, \u001b[31min pencil')).code, 2);
  t.equal((await set('--note', 'Lower right, in pencil')).code, 0);
  const id = await newAsk();
  t.match(await show(id), {
    checklist: [{ point: 'signature', note: /in pencil/ }, { point: 'number', note: null }, {}, {}],
  });
  t.match((await operator('asks', 'show', String(id))).out, /signature +Lower right/);
  t.equal((await set()).code, 0);
  t.match((await show(id)).checklist[0], { note: null });
  t.match(await operator('reasons', 'add', '--kind', 'price', '--text', 'x'), { code: 2 });
  const added = await operator('reasons', 'add', '--kind', 'more', '--text', 'Say more.', '--json');
  const { id: reason } = JSON.parse(added.out);
  t.equal((await operator('reasons', 'change', String(reason), '--text', 'Show more.')).code, 0);
  t.match((await operator('reasons', 'list')).out, /more\s+Show more\./);
  t.equal((await operator('reasons', 'remove', String(reason))).code, 0);
  t.match(await operator('reasons', 'remove', String(reason)), {
    err: `Refused: There is no standard reason ${reason}.`,
  });
  const subject = `reason:${reason}`;
  const acts = await market.db.select().from(auditEntries).where(eq(auditEntries.subject, subject));
  t.match(acts, [
    { action: 'reasons.add', details: { after: 'Say more.' } },
    { action: 'reasons.change', details: { before: 'Say more.', after: 'Show more.' } },
    { action: 'reasons.remove', details: { before: 'Show more.', after: null } },
  ]);
});
