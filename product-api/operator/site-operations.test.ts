import { desc } from 'drizzle-orm';
import t from 'tap';
import {
  addPerson,
  draftPurchase,
  inMarket,
  listApproved,
  readAsk,
  readOrder,
  run,
} from '../../tests/product-api/support/market.ts';
import { isRefused } from '../../tests/product-api/support/refusal.ts';
import { terminalOf } from '../../tests/product-api/support/terminal.ts';
import { pagesOf } from '../../tests/support/test-content.ts';
import { placeBid } from '../commands/place-bid.ts';
import { auditEntries } from '../db/schema/audit.ts';
import { emails } from '../db/schema/people.ts';
import { composeConfirmation } from '../mail/compose-confirmation.ts';
import { enqueueEmail } from '../mail/enqueue-email.ts';
import { deadlineOf } from '../market/record-status.ts';
import { loadAsks } from '../queries/load-asks.ts';

const friday = new Date('2026-11-20T15:00:00Z');

t.test('settings are changed, shown and brought back, each time in the audit', async (t) => {
  await inMarket(t, async (market) => {
    const operator = terminalOf(market);
    const shown = async () => JSON.parse((await operator('site', 'show', '--json')).out);
    t.match(await shown(), [
      { name: 'name', value: null, default: 'Deckle' },
      { name: 'line', value: null },
      { name: 'logo', value: null, default: '' },
      { name: 'logoDark', value: null, default: '' },
      { name: 'contactEmail', value: null, default: 'help@deckle.test' },
      { name: 'postalAddress', value: null, default: '' },
      { name: 'daysToPay', value: null },
      { name: 'daysToShip', value: null },
    ]);
    const changed = await operator(
      ...['site', 'change', '--name', ' Kiln & Ink ', '--postalAddress', '1 Mill Lane\nLeeds'],
    );
    t.match(changed, { code: 0, out: 'Changed: name, postalAddress.' });
    t.match(await shown(), [{ name: 'name', value: 'Kiln & Ink', default: 'Deckle' }]);
    t.match((await operator('site', 'show')).out, /postalAddress +1 Mill Lane, Leeds +set/);
    const same = await operator('site', 'change', '--name', 'Kiln & Ink');
    t.match(same, { code: 0, out: 'Nothing was changed.' });
    await operator('site', 'change', '--name', '');
    t.match(await shown(), [{ name: 'name', value: null }]);

    const entries = await market.db.select().from(auditEntries).orderBy(auditEntries.id);
    t.match(entries, [
      {
        actor: 'operator:test',
        action: 'site.change',
        details: { changes: { name: { from: null, to: 'Kiln & Ink' } } },
      },
      { details: { changes: { name: { from: 'Kiln & Ink', to: null } } } },
    ]);
    t.equal(entries.length, 2);
  });
});

t.test('a setting that cannot be is refused in words', async (t) => {
  await inMarket(t, async (market) => {
    const operator = terminalOf(market);
    for (const [option, value, error] of [
      ['--name', 'A'.repeat(41), /At most 40 characters/],
      ['--name', 'Kiln\nInk', /not allowed here/],
      ['--name', '{{product.name}}', /Cannot have/],
      ['--line', 'A *bold* one', /Cannot have/],
      ['--contactEmail', 'at home', /Must be an e-mail address/],
      ['--daysToPay', '0', /Must be a whole number from 1 to 30/],
      ['--daysToShip', '61', /Must be a whole number from 1 to 60/],
      ['--newBuyerPounds', '1.5', /Must be a whole number/],
    ] as const) {
      t.match(await operator('site', 'change', option, value), { code: 2, err: error }, value);
    }
  });
});

t.test('mails and texts say the name and the contact that are set', async (t) => {
  await inMarket(t, async (market) => {
    const name = `Kiln: "Ink" & 'Sons' # $&`;
    const page = await pagesOf(market);
    await terminalOf(market)(
      ...['site', 'change', '--name', name, '--contactEmail', 'ask@kiln.example'],
      ...['--postalAddress', '1 Mill Lane\nLeeds'],
    );
    const database = await page('how-it-works', 'deckle-database');
    t.equal(database?.title, `The ${name} database`);
    const terms = await page('legal', 'terms-and-conditions');
    t.ok(terms?.text.includes(`${name} runs a marketplace`));
    t.match(terms?.text, 'reach us at ask@kiln.example, or by post at 1 Mill Lane, Leeds.');
    t.notMatch(terms?.text, 'Deckle');

    const mail = composeConfirmation({ firstName: 'Ada', link: 'https://kiln.example/x' });
    await run(market, ({ tx }) =>
      enqueueEmail(tx, { ...mail, dedupeKey: 'welcome:1', recipient: 'ada@example.com' }),
    );
    const [sent] = await market.db.select().from(emails).orderBy(desc(emails.id)).limit(1);
    t.equal(sent?.subject, `Confirm your e-mail address for ${name}`);
    t.ok(sent?.text.includes(`Welcome to ${name}.`));
    t.ok(sent?.html.includes('Kiln: &quot;Ink&quot; &amp; &#39;Sons&#39; # $&amp;'));
    t.notMatch(`${sent?.text}${sent?.html}`, /Deckle|\{\{/);
  });
});

t.test('days are counted from the next step on, and are told to the seller', async (t) => {
  await inMarket(t, async (market) => {
    const [seller, buyer] = [await addPerson(market), await addPerson(market)];
    const listed = await listApproved(market, seller, { price: 100_00 });
    const purchase = await draftPurchase(market, buyer, listed.id);
    const { orderId } = await run(market, (context) =>
      placeBid(context, { userId: buyer, bidId: purchase.id }),
    );
    const before = await readOrder(market, orderId ?? 0);
    await terminalOf(market)('site', 'change', '--daysToPay', '1', '--daysToShip', '12');
    t.same(
      (await readOrder(market, orderId ?? 0)).deadline,
      before.deadline,
      'one that runs stays',
    );
    const deadline = (status: 'AwaitingPayment' | 'AwaitingShipment') =>
      run(market, ({ tx }) => deadlineOf(tx, status, friday));
    t.same(await deadline('AwaitingPayment'), new Date('2026-11-23T15:00:00Z'));
    t.same(await deadline('AwaitingShipment'), new Date('2026-12-08T15:00:00Z'));
    const next = await listApproved(market, seller, { price: 90_00 });
    const asks = await loadAsks(market.db, [await readAsk(market, next.id)]);
    t.equal(asks[0]?.daysToShip, 12);
  });
});

t.test('the limit of a new buyer is the owner’s where it is set', async (t) => {
  await inMarket(t, async (market) => {
    const limited = {
      ...market,
      purchaseRules: { cardAt: null, unpaidPurchases: 3, unpaidTotal: 5_000_00 },
    };
    const [seller, buyer] = [await addPerson(market), await addPerson(market)];
    const buy = async (price: number) => {
      const { id } = await listApproved(market, seller, { price });
      const draft = await draftPurchase(market, buyer, id);
      return run(limited, (context) => placeBid(context, { userId: buyer, bidId: draft.id }));
    };
    const set = (option: string, value: string) =>
      terminalOf(market)('site', 'change', option, value);
    await set('--newBuyerPounds', '90');
    await buy(50_00);
    await isRefused(t, buy(45_00), { code: 'trade.unpaid-limit' }, 'too much together');
    await set('--newBuyerPounds', '1000');
    await set('--newBuyerPurchases', '2');
    await buy(40_00);
    await isRefused(t, buy(35_00), { code: 'trade.unpaid-limit' }, 'too many');
  });
});
