import { desc, eq } from 'drizzle-orm';
import t from 'tap';
import {
  addPerson,
  inMarket,
  listApproved,
  type Market,
  run,
} from '../../tests/product-api/support/market.ts';
import { terminalOf } from '../../tests/product-api/support/terminal.ts';
import { auditEntries } from '../db/schema/audit.ts';
import { feedEntries } from '../db/schema/feed.ts';
import { messageTexts } from '../db/schema/message-texts.ts';
import { emails } from '../db/schema/people.ts';
import { notify } from '../market/notify.ts';

const name = 'order-paid.seller';
const subject = 'Time to ship {{title}}';
const text =
  'Good news from {{site.name}}: {{title}} is paid.\n\nShip it {{byDeadline}},\nand write to us.';

async function open(market: Market) {
  const operator = terminalOf(market);
  const shown = async () => JSON.parse((await operator('mails', 'show', name, '--json')).out);
  const edit = async (...options: string[]) =>
    operator('mails', 'edit', name, '--version', (await shown()).version, ...options);
  return { operator, shown, edit };
}

const sale = (byDeadline: string) =>
  ({ name, fields: { title: 'Night & Ferry', byDeadline } }) as const;

async function tell(market: Market, userId: number, key: string, byDeadline = '') {
  await run(market, (context) =>
    notify(context, userId, {
      ...{ dedupeKey: key, artworkId: null, path: '/my-account/selling' },
      says: sale(byDeadline),
    }),
  );
  const [mail] = await market.db.select().from(emails).where(eq(emails.dedupeKey, key));
  const [entry] = await market.db.select().from(feedEntries).where(eq(feedEntries.dedupeKey, key));
  return { mail, entry };
}

t.test('an owner’s words are mailed and shown, and the default comes back', async (t) => {
  await inMarket(t, async (market) => {
    const { operator, shown, edit } = await open(market);
    const seller = await addPerson(market);
    const before = await tell(market, seller, 'before', 'by 24 November 2026');
    t.match(before.mail?.text, /Ship it to us by 24 November 2026 and give us the tracking/);
    t.match(await edit('--subject', subject, '--text', text), { code: 0 });

    const { mail, entry } = await tell(market, seller, 'after', 'by 24 November 2026');
    t.equal(mail?.subject, 'Time to ship Night & Ferry');
    t.match(
      mail?.text,
      'Hello Per,\n\nGood news from Deckle: Night & Ferry is paid.\n\nShip it by',
    );
    t.match(mail?.text, 'Ship it by 24 November 2026, and write to us.\n\nhttps://deckle.test/my');
    t.match(mail?.text, 'You received this because you trade on Deckle.');
    t.match(mail?.html, 'Night &amp; Ferry is paid.');
    t.match(entry, { title: mail?.subject, text: 'Good news from Deckle: Night & Ferry is paid.' });
    const without = await tell(market, seller, 'no deadline');
    t.match(without.mail?.text, 'Ship it, and write to us.', 'no gap where a field is empty');

    t.match(await shown(), { state: 'changed', subject, default: { subject: 'Ship {{title}}' } });
    t.match((await operator('mails', 'list')).out, /order-paid\.seller +changed +Time to ship/);
    t.match(await operator('mails', 'reset', name), { code: 0, out: /has its default/ });
    t.equal(await market.db.$count(messageTexts), 0);
    const again = await tell(market, seller, 'again', 'by 24 November 2026');
    t.equal(again.mail?.text, before.mail?.text);
    const [sent] = await market.db.select().from(emails).where(eq(emails.dedupeKey, 'after'));
    t.equal(sent?.text, mail?.text, 'what was sent stays');

    await operator('mails', 'reset', name);
    const entries = await market.db.select().from(auditEntries).orderBy(desc(auditEntries.id));
    t.match(entries, [
      { actor: 'operator:test', action: 'mails.reset', subject: `message:${name}` },
      {
        action: 'mails.edit',
        details: {
          before: { subject: 'Ship {{title}}', text: /^The buyer has paid/ },
          after: { subject, text: text.replace(',\nand', ', and') },
        },
      },
    ]);
    t.equal(entries.length, 2, 'a reset of a default is no act');
  });
});

