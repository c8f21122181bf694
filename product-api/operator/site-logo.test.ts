import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { desc } from 'drizzle-orm';
import sharp from 'sharp';
import t from 'tap';
import { operationPath } from '../../shared/desk/operation-path.ts';
import { inMarket, run } from '../../tests/product-api/support/market.ts';
import { terminalOf } from '../../tests/product-api/support/terminal.ts';
import { clientOf } from '../../tests/product-api/support/trading-client.ts';
import { formOf } from '../../tests/support/form.ts';
import { createUser, startTestProductApi } from '../../tests/support/product-api.ts';
import { emails } from '../db/schema/people.ts';
import { storeSetUp } from '../db/site-settings.ts';
import { composeConfirmation } from '../mail/compose-confirmation.ts';
import { enqueueEmail } from '../mail/enqueue-email.ts';

const drawing = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#33669980' } });
const png = (width: number, height: number) => drawing(width, height).png().toBuffer();

t.test('an owner gives the site a logo, and takes it back', async (t) => {
  const api = await startTestProductApi(t);
  const { app, db } = api;
  const account = await createUser(db, { roles: ['owner'] });
  const owner = clientOf(api, account);
  const upload = async (bytes: Buffer, { bearer } = account) => {
    const files = new Blob([new Uint8Array(bytes)], { type: 'image/png' });
    const { headers, payload } = await formOf({ files });
    return app.inject({
      method: 'POST',
      url: '/api/desk/logos',
      headers: { ...headers, authorization: bearer },
      payload,
    });
  };
  const change = (body: object) => owner('POST', operationPath('site change'), { body });
  const site = async () => (await app.inject('/api/site')).json().data;

  const curator = await createUser(db, { roles: ['curator'] });
  t.equal((await upload(await png(400, 100), curator)).statusCode, 403);
  const { logo } = (await upload(await png(1600, 200))).json().data;
  t.match(logo, /^[0-9a-f]{32}-160x20$/);
  t.equal((await site()).logo, null, 'not before it is set');
  t.equal((await change({ logo })).status, 200);
  const src = `/media/logos/${logo}.png`;
  t.same((await site()).logo, { src, width: 160, height: 20, dark: null });

  const shown = await app.inject(src);
  t.equal(shown.headers['cache-control'], 'public, max-age=31536000, immutable');
  const { format, width, hasAlpha } = await sharp(shown.rawPayload).metadata();
  t.same({ format, width, hasAlpha }, { format: 'png', width: 640, hasAlpha: true });

  const dark = (await upload(await png(80, 80))).json().data.logo;
  await change({ logoDark: dark });
  t.match((await site()).logo, { src, dark: `/media/logos/${dark}.png` });
  const other = dark.replace(/^./, dark.startsWith('0') ? '1' : '0');
  t.equal((await change({ logo: other })).status, 400, 'one that was never uploaded');
  t.equal((await app.inject(`/media/logos/${other}.png`)).statusCode, 404);
  t.equal((await app.inject('/media/logos/..%2F..%2Fsecret.png')).statusCode, 404);

  await change({ logo: '', logoDark: '' });
  t.equal((await site()).logo, null);
  t.equal((await app.inject(src)).statusCode, 200, 'mails that were sent still show it');
});

t.test('what is no picture, too small or too large is no logo', async (t) => {
  const { app, db } = await startTestProductApi(t);
  const { bearer } = await createUser(db, { roles: ['owner'] });
  const whole = await png(400, 100);
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="40"></svg>';
  for (const [name, bytes] of [
    ['an SVG', Buffer.from(svg)],
    ['a PDF', Buffer.from('%PDF-1.7\n')],
    ['half a picture', whole.subarray(0, whole.length / 2)],
    ['smaller than its box', await png(100, 20)],
    ['larger than its file says', await png(9000, 9000)],
  ] as const) {
    const { headers, payload } = await formOf({ files: new Blob([new Uint8Array(bytes)]) });
    const answer = await app.inject({
      method: 'POST',
      url: '/api/desk/logos',
      headers: { ...headers, authorization: bearer },
      payload,
    });
    t.equal(answer.statusCode, 400, name);
  }
});

t.test('mails show the logo, and the name where there is none', async (t) => {
  await inMarket(t, async (market) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'deckle-logo-'));
    const operator = terminalOf(market, dataDir);
    const file = join(dataDir, 'logo.png');
    await writeFile(file, await png(400, 100));
    const kept = JSON.parse((await operator('site', 'upload-logo', file, '--json')).out);
    const missing = await operator('site', 'upload-logo', `${file}.gone`);
    t.match(missing, { code: 2, err: /cannot be read/ });
    const change = await operator('site', 'change', '--logo', kept.logo, '--name', 'Kiln & Ink');
    t.match(change, { code: 0, out: 'Changed: name, logo.' });
    await storeSetUp(market.db, { publicUrl: 'https://kiln.example', payments: '', mailHost: '' });
    const sent = async (key: string) => {
      const mail = composeConfirmation({ firstName: 'Ada', link: 'https://kiln.example/x' });
      await run(market, ({ tx }) =>
        enqueueEmail(tx, { ...mail, dedupeKey: key, recipient: 'ada@example.com' }),
      );
      const [last] = await market.db.select().from(emails).orderBy(desc(emails.id)).limit(1);
      return last?.html ?? '';
    };
    const address = `https://kiln.example/media/logos/${kept.logo}.png`;
    t.match(await sent('logo:1'), `<img alt="Kiln &amp; Ink" height="40" src="${address}"`);
    await operator('site', 'change', '--logo', '');
    const plain = await sent('logo:2');
    t.notMatch(plain, /<img|\{\{/);
    t.match(plain, '>Kiln &amp; Ink</p>');
  });
});
