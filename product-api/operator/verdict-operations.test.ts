import { eq } from 'drizzle-orm';
import t from 'tap';
import {
  addPerson,
  bid,
  list,
  listApproved,
  openMarket,
  readOrder,
} from '../../tests/product-api/support/market.ts';
import { advance } from '../../tests/product-api/support/operate.ts';
import { terminalOf } from '../../tests/product-api/support/terminal.ts';
import { addSubmission } from '../commands/add-submission.ts';
import { approveAsk } from '../commands/approve-ask.ts';
import { settleCharge } from '../commands/settle-charge.ts';
import { voidAsk } from '../commands/void-ask.ts';
import { auditEntries } from '../db/schema/audit.ts';
import { submissions } from '../db/schema/collecting.ts';
import { paymentTasks } from '../db/schema/payments.ts';
import { emails } from '../db/schema/people.ts';
import { inTransaction } from '../market/command-context.ts';
import { exitCodes } from './run-operator.ts';

const market = await openMarket();
t.teardown(() => market.close());
const { db } = market;
const operator = terminalOf(market);
const actionsOn = async (subject: string) =>
  (await db.select().from(auditEntries).where(eq(auditEntries.subject, subject))).map(
    ({ action }) => action,
  );

t.test('submissions are listed, shown, approved and rejected, once each', async (t) => {
  t.match((await operator('submissions', 'list')).out, /Nothing waits/);
  const userId = await addPerson(market);
  const fields = { name: 'Kiln Door', artistName: 'Ada Quill', medium: 'Etching' };
  const file = {
    id: '11111111-1111-4111-8111-111111111111',
    name: 'a.png',
    type: 'image/png',
    size: 9,
  } as const;
  const [first, second] = await inTransaction(market, async (context) => [
    await addSubmission(context, { userId, kind: 'work', fields, files: [file] }),
    await addSubmission(context, { userId, kind: 'release', fields, files: [] }),
  ]);
  t.match(
    (await operator('submissions', 'list')).out,
    /work\s+Kiln Door\s+Ada Quill\s+person\S+\s+1 /,
  );
  t.match(
    (await operator('submissions', 'show', String(first))).out,
    /medium\s+Etching[\s\S]*a\.png/,
  );
  t.equal((await operator('submissions', 'approve', String(first))).code, 0);
  t.equal(
    (await operator('submissions', 'reject', String(second), '--reason', 'Too little.')).code,
    0,
  );
  t.match(await db.select().from(submissions), [
    { status: 'Approved', reason: null },
    { status: 'Rejected', reason: 'Too little.' },
  ]);
  for (const id of [first, second]) {
    t.equal((await operator('submissions', 'approve', String(id))).code, exitCodes.refused);
  }
  t.match(await operator('submissions', 'show', '9999'), {
    err: 'Refused: There is no submission 9999.',
  });
  const mails = (await db.select().from(emails)).filter(({ dedupeKey }) =>
    dedupeKey.startsWith('submission:'),
  );
  t.same(
    mails.map(({ subject }) => subject),
    ['Your submission of Kiln Door is accepted', 'About your submission of Kiln Door'],
  );
  t.match(mails[1]!.text, 'Too little.');
  t.same(await actionsOn(`submission:${first}`), ['submissions.approve']);
});

t.test('an order that fails authentication, or comes back, is paid back once', async (t) => {
  const editionId = market.editionIds[1];
  async function paidOrder(): Promise<number> {
    await listApproved(market, await addPerson(market), { price: 100_00, editionId });
    const { orderId } = await bid(market, await addPerson(market), { price: 100_00, editionId });
    const [task] = await db.select().from(paymentTasks).where(eq(paymentTasks.orderId, orderId!));
    const received = { amount: task!.amount, currency: task!.currency };
    await inTransaction(market, (context) =>
      settleCharge(context, task!.reference, { kind: 'succeeded', id: `ch_${orderId}`, received }),
    );
    return orderId!;
  }
  const advanceBy = async (orderId: number, steps: number) => {
    for (let step = 0; step < steps; step += 1) await advance(market, orderId);
  };
  const refundsOf = async (orderId: number) =>
    (await db.select().from(paymentTasks).where(eq(paymentTasks.orderId, orderId))).filter(
      ({ kind }) => kind === 'refund',
    );
  const reason = ['--reason', 'The paper is too young.'];

  const returned = (id: number, from: string) =>
    operator('orders', 'return', String(id), '--from', from, ...reason);

  const fake = await paidOrder();
  const fail = (from = 'Authenticating') =>
    operator('orders', 'fail-authentication', String(fake), '--from', from, ...reason);
  t.equal((await fail()).code, exitCodes.refused, 'not before it is here');
  await advanceBy(fake, 3);
  t.equal((await fail('Received')).code, exitCodes.refused, 'not from another status than it has');
  t.equal((await fail('Fake')).code, exitCodes.usage);
  t.equal((await fail()).code, exitCodes.done);
  t.equal((await readOrder(market, fake)).status, 'AuthenticationFailed');
  t.equal((await refundsOf(fake)).length, 1);
  t.equal((await returned(fake, 'AuthenticationFailed')).code, exitCodes.done);
  t.equal((await readOrder(market, fake)).status, 'Returned');
  t.equal((await refundsOf(fake)).length, 1, 'and no second time');
  t.equal((await fail()).code, exitCodes.refused);

  const { sellerId } = await readOrder(market, fake);
  const again = { price: 300_00, editionId };
  const { id, status } = await list(market, sellerId, again);
  t.equal(status, 'PendingAuthentication', 'its seller’s documents count for nothing any more');
  await inTransaction(market, (context) =>
    approveAsk(context, { askId: id, actor: 'operator:test' }),
  );
  const trusted = await list(market, sellerId, { ...again, price: 290_00 });
  t.equal(trusted.status, 'Approved', 'until others are approved');
  for (const askId of [id, trusted.id]) {
    await inTransaction(market, (context) => voidAsk(context, { userId: sellerId, askId }));
  }

  const disliked = await paidOrder();
  await advanceBy(disliked, 6);
  t.equal((await returned(disliked, 'ShippedToBuyer')).code, exitCodes.refused);
  t.equal((await returned(disliked, 'Delivered')).code, exitCodes.done);
  t.equal((await refundsOf(disliked)).length, 1);
  t.same(await actionsOn(`order:${disliked}`), [
    ...Array(6).fill('orders.advance'),
    'orders.return',
  ]);
  const told = (await db.select().from(emails)).filter(({ dedupeKey }) =>
    dedupeKey.startsWith('orders.'),
  );
  t.equal(told.length, 6);
  t.ok(told.every(({ text }) => text.includes('The paper is too young.')));
});