t.test('a text with mistakes is refused, and each one is named', async (t) => {
  await inMarket(t, async (market) => {
    const { operator, shown, edit } = await open(market);
    for (const [options, ...mistakes] of [
      [
        ['--text', '{{title}} and {{lunch}}, '],
        /no field \{\{lunch\}\}/,
        /name \{\{byDeadline\}\}/,
      ],
      [['--subject', 'Ship it', '--text', 'Until {{byDeadline}}'], /It has to name \{\{title\}\}/],
      [['--subject', ''], /subject: Cannot be empty/],
      [['--text', ' '], /text: Cannot be empty/],
      [['--subject', `{{title}} ${'A'.repeat(200)}`], /subject: At most 150 characters/],
      [['--text', `${text} ${'A'.repeat(1300)}`], /A paragraph has at most 1200/],
      [['--text', `${text}${'\n\nAnd.'.repeat(9)}`], /At most 8 paragraphs/],
      [['--text', `${text}\n\n**Now**`], /Plain words alone/],
      [['--text', `${text}\n\n<b>Now</b>`], /Plain words alone/],
      [['--text', `${text}\n\n- a list`], /Plain words alone/],
      [['--text', `${text}\n\n{{title`], /Plain words alone/],
      [['--text', '{{byDeadline}}'], /It needs words beside fields that may be empty/],
    ] as const) {
      const refused = await edit(...options);
      t.match(refused, { code: 1, err: /\(text\.to-correct\)/ }, options.join(' '));
      for (const mistake of mistakes) t.match(refused.err, mistake);
      const seen = await operator('mails', 'preview', name, ...options);
      for (const mistake of mistakes) t.match(seen.out, mistake, 'the preview says it too');
    }
    t.match(await shown(), { state: 'default' });

    const { version } = await shown();
    await edit('--subject', subject);
    const late = await operator(
      ...['mails', 'edit', name, '--version', version, '--subject', '{{title}}: ship it'],
    );
    t.match(late, { code: 1, err: /\(catalogue\.changed\)/ });
    t.match(await operator('mails', 'show', 'lunch'), {
      code: 1,
      err: /There is no message lunch/,
    });
  });
});

t.test('a mail loads nothing that an owner writes an address of', async (t) => {
  await inMarket(t, async (market) => {
    const { operator } = await open(market);
    const source = '![A sea](https://evil.example/x.png) <img src=https://evil.example/y.png>';
    const given = ['--subject', 'News', '--text', `${source} {{title}} {{byDeadline}}`];
    const { html } = JSON.parse((await operator('mails', 'preview', name, ...given, '--json')).out);
    t.notMatch(html, /<img|src="/);
    t.match(html, '&lt;img src=https://evil.example/y.png&gt;', 'it is shown as it was written');
  });
});

t.test('mails that keep accounts safe are shown and stay', async (t) => {
  await inMarket(t, async (market) => {
    const operator = terminalOf(market);
    const shown = await operator('mails', 'preview', 'reset-password');
    t.match(shown.out, /Set a new password for Deckle\n\nHello Ada,\n\nWe received a request/);
    for (const act of [
      ['mails', 'edit', 'reset-password', '--version', 'x', '--subject', 'Lunch'],
      ['mails', 'reset', 'reset-password'],
    ]) {
      t.match(await operator(...act), { code: 1, err: /\(text\.fixed\)/ });
    }
  });
});

t.test('a stored text that does not fit its message gives way to the default', async (t) => {
  await inMarket(t, async (market) => {
    const { shown } = await open(market);
    const stale = { subject: 'Ship {{artwork}}', paragraphs: ['{{title}} {{byDeadline}} now.'] };
    await market.db.insert(messageTexts).values({ name, ...stale });
    const { mail } = await tell(market, await addPerson(market), 'stale');
    t.equal(mail?.subject, 'Ship Night & Ferry');
    t.match(await shown(), {
      state: 'changed',
      problems: [{ field: 'subject', message: 'There is no field {{artwork}}' }],
    });
  });
});

t.test('a sale is mailed in an owner’s words', async (t) => {
  await inMarket(t, async (market) => {
    const operator = terminalOf(market);
    const { version } = JSON.parse((await operator('mails', 'show', 'ask-approved', '--json')).out);
    await operator(
      ...['mails', 'edit', 'ask-approved', '--version', version],
      ...['--subject', 'Yes: {{title}}', '--text', 'It {{state}}.'],
    );
    await listApproved(market, await addPerson(market), { price: 100_00 });
    const [mail] = await market.db.select().from(emails).orderBy(desc(emails.id)).limit(1);
    t.match(mail, { subject: 'Yes: Night Ferry', text: /It is live\./ });
  });
});
